import { type Page, type PassengerAnswer } from '@bitacora/contracts';
import { asStaff, asTraveller, OTHER_AGENCY } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aPassenger, type Identity, register, startIdentity } from './identity.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

describe("an agency's passengers", () => {
  const agency = '0991234567001';
  const list = <Body = PassengerAnswer[]>(query = '', headers = asStaff(agency), ruc = agency) =>
    identity.request<Body>('GET', `/api/v1/user/passenger_accounts/${ruc}${query}`, { headers });

  beforeAll(async () => {
    const names = ['Ávila Ana', 'Peñafiel Lucía', 'Álava Óscar', 'Zambrano José', 'Muñoz María José'];
    const passengers = names.map((name) => {
      const [last = '', ...first] = name.split(' ');
      return aPassenger({ last_name: last, first_name: first.join(' '), email: `${last.length}@correo.example` });
    });
    await register(identity, { passengers }, agency);
  });

  const namesOf = (passengers: PassengerAnswer[]) => passengers.map(({ last_name }) => last_name);

  test('come by name, accents and case ignored, and nobody else’s', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(namesOf(body)).toEqual(['Álava', 'Ávila', 'Muñoz', 'Peñafiel', 'Zambrano']);
  });

  test('are found by name, cédula or e-mail', async () => {
    expect(namesOf((await list('?search=PENAFIEL%20lucia')).body)).toEqual(['Peñafiel']);
    expect(namesOf((await list('?search=jos%C3%A9')).body)).toEqual(['Muñoz', 'Zambrano']);
    expect(namesOf((await list('?search=8@correo')).body)).toEqual(['Peñafiel', 'Zambrano']);
    const { id_number: cedula } = (await list('?search=oscar')).body[0] ?? {};
    expect(namesOf((await list(`?search=${cedula}`)).body)).toEqual(['Álava']);
    // As it is printed.
    expect(namesOf((await list(`?search=${cedula?.slice(0, 9)}-${cedula?.slice(9)}`)).body)).toEqual(['Álava']);
    expect((await list('?search=%25')).body).toEqual([]);
  });

  test('come in pages, forth and back', async () => {
    const pages: PassengerAnswer[][] = [];
    let page = (await list<Page<PassengerAnswer>>('?page_size=2')).body;
    expect(page).toMatchObject({ count: 5, previous: null });
    for (;;) {
      pages.push(page.results);
      if (page.next === null) break;
      page = (await list<Page<PassengerAnswer>>(`?page_size=2&cursor=${page.next}`)).body;
    }
    expect(pages.map(namesOf)).toEqual([['Álava', 'Ávila'], ['Muñoz', 'Peñafiel'], ['Zambrano']]);
    const back = (await list<Page<PassengerAnswer>>(`?page_size=2&cursor=${page.previous}`)).body;
    expect(namesOf(back.results)).toEqual(['Muñoz', 'Peñafiel']);
    expect(back.next).not.toBeNull();
    const first = (await list<Page<PassengerAnswer>>(`?page_size=2&cursor=${back.previous}`)).body;
    expect(namesOf(first.results)).toEqual(['Álava', 'Ávila']);
    expect(first.previous).toBeNull();
  });

  test('of more than a thousand say where the rest is', async () => {
    const many = '0991234568001';
    await register(identity, aPassenger(), many);
    await identity.database.query(
      `with p as (insert into persons select gen_random_uuid(), 1, null, 'MANY' || n, 'A', 'B', '1990-01-01', 'F', 'S', '{}', null, false
         from generate_series(1, 1000) n returning id)
       insert into passengers select gen_random_uuid(), 1, ?, id, null, null, null, 'A', 'B', '1990-01-01', 'F', 'S', '{}', null, true, 'b a', 'b a'
       from p`,
      [many],
    );
    const { body, headers } = await list('', asStaff(many), many);
    expect(body).toHaveLength(1000);
    const [, next = ''] = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '') ?? [];
    const rest = await identity.request<Page<PassengerAnswer>>('GET', next, { headers: asStaff(many) });
    expect(rest.body).toMatchObject({ count: 1001, next: null });
    expect(namesOf(rest.body.results)).toEqual(['Vera']);
  });

  test('are for staff of that agency; a bad page is named', async () => {
    expect((await identity.request('GET', `/api/v1/user/passenger_accounts/${agency}`)).status).toBe(401);
    expect((await list('', asTraveller())).status).toBe(403);
    expect((await list('', asStaff(OTHER_AGENCY))).status).toBe(404);
    expect((await list<unknown>('?cursor=x')).body).toHaveProperty('cursor');
    expect((await list<unknown>('?page_size=101')).body).toHaveProperty('page_size');
  });
});
