import type { EmployeeAnswer, EmployeeRole } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { newId } from '@bitacora/kernel/ids';
import { accessToken, asRole, OTHER_AGENCY } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { admin } from './admin.ts';
import {
  aPassenger,
  bearer,
  type Identity,
  linkFor,
  logIn,
  newCedula,
  type Pair,
  PASSWORD,
  post,
  register,
  somebodyActive,
  somebodyWaiting,
  startWithDemo,
  untilWaiting,
  whileLocked,
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
      ends_calendar: true,
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
    const demote = (id: string) => send('PATCH', `${id}/`, { roles: ['adviser'] });
    const lock = `select from employees where agency = ? for share`;
    const { demotions } = await whileLocked(identity, lock, [demo.agency], async () => {
      const demotions = [demo.owner.employeeId, second.id].map(demote);
      await untilWaiting(identity, 2);
      return { demotions };
    });
    const both = await Promise.all(demotions);
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

  test('whose account’s e-mail is guessed are asked for five times, and then with waits between', async () => {
    const guess = async (turn: number) => {
      const { status } = await send('POST', '', anybody({ id_number: demo.lucia.cedula, email: `${turn}@correo.ec` }));
      return status;
    };
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push(await guess(turn));
    expect(statuses).toEqual([...Array<number>(5).fill(409), 429]);
  });

  describe('who have an account already', () => {
    beforeAll(() =>
      identity.database.query(
        `insert into agencies (id, version, settings) select ?, 1, settings from agencies where id = ?`,
        [OTHER_AGENCY, demo.agency],
      ),
    );

    const roleOf = async (cedula: string) =>
      claimsOf(await logIn(identity, cedula, PASSWORD)) as { agency: string | null; roles: string[] };
    const accept = (link: object) =>
      post<{ code?: string; token?: unknown }>(identity, '/api/v1/user/employment/accept/', link);
    const offerTo = (email: string) => linkFor(identity, 'identity.employment-offered', email);
    const asOther = (userId = newId()) => ({
      authorization: `JWT ${accessToken({ userId, agency: OTHER_AGENCY, roles: ['owner'] })}`,
    });
    const inviteElsewhere = (body: object) =>
      identity.request<EmployeeAnswer & { code?: string }>('POST', path, { headers: asOther(), body });

    test('work there only once they agreed by the link that was mailed to the account', async () => {
      const { cedula, email } = await somebodyActive(identity);
      const { status, body: asked } = await send('POST', '', anybody({ id_number: cedula, email, roles: ['owner'] }));
      expect([status, asked]).toMatchObject([201, { is_active: false, is_invited: true, rights: [] }]);
      expect(await roleOf(cedula)).toMatchObject({ agency: null, roles: [] });
      expect((await written(identity, 'identity.employment-offered')).at(-1)).toMatchObject({
        email,
        agency: demo.agency,
      });
      expect((await list('?state=left')).some(({ id }) => id === asked.id)).toBe(false);
      const link = await offerTo(email);
      expect((await accept(link)).status).toBe(200);
      expect(await roleOf(cedula)).toMatchObject({ agency: demo.agency, roles: ['owner'] });
      expect((await accept(link)).status).toBe(400);
      expect(await post(identity, '/auth/users/link/', link)).toMatchObject({
        status: 403,
        body: { code: 'already_employed' },
      });
      await send('POST', `${asked.id}/dismiss/`);
    });

    test('and whose invitation was taken back do not, and are asked again, not taken on', async () => {
      const { cedula, email } = await somebodyActive(identity);
      const pair = await logIn(identity, cedula, PASSWORD);
      const { body: asked } = await send('POST', '', anybody({ id_number: cedula, email }));
      const former = await offerTo(email);
      expect((await send('POST', `${asked.id}/dismiss/`)).body).toMatchObject({ is_active: false, is_withdrawn: true });
      expect((await list()).find(({ id }) => id === asked.id)).toMatchObject({ is_withdrawn: true });
      expect((await list('?state=left')).some(({ id }) => id === asked.id)).toBe(false);
      expect((await accept(former)).body).toHaveProperty('token');
      // Nobody's session ends because somebody wanted to employ him or her.
      expect((await refresh(pair)).status).toBe(200);
      expect((await send('POST', `${asked.id}/rehire/`)).body).toMatchObject({ is_active: false, is_invited: true });
      expect(await roleOf(cedula)).toMatchObject({ agency: null });
      const next = await offerTo(email);
      expect(next).not.toEqual(former);
      expect((await send('POST', `${asked.id}/resend_invitation/`)).status).toBe(200);
      expect((await accept(next)).status).toBe(200);
      await send('POST', `${asked.id}/dismiss/`);
    });

    test('and never agreed are invited as something else, while they are asked and after it was taken back', async () => {
      const { cedula, email } = await somebodyActive(identity);
      const { body: asked } = await send('POST', '', anybody({ id_number: cedula, email, roles: ['owner'] }));
      const asOwner = await offerTo(email);
      expect((await send('PATCH', `${asked.id}/`, { roles: ['adviser'] })).body.code).toBe('invitation_not_accepted');
      const away = { from: '2026-11-01', until: '2099-01-31', stand_in: demo.adviser.employeeId };
      expect((await send('PUT', `${asked.id}/absence/`, away)).body.code).toBe('invitation_not_accepted');
      const adviser = anybody({ id_number: cedula, email, first_name: 'Óscar Iván', roles: ['adviser'] });
      expect(await send('POST', '', adviser)).toMatchObject({
        status: 201,
        body: { id: asked.id, roles: ['adviser'], first_name: 'Óscar Iván', is_active: false, is_invited: true },
      });
      const asAdviser = await offerTo(email);
      expect((await accept(asOwner)).body).toHaveProperty('token');
      await send('POST', `${asked.id}/dismiss/`);
      const { status, body } = await send('POST', '', { ...adviser, roles: ['operations'] });
      expect([status, body]).toMatchObject([201, { id: asked.id, roles: ['operations'], is_invited: true }]);
      for (const former of [asOwner, asAdviser]) expect((await accept(former)).body).toHaveProperty('token');
      expect((await accept(await offerTo(email))).status).toBe(200);
      expect(await roleOf(cedula)).toMatchObject({ agency: demo.agency, roles: ['operations'] });
      expect((await send('POST', '', adviser)).body.code).toBe('already_employee');
      await send('POST', `${asked.id}/dismiss/`);
      // Who worked there is taken on again, with the roles of then.
      expect((await send('POST', '', adviser)).body.code).toBe('already_employee');
    });

    test('that is closed since are not invited any more', async () => {
      const { cedula, email } = await somebodyActive(identity);
      const { body: asked } = await send('POST', '', anybody({ id_number: cedula, email }));
      const link = await offerTo(email);
      await admin(identity, 'release-cedula', `--cedula=${cedula}`, '--yes');
      expect((await list()).find(({ id }) => id === asked.id)).toMatchObject({ is_withdrawn: true });
      expect((await written(identity, 'identity.employee-deactivated')).at(-1)).toMatchObject({
        id: asked.id,
        is_withdrawn: true,
      });
      expect((await accept(link)).body).toHaveProperty('token');
      expect((await send('POST', `${asked.id}/rehire/`)).body.code).toBe('employee_account_closed');
    });

    test('that is closed since are not taken on again, who worked there', async () => {
      const { employee } = await aColleague(['owner']);
      await send('POST', `${employee.id}/dismiss/`);
      const [user] = await identity.database.query<{ cedula: string }>(
        `select username as cedula from users where id = ?`,
        [employee.user_id],
      );
      await admin(identity, 'release-cedula', `--cedula=${user?.cedula}`, '--yes');
      expect((await send('POST', `${employee.id}/rehire/`)).body.code).toBe('employee_account_closed');
      expect((await list('?state=active')).some(({ id }) => id === employee.id)).toBe(false);
    });

    test('and move it to another e-mail agree by no link of the former one', async () => {
      const { cedula, email } = await somebodyActive(identity);
      await send('POST', '', anybody({ id_number: cedula, email }));
      const link = await offerTo(email);
      const pair = await logIn(identity, cedula, PASSWORD);
      const moved = `nuevo-${email}`;
      const body = { email: moved, current_password: PASSWORD };
      await identity.request('PUT', `/api/v1/user/contact/${link.uid}/`, { headers: bearer(pair), body });
      await post(
        identity,
        '/api/v1/user/email/confirm/',
        await linkFor(identity, 'identity.email-confirmation-requested', moved),
      );
      expect((await accept(link)).body).toHaveProperty('token');
    });

    test('that nobody has opened lose nothing by being asked, and open it by agreeing', async () => {
      const { cedula, email, link } = await somebodyWaiting(identity);
      await inviteElsewhere(anybody({ id_number: cedula, email, roles: ['accounting'] }));
      expect((await post(identity, '/auth/users/link/', link)).status).toBe(200);
      expect((await accept(await offerTo(email))).status).toBe(200);
      // Its links are its agency's no more.
      expect((await post(identity, '/auth/users/link/', link)).status).toBe(400);
      const opening = await linkFor(identity, 'identity.activation-requested', email);
      expect((await post(identity, '/auth/users/activation/', { ...opening, new_password: PASSWORD })).status).toBe(
        200,
      );
      expect(await roleOf(cedula)).toMatchObject({ agency: OTHER_AGENCY, roles: ['accounting'] });
    });

    test('are asked again only where they were asked, wherever their agency moves an account that waits', async () => {
      const { cedula, email, link } = await somebodyWaiting(identity);
      const body = anybody({ id_number: cedula, email, roles: ['owner'] });
      const { body: asked } = await inviteElsewhere(body);
      const again = (rest: string) =>
        identity.request<{ code?: string }>('POST', `${path}${asked.id}/${rest}/`, { headers: asOther() });
      const moved = `nuevo-${email}`;
      await identity.request('PUT', `/api/v1/user/contact/${link.uid}/`, {
        headers: asDemoOwner(),
        body: { email: moved },
      });
      expect((await again('resend_invitation')).body.code).toBe('invited_email_moved');
      expect((await again('dismiss')).status).toBe(200);
      expect((await again('rehire')).body.code).toBe('invited_email_moved');
      expect((await inviteElsewhere(body)).body.code).toBe('other_account_email');
      const offers = await written(identity, 'identity.employment-offered');
      expect(offers.map((offer) => offer['email'])).not.toContain(moved);
      // Who invites knows the new one, and says so.
      expect((await inviteElsewhere({ ...body, email: moved })).status).toBe(201);
      expect((await accept(await offerTo(moved))).status).toBe(200);
      await again('dismiss');
    });

    test('and left another agency may agree, and work for one at a time', async () => {
      const { employee, pair } = await aColleague(['adviser']);
      const [known] = await identity.database.query<{ cedula: string }>(
        `select username as cedula from users where id = ?`,
        [employee.user_id],
      );
      const cedula = known?.cedula ?? '';
      const body = anybody({ id_number: cedula, email: employee.email, roles: ['operations'] });
      expect((await inviteElsewhere(body)).body.code).toBe('works_elsewhere');
      await send('POST', `${employee.id}/dismiss/`);
      expect((await refresh(pair)).status).toBe(401);
      expect((await inviteElsewhere(body)).status).toBe(201);
      const link = await offerTo(employee.email);
      await send('POST', `${employee.id}/rehire/`);
      expect((await accept(link)).body.code).toBe('you_work_elsewhere');
      await send('POST', `${employee.id}/dismiss/`);
      expect((await accept(link)).status).toBe(200);
      expect(await roleOf(cedula)).toMatchObject({ agency: OTHER_AGENCY, roles: ['operations'] });
      expect((await send('POST', `${employee.id}/rehire/`)).body.code).toBe('works_elsewhere');
    });

    test('are not made for whom another agency registered without one', async () => {
      const cedula = newCedula();
      // A child of then.
      await register(identity, aPassenger({ id_number: cedula, birth_date: '2020-05-04' }), OTHER_AGENCY);
      expect((await send('POST', '', anybody({ id_number: cedula }))).body.code).toBe('known_elsewhere');
    });
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
      for (const wrong of [
        { stand_in: gone.id },
        { stand_in: employeeId },
        { stand_in: employeeId.toUpperCase() },
        { from: '2099-02-01' },
      ]) {
        const { status, body } = await say(employeeId, as(userId, 'accounting'), { ...days, ...wrong });
        expect([status, Object.keys(body)]).toEqual([400, [Object.keys(wrong)[0] === 'from' ? 'until' : 'stand_in']]);
      }
      expect((await say(employeeId, as(userId, 'accounting'), { ...days, version: 999 })).status).toBe(409);
    });

    test('name somebody who may answer what they answer', async () => {
      const { employeeId, userId } = demo.adviser;
      const by = (standIn: { employeeId: string }) =>
        say(employeeId, as(userId, 'adviser'), { ...days, stand_in: standIn.employeeId });
      for (const lesser of [demo.operations, demo.accounting]) {
        expect(await by(lesser)).toMatchObject({
          status: 400,
          body: { stand_in: [expect.stringContaining('permisos')] },
        });
      }
      expect((await by(demo.owner)).status).toBe(200);
      await send('DELETE', `${employeeId}/absence/`);
    });
  });

  test('are decided about by the owner alone', async () => {
    const { status } = await identity.request('POST', `${path}${demo.adviser.employeeId}/dismiss/`, {
      headers: asRole('adviser'),
    });
    expect(status).toBe(403);
  });
});
