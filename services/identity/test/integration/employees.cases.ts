import type { EmployeeAnswer, EmployeeRole } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { accessToken, asRole } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  bearer,
  type Identity,
  linkFor,
  logIn,
  newCedula,
  type Pair,
  PASSWORD,
  post,
  startWithDemo,
  written,
} from './identity.ts';

jest.setTimeout(60_000);

describe('employees', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await startWithDemo();
  });
  afterAll(() => identity.stop());

  const path = '/api/v1/agency/employee/';
  const asDemoOwner = () => ({
    authorization: `JWT ${accessToken({ userId: demo.owner.userId, agency: demo.agency, roles: ['owner'] })}`,
  });
  const send = <Body = EmployeeAnswer & { code?: string }>(method: string, rest: string, body?: object) =>
    identity.request<Body>(method, `${path}${rest}`, { headers: asDemoOwner(), body });
  const list = async (query = '') => (await send<EmployeeAnswer[]>('GET', query)).body;

  const anybody = (changes: Record<string, unknown> = {}) => {
    const cedula = newCedula();
    return {
      id_number: cedula,
      first_name: 'Óscar',
      last_name: 'Benítez',
      birth_date: '1985-03-14',
      gender: 'M',
      civil_status: 'S',
      email: `${cedula}@agencia.example`,
      phone: '+593 99 123 4567',
      roles: ['owner', 'accounting'],
      ...changes,
    };
  };

  /** Somebody who was invited, and chose a password. */
  async function aColleague(roles: string[]) {
    const body = anybody({ roles });
    const { body: employee } = await send('POST', '', body);
    const link = await linkFor(identity, 'identity.activation-requested', body.email);
    await post(identity, '/auth/users/activation/', { ...link, new_password: PASSWORD });
    return { employee, pair: await logIn(identity, body.id_number, PASSWORD) };
  }

  const refresh = ({ refresh: token }: Pair) => post<Pair>(identity, '/auth/jwt/refresh/', { refresh: token });
  const claimsOf = ({ access }: Pair): unknown =>
    JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString());

  test('are invited by the owner, and choose the password by the mailed link', async () => {
    const body = anybody();
    const { status, body: employee } = await send('POST', '', body);
    expect(status).toBe(201);
    expect(employee).toMatchObject({
      first_name: 'Óscar',
      roles: ['accounting', 'owner'],
      phone: '0991234567',
      account_waits: true,
      is_active: true,
      version: 1,
    });
    expect((await written(identity, 'identity.activation-requested')).at(-1)).toMatchObject({
      email: body.email,
      reason: 'staff',
      agency: demo.agency,
    });
    const former = await linkFor(identity, 'identity.activation-requested', body.email);
    expect(await send('POST', `${employee.id}/resend_invitation/`)).toMatchObject({ status: 200 });
    const link = await linkFor(identity, 'identity.activation-requested', body.email);
    expect(link).not.toEqual(former);
    await post(identity, '/auth/users/activation/', { ...link, new_password: PASSWORD });
    expect(claimsOf(await logIn(identity, body.id_number, PASSWORD))).toMatchObject({
      agency: demo.agency,
      roles: ['accounting', 'owner'],
    });
    expect((await list(`?search=benitez`)).find(({ id }) => id === employee.id)).toMatchObject({
      account_waits: false,
    });
    expect((await send('POST', `${employee.id}/resend_invitation/`)).body.code).toBe('account_in_use');
    await send('POST', `${employee.id}/dismiss/`);
  });

  test('are found by name without accents, by e-mail and by phone, and told from those who left', async () => {
    expect((await list('?search=maria%20andrade')).map(({ id }) => id)).toEqual([demo.adviser.employeeId]);
    expect((await list('?search=contabilidad@')).map(({ id }) => id)).toEqual([demo.accounting.employeeId]);
    expect((await list('?search=0990001201')).map(({ id }) => id)).toContain(demo.adviser.employeeId);
    expect((await list('?state=active')).every(({ is_active }) => is_active)).toBe(true);
    expect((await list('?state=left')).every(({ is_active }) => !is_active)).toBe(true);
  });

  test('have other roles from the next request on, unless somebody changed them meanwhile', async () => {
    const { employee, pair } = await aColleague(['adviser']);
    const changed = await send('PATCH', `${employee.id}/`, { roles: ['operations'], version: employee.version });
    expect(changed.body).toMatchObject({ roles: ['operations'], version: employee.version + 1 });
    expect((await written(identity, 'identity.sessions-ended')).at(-1)).toMatchObject({
      user_id: employee.user_id,
      reissue: true,
    });
    expect(claimsOf((await refresh(pair)).body)).toMatchObject({ roles: ['operations'] });
    const stale = await send('PATCH', `${employee.id}/`, { roles: ['adviser'], version: employee.version });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_version']);
  });

  test('who are dismissed are out at once, and log in as nobody of the agency until they are taken on again', async () => {
    const { employee, pair } = await aColleague(['adviser']);
    const dismissed = await send('POST', `${employee.id}/dismiss/`);
    expect(dismissed.body).toMatchObject({ is_active: false, rights: [], roles: ['adviser'] });
    expect((await written(identity, 'identity.employee-deactivated')).at(-1)).toMatchObject({ id: employee.id });
    expect((await written(identity, 'identity.sessions-ended')).at(-1)).toMatchObject({
      user_id: employee.user_id,
      sessions: [expect.any(String)],
    });
    expect((await refresh(pair)).status).toBe(401);
    expect((await identity.request('GET', '/auth/users/me/', { headers: bearer(pair) })).status).toBe(401);
    const facts = (await written(identity, 'identity.employee-deactivated')).length;
    expect((await send('POST', `${employee.id}/dismiss/`)).status).toBe(200);
    expect(await written(identity, 'identity.employee-deactivated')).toHaveLength(facts);
    expect((await send('PATCH', `${employee.id}/`, { roles: ['owner'] })).body.code).toBe('dismissed');
    const again = await send('POST', `${employee.id}/rehire/`);
    expect(again.body).toMatchObject({ is_active: true, roles: ['adviser'] });
  });

  test('always leave an owner who can log in, and nobody dismisses oneself', async () => {
    const { body: waiting } = await send('POST', '', anybody({ roles: ['owner'] }));
    const demoted = await send('PATCH', `${demo.owner.employeeId}/`, { roles: ['adviser'] });
    expect(demoted.body.code).toBe('last_owner');
    expect((await send('POST', `${demo.owner.employeeId}/dismiss/`)).body.code).toBe('not_oneself');
    const { employee: second } = await aColleague(['owner']);
    await send('POST', `${waiting.id}/dismiss/`);
    // Both at once: one of them stays.
    const both = await Promise.all([
      send('PATCH', `${demo.owner.employeeId}/`, { roles: ['adviser'] }),
      send('PATCH', `${second.id}/`, { roles: ['adviser'] }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const id of [demo.owner.employeeId, second.id]) await send('PATCH', `${id}/`, { roles: ['owner'] });
    await send('POST', `${second.id}/dismiss/`);
  });

  test('cannot be made of who is one already, nor of an account that has another e-mail', async () => {
    const known = anybody({ id_number: demo.accounting.cedula, email: 'contabilidad@bitacora.example' });
    expect((await send('POST', '', known)).body.code).toBe('already_employee');
    const traveller = anybody({ id_number: demo.carlos.cedula });
    expect((await send('POST', '', traveller)).body.code).toBe('other_account_email');
  });

  test('are refused with everything that is wrong at once', async () => {
    const wrong = anybody({ id_number: '1', birth_date: '2020-01-01', phone: '0912345', roles: [] });
    const { status, body } = await send<{ errors?: object }>('POST', '', wrong);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toMatch(/id_number[^]*birth_date|birth_date[^]*id_number/);
    for (const field of ['phone', 'roles']) expect(JSON.stringify(body)).toContain(`"${field}"`);
  });

  describe('who are absent', () => {
    const days = { from: '2026-11-01', until: '2099-01-31', stand_in: demo.operations.employeeId };
    const as = (userId: string, role: EmployeeRole) => ({
      authorization: `JWT ${accessToken({ userId, agency: demo.agency, roles: [role] })}`,
    });
    const say = (id: string, headers: Record<string, string>, body: object = days) =>
      identity.request<EmployeeAnswer & { code?: string }>('PUT', `${path}${id}/absence/`, { headers, body });

    test('say so themselves or have the owner say it, and are there again as soon as that is said', async () => {
      const own = await say(demo.accounting.employeeId, as(demo.accounting.userId, 'accounting'));
      expect(own.body.absence).toEqual(days);
      expect((await written(identity, 'identity.employee-updated')).at(-1)).toMatchObject({ absence: days });
      const foreign = await say(demo.accounting.employeeId, as(demo.operations.userId, 'operations'));
      expect(foreign.status).toBe(403);
      expect((await list('?search=villacis'))[0]).toMatchObject({ absence: days });
      const ended = await send('DELETE', `${demo.accounting.employeeId}/absence/`);
      expect(ended.body).not.toHaveProperty('absence');
      expect((await written(identity, 'identity.employee-updated')).at(-1)).not.toHaveProperty('absence');
    });

    test('name a colleague who works there, and not themselves; the end is not before the begin', async () => {
      const { body: gone } = await send('POST', '', anybody());
      await send('POST', `${gone.id}/dismiss/`);
      const { employeeId, userId } = demo.accounting;
      for (const wrong of [{ stand_in: gone.id }, { stand_in: employeeId }, { from: '2099-02-01' }]) {
        const { status, body } = await say(employeeId, as(userId, 'accounting'), { ...days, ...wrong });
        expect([status, Object.keys(body)]).toEqual([400, [Object.keys(wrong)[0] === 'from' ? 'until' : 'stand_in']]);
      }
      expect((await say(employeeId, as(userId, 'accounting'), { ...days, version: 999 })).status).toBe(409);
    });
  });

  test('are decided about by the owner alone', async () => {
    const { status } = await identity.request('POST', `${path}${demo.adviser.employeeId}/dismiss/`, {
      headers: asRole('adviser'),
    });
    expect(status).toBe(403);
  });
});
