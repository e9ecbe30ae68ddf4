import type { EmployeeSnapshot, Page, PassengerAnswer } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { newId } from '@bitacora/kernel/ids';
import { Database, SecurityLog } from '@bitacora/platform';
import { asStaff, asTraveller, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Employee } from '../../src/domain/employee.ts';
import { EmployeeRepository } from '../../src/persistence/employee.repository.ts';
import { factsAbout } from './email-changes.ts';
import {
  aPassenger,
  bearer,
  changesOf,
  fromSomewhere,
  type Identity,
  linkFor,
  logIn,
  newCedula,
  passengersWith,
  PASSWORD,
  post,
  put,
  register,
  runIdentity,
  somebodyActive,
  somebodyWaiting,
  startWithDemo,
  written,
} from './identity.ts';

describe('a known person', () => {
  let identity: Identity;
  runIdentity((started) => (identity = started));

  describe('a second agency that adds a known cédula', () => {
    test('sees what it wrote itself, changes nothing of the person, and mails nobody', async () => {
      const { cedula, email, link } = await somebodyActive(identity);
      const mine = { id_number: cedula, first_name: 'Otro', last_name: 'Nombre', email: email.toUpperCase() };
      const mails = (await written(identity, 'identity.activation-requested')).length;
      const [passenger] = await register(identity, aPassenger(mine), OTHER_AGENCY);
      expect(passenger).toMatchObject({
        ...mine,
        user_id: link.uid,
        account: null,
        is_registered: true,
        is_mailed: false,
      });
      const [again] = await register(identity, aPassenger(mine), OTHER_AGENCY);
      expect(again).toMatchObject({ is_registered: false, is_mailed: false });
      expect((await written(identity, 'identity.activation-requested')).length).toBe(mails);

      const information = `/api/v1/user/person/information/${link.uid}`;
      const contacts = `/api/v1/user/person/contacts/${link.uid}`;
      const read = async (where: string, headers: Record<string, string>) =>
        (await identity.request('GET', where, { headers })).body;
      expect(await read(information, asStaff(OTHER_AGENCY))).toMatchObject({ first_name: 'Otro' });
      expect(await read(information, asStaff())).toMatchObject({ first_name: 'Inés', id_number: cedula });
      expect(await read(contacts, asStaff(OTHER_AGENCY))).toMatchObject({ contact: { email: mine.email } });
      const own = bearer(await logIn(identity, cedula, PASSWORD));
      expect(await read(information, own)).toMatchObject({ first_name: 'Inés', birth_date: '1990-05-04' });
      expect(await read(contacts, own)).toMatchObject({ contact: { email }, emergency_contact: null });
    });
  });

  describe("a person's data", () => {
    test('is for that person and staff of the agency, and is not there for others', async () => {
      const { link } = await somebodyActive(identity);
      for (const kind of ['information', 'contacts']) {
        const where = `/api/v1/user/person/${kind}/${link.uid}`;
        const status = async (headers = {}) => (await identity.request('GET', where, { headers })).status;
        expect(await status(asTraveller(link.uid))).toBe(200);
        expect(await status()).toBe(401);
        expect(await status(asTraveller())).toBe(404);
        expect(await status(asStaff(OTHER_AGENCY))).toBe(404);
        const nowhere = await identity.request('GET', `/api/v1/user/person/${kind}/nobody`, { headers: asStaff() });
        expect(nowhere.status).toBe(404);
      }
    });
  });

  describe("a person's e-mail", () => {
    const read = (username: string, headers: Record<string, string> = {}) =>
      identity.request('GET', `/api/v1/user/email_by_user/${username}`, {
        headers: { ...fromSomewhere(), ...headers },
      });

    test('is masked, but for that person and for staff of the agency', async () => {
      const { cedula, email, link } = await somebodyActive(identity);
      const masked = { email: `${email[0]}***@correo.example` };
      expect((await read(cedula)).body).toEqual(masked);
      expect((await read(cedula, asTraveller())).body).toEqual(masked);
      expect((await read(cedula, asStaff(OTHER_AGENCY))).body).toEqual(masked);
      expect((await read(cedula, { authorization: 'JWT nonsense' })).body).toEqual(masked);
      expect((await read(cedula, asTraveller(link.uid))).body).toEqual({ email });
      expect((await read(cedula, asStaff())).body).toEqual({ email });
    });

    test('is told to an employee sixty times an hour, from wherever, and to colleagues all the same', async () => {
      const { cedula } = await somebodyActive(identity);
      const employee = asStaff(OTHER_AGENCY);
      for (let attempt = 0; attempt < 60; attempt++) expect((await read(cedula, employee)).status).toBe(200);
      const refused = await read(cedula, employee);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await read(cedula, asStaff(OTHER_AGENCY))).status).toBe(200);
    });

    test('of nobody is 404, and an address that asks for many waits', async () => {
      expect(await read(newCedula())).toMatchObject({ status: 404, body: { detail: 'Usuario no existe' } });
      const there = fromSomewhere();
      const statuses = [];
      for (let attempt = 0; attempt < 11; attempt++) statuses.push((await read(newCedula(), there)).status);
      expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404));
      expect(statuses[10]).toBe(429);
    });
  });
});

describe('the confirmation of an account', () => {
  let identity: Identity;
  runIdentity((started) => (identity = started));

  const REAL = 'la-de-verdad@correo.example';
  const masked = (email: string) => `${email[0]}***@correo.example`;

  const ask = (passenger: PassengerAnswer | undefined, headers = asStaff(OTHER_AGENCY)) =>
    post(identity, `/api/v1/user/passenger/${passenger?.id}/confirm_account/`, undefined, headers);
  const agree = (link: object) => post(identity, '/api/v1/user/account/confirm/', link);
  const linkTo = (email: string) => linkFor(identity, 'identity.account-confirmation-requested', email);

  /** Somebody opened an account by a cédula at one agency; at the other, its owner travels with another e-mail. */
  async function squatted(email: string | null = REAL) {
    const squatter = await somebodyActive(identity);
    const [passenger] = await register(identity, aPassenger({ id_number: squatter.cedula, email }), OTHER_AGENCY);
    return { squatter, passenger };
  }

  /** A passenger as the agency reads it. */
  const listed = async (cedula: string) => (await passengersWith(identity, cedula, OTHER_AGENCY))[0];

  describe('a known cédula with another e-mail than its account has', () => {
    test.each([
      ['another', REAL],
      ['none', null],
    ])("(%s) is not the account's, and staff see whose e-mail is asked", async (_, email) => {
      const { squatter, passenger } = await squatted(email);
      const expected = { user_id: null, account: { state: 'unconfirmed', email: masked(squatter.email) } };
      expect(passenger).toMatchObject(expected);
      expect(await listed(squatter.cedula)).toMatchObject(expected);
      const told = (await written(identity, 'identity.passenger-registered')).find(({ id }) => id === passenger?.id);
      expect(told).toMatchObject({ user_id: null });
      expect(JSON.stringify(told)).not.toContain(squatter.email);
      expect(await factsAbout(identity, 'identity.account-confirmation-requested', squatter.link.uid)).toEqual([]);
    });

    test("is the account's once its owner has opened the link that staff send", async () => {
      const { squatter: owner, passenger } = await squatted();
      expect((await ask(passenger)).status).toBe(200);
      expect((await written(identity, 'identity.account-confirmation-requested')).at(-1)).toMatchObject({
        agency: OTHER_AGENCY,
        email: owner.email,
      });
      const link = await linkTo(owner.email);
      expect((await post(identity, '/auth/users/link/', link)).status).toBe(200);
      expect((await listed(owner.cedula))?.user_id).toBeNull();
      expect((await agree(link)).status).toBe(200);
      expect(await listed(owner.cedula)).toMatchObject({ user_id: owner.link.uid, account: null, email: REAL });
      expect(await changesOf(identity, passenger)).toMatchObject([{ user_id: owner.link.uid, agency: OTHER_AGENCY }]);
      expect((await agree(link)).body).toHaveProperty('token');
      expect(await ask(passenger)).toMatchObject({ status: 409, body: { code: 'account_confirmed' } });
    });

    test("stays the account's when its agency writes another e-mail", async () => {
      const { squatter: owner, passenger } = await squatted();
      await ask(passenger);
      await agree(await linkTo(owner.email));
      const body = { email: 'otra-vez@correo.example' };
      const path = `/api/v1/user/contact/${owner.link.uid}/`;
      expect((await put(identity, path, body, asStaff(OTHER_AGENCY))).status).toBe(200);
      expect(await listed(owner.cedula)).toMatchObject({ ...body, user_id: owner.link.uid });
    });

    test('is agreed to by nobody but that account', async () => {
      const { squatter: owner, passenger } = await squatted();
      const { squatter: other } = await squatted();
      await ask(passenger);
      const link = await linkTo(owner.email);
      expect((await agree({ ...link, uid: other.link.uid })).status).toBe(400);
      expect((await agree(owner.link)).status).toBe(400);
      const noted = jest.spyOn(identity.app.get(SecurityLog), 'record').mockClear();
      expect((await ask(passenger, asStaff())).status).toBe(404);
      expect(noted.mock.calls.map(([event]) => event)).toEqual(['access-refused']);
      expect((await ask(passenger, asTraveller(owner.link.uid))).status).toBe(403);
      expect((await listed(owner.cedula))?.user_id).toBeNull();
    });

    test('is asked for three times, then one waits', async () => {
      const { passenger } = await squatted();
      const statuses = [];
      for (let attempt = 0; attempt < 4; attempt++) statuses.push((await ask(passenger)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    });

    test('has nobody to ask when the account has no e-mail, or there is no account', async () => {
      const cedula = newCedula();
      await register(identity, aPassenger({ id_number: cedula }));
      const [without] = await register(identity, aPassenger({ id_number: cedula, email: REAL }), OTHER_AGENCY);
      expect(without).toMatchObject({
        user_id: null,
        account: { state: 'unconfirmed', email: null, can_be_asked: false },
      });
      expect(await ask(without)).toMatchObject({ status: 409, body: { code: 'account_without_email' } });
      const birth_date = `${new Date().getUTCFullYear() - 5}-01-01`;
      const [child] = await register(identity, aPassenger({ birth_date, email: REAL }), OTHER_AGENCY);
      expect(child).toMatchObject({ user_id: null, account: null });
      expect(await ask(child)).toMatchObject({ status: 409, body: { code: 'without_account' } });
    });
  });

  test('an agency that moves the e-mail of an account nobody has opened does not reach what another agency knows', async () => {
    const { cedula, email, link } = await somebodyWaiting(identity);
    const [passenger] = await register(identity, aPassenger({ id_number: cedula, email }), OTHER_AGENCY);
    expect(passenger).toMatchObject({ user_id: link.uid, account: null });
    await put(identity, `/api/v1/user/contact/${link.uid}/`, { email: `mio-${email}` }, asStaff(TEST_AGENCY));
    const moved = await linkFor(identity, 'identity.activation-requested', `mio-${email}`);
    expect((await post(identity, '/auth/users/activation/', { ...moved, new_password: PASSWORD })).status).toBe(200);
    expect(await listed(cedula)).toMatchObject({ user_id: null, account: { state: 'unconfirmed' } });
    expect((await changesOf(identity, passenger)).at(-1)).toMatchObject({ user_id: null });
  });

  describe('an agency that writes another e-mail of somebody whose account nobody has opened', () => {
    const CORRECTED = 'corregido@correo.example';
    const write = (userId: string) =>
      put(identity, `/api/v1/user/contact/${userId}/`, { email: CORRECTED }, asStaff(OTHER_AGENCY));

    test('does not show its journeys to the address that it had written before', async () => {
      const { cedula, email, link } = await somebodyWaiting(identity);
      const [passenger] = await register(identity, aPassenger({ id_number: cedula, email }), OTHER_AGENCY);
      expect(await write(link.uid)).toMatchObject({ status: 200, body: { contact: { email: CORRECTED } } });
      const unconfirmed = { state: 'unconfirmed', email: masked(email) };
      expect(await listed(cedula)).toMatchObject({ user_id: null, email: CORRECTED, account: unconfirmed });
      expect((await changesOf(identity, passenger)).at(-1)).toMatchObject({ user_id: null });
      expect((await post(identity, '/auth/users/activation/', { ...link, new_password: PASSWORD })).status).toBe(200);
      expect((await listed(cedula))?.user_id).toBeNull();
      expect(await ask(passenger)).toMatchObject({ status: 409, body: { code: 'account_taken_back' } });
    });

    test('changes nothing when that address has agreed', async () => {
      const { cedula, email, link } = await somebodyWaiting(identity);
      const [passenger] = await register(identity, aPassenger({ id_number: cedula, email: REAL }), OTHER_AGENCY);
      await ask(passenger);
      await agree(await linkTo(email));
      expect((await write(link.uid)).status).toBe(200);
      expect(await listed(cedula)).toMatchObject({ user_id: link.uid, email: CORRECTED });
    });
  });
});

describe('the list of employees', () => {
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
});
