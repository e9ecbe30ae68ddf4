import { type EmployeeAnswer, rights } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { asStaff, asTraveller, eventually, OTHER_AGENCY, startTestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DemoPeople } from '../../src/demo/demo-people.ts';
import { identity as definition } from '../../src/identity.process.ts';
import { type Identity, logIn, startWithDemo, written } from './identity.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startWithDemo();
});
afterAll(() => identity.stop());

const staff = [demo.adviser, demo.owner, demo.accounting, demo.operations];

describe('the demo data', () => {
  test('has an agency, staff of every role and two travellers who log in, and two companions without accounts', async () => {
    for (const { cedula } of [...staff, demo.carlos, demo.lucia]) await logIn(identity, cedula, demo.password);
    expect(await written(identity, 'identity.agency-settings-changed')).toMatchObject([
      { ruc: demo.agency, name: 'Bitácora Viajes' },
    ]);
    const employees = await written(identity, 'identity.employee-created');
    expect(employees.map(({ id, roles }) => [id, roles])).toEqual([
      [demo.adviser.employeeId, ['adviser']],
      [demo.owner.employeeId, ['owner']],
      [demo.accounting.employeeId, ['accounting']],
      [demo.operations.employeeId, ['operations']],
    ]);
    const passengers = await written(identity, 'identity.passenger-registered');
    expect(passengers.map(({ id, user_id }) => [id, user_id])).toEqual([
      [demo.carlos.passengerId, demo.carlos.userId],
      [demo.lucia.passengerId, demo.lucia.userId],
      ...demo.companions.map(({ passengerId }) => [passengerId, null]),
    ]);
  });

  test('is there with its agency for whoever checks or rebuilds a view', async () => {
    const page = await identity.request('GET', '/internal/snapshots/agencies');
    const [data] = await written(identity, 'identity.agency-settings-changed');
    const snapshots = [{ aggregate_id: demo.agency, aggregate_version: 1, data }];
    expect(page.body).toEqual({ event: 'identity.agency-settings-changed', snapshots });
  });

  test('is made once, however many replicas start', async () => {
    const other = await startTestProcess(definition, {
      databaseUrl: identity.environment.DATABASE_URL,
      environment: { DEMO_DATA: 'true' },
    });
    await Promise.all([identity.app.get(DemoPeople).seed(), other.app.get(DemoPeople).seed()]);
    await eventually(async () => {
      expect(await identity.database.query(`select id from outbox where name like 'identity.%'`)).toHaveLength(15);
    });
    await other.stop();
  });
});

describe('employees', () => {
  const get = <Body = unknown>(path: string, headers: Record<string, string> = {}) =>
    identity.request<Body>('GET', path, { headers });

  test('are known to their agency', async () => {
    const adviser = { id: demo.adviser.employeeId, role: 'adviser', rights, email: 'asesora@bitacora.example' };
    const accounting = { id: demo.accounting.employeeId, role: 'accounting', rights: ['read', 'billing'] };
    const { body } = await get<EmployeeAnswer[]>('/api/v1/agency/employee', asStaff());
    expect(body).toHaveLength(staff.length);
    expect(body).toEqual(expect.arrayContaining([adviser, accounting].map((who) => expect.objectContaining(who))));
    const one = `/api/v1/agency/employee/${demo.agency}/${demo.adviser.userId}`;
    expect((await get(one, asStaff())).body).toMatchObject(adviser);
  });

  test('are not there for anybody else', async () => {
    const one = `/api/v1/agency/employee/${demo.agency}/${demo.adviser.userId}`;
    expect((await get('/api/v1/agency/employee')).status).toBe(401);
    expect((await get('/api/v1/agency/employee', asTraveller())).status).toBe(403);
    expect((await get('/api/v1/agency/employee', asStaff(OTHER_AGENCY))).body).toEqual([]);
    expect((await get(one)).status).toBe(401);
    expect((await get(one, asTraveller())).status).toBe(403);
    expect((await get(one, asStaff(OTHER_AGENCY))).status).toBe(404);
    expect((await get(`/api/v1/agency/employee/${demo.agency}/${demo.carlos.userId}`, asStaff())).status).toBe(404);
    expect((await get(`/api/v1/agency/employee/${demo.agency}/nobody`, asStaff())).status).toBe(404);
  });
});
