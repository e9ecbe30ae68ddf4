import type { EmployeeSnapshot, Page } from '@bitacora/contracts';
import { asStaff, asTraveller, OTHER_AGENCY } from '@bitacora/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Database } from '@bitacora/platform';
import { newId } from '@bitacora/kernel/ids';
import { demo } from '@bitacora/contracts/demo';
import { Employee } from '../../src/domain/employee.ts';
import { EmployeeRepository } from '../../src/persistence/employee.repository.ts';
import { aPassenger, type Identity, register, startWithDemo } from './identity.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startWithDemo();
  const names = ['Zoila Bravo', 'Ana Bravo', 'Luis Cedeño'];
  const passengers = await register(identity, { passengers: names.map(() => aPassenger()) });
  await identity.app.get(Database).transaction(async () => {
    for (const [index, name] of names.entries()) {
      const [firstName = '', lastName = ''] = name.split(' ');
      const employee = Employee.hire(newId(), {
        agency: demo.agency,
        userId: passengers[index]?.user_id ?? '',
        firstName,
        lastName,
        email: `${firstName}@bitacora.example`,
        phone: null,
        roles: ['adviser'],
      });
      await identity.app.get(EmployeeRepository).save(employee);
    }
  });
});
afterAll(() => identity.stop());

const list = <Body = EmployeeSnapshot[]>(query = '', headers: Record<string, string> = asStaff()) =>
  identity.request<Body>('GET', `/api/v1/agency/employee${query}`, { headers });
// By their last names: those of the demo data, and those of above.
const firstPage = ['María José', 'Ana', 'Zoila'];
const secondPage = ['Luis', 'Gabriela', 'Andrés'];
const namesOf = (employees: EmployeeSnapshot[]) => employees.map(({ first_name }) => first_name);

test("an agency's employees come by name, for its staff only", async () => {
  expect(namesOf((await list()).body)).toEqual([...firstPage, ...secondPage, 'Diana']);
  expect((await list('', asStaff(OTHER_AGENCY))).body).toEqual([]);
  expect([(await list('', {})).status, (await list('', asTraveller())).status]).toEqual([401, 403]);
});

test("an agency's employees come in pages, forth and back", async () => {
  const first = (await list<Page<EmployeeSnapshot>>('?page_size=3')).body;
  expect(first).toMatchObject({ count: 7, previous: null });
  expect(namesOf(first.results)).toEqual(firstPage);
  const second = (await list<Page<EmployeeSnapshot>>(`?page_size=3&cursor=${first.next}`)).body;
  expect(namesOf(second.results)).toEqual(secondPage);
  const third = (await list<Page<EmployeeSnapshot>>(`?page_size=3&cursor=${second.next}`)).body;
  expect([namesOf(third.results), third.next]).toEqual([['Diana'], null]);
  const back = (await list<Page<EmployeeSnapshot>>(`?page_size=3&cursor=${second.previous}`)).body;
  expect(namesOf(back.results)).toEqual(firstPage);
  expect((await list<unknown>('?cursor=x')).body).toHaveProperty('cursor');
});
