import type { KeptFact, KnownPassenger, PassengerAnswer, PassengerProfile } from '@bitacora/contracts';
import { SecurityLog } from '@bitacora/platform';
import { asStaff, asTraveller, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { somebodyInside } from './email-changes.ts';
import {
  aPassenger,
  changesOf,
  daysAgo,
  everything,
  type Identity,
  linkFor,
  newCedula,
  PASSWORD,
  post,
  register,
  runIdentity,
  somebodyWaiting,
  written,
} from './identity.ts';

describe('a passenger that staff change', () => {
  let identity: Identity;
  runIdentity((started) => (identity = started));

  const path = (passenger: PassengerAnswer | undefined) => `/api/v1/user/passenger/${passenger?.id}/`;
  const command = (passenger: PassengerAnswer | undefined, name: string, headers = asStaff()) =>
    post<{ code: string }>(identity, `${path(passenger)}${name}/`, undefined, headers);
  const shown = async (passenger: PassengerAnswer | undefined, headers = asStaff()) =>
    (await identity.request<PassengerProfile>('GET', path(passenger), { headers })).body;
  const change = (passenger: PassengerAnswer | undefined, body: object, headers = asStaff()) =>
    identity.request<PassengerProfile>('PATCH', path(passenger), { body, headers });

  async function aChild(changes: Record<string, unknown> = {}) {
    const [child] = await register(identity, aPassenger({ birth_date: daysAgo(6), ...changes }));
    return child;
  }

  test('whatever was written of a passenger, the newest two thousand facts are read, and the one before them', async () => {
    const [passenger] = await register(identity, aPassenger());
    await identity.database.query(
      `insert into history (id, name, aggregate_id, aggregate_version, occurred_at, envelope)
       select gen_random_uuid(), 'identity.passenger-updated', aggregate_id, version, occurred_at + version * interval '1 second',
         envelope from history, generate_series(2, 2500) version where aggregate_id = ?`,
      [passenger?.id],
    );
    const { body: facts } = await identity.request<KeptFact[]>('GET', `/internal/history?of=${passenger?.id}`);
    const versions = facts.map(({ aggregate_version: version }) => version);
    expect([versions.length, versions[0], versions.at(-1)]).toEqual([2001, 500, 2500]);
    expect(facts.filter((fact) => fact.is_before).map(({ aggregate_version: version }) => version)).toEqual([500]);
  });

  describe('what staff change of a passenger', () => {
    test('of two who get one new passport at once the second is told whose field is wrong', async () => {
      const passport = `XC${newCedula().slice(-6)}`;
      const both = await register(identity, { passengers: [aPassenger(), aPassenger({ first_name: 'Luz' })] });
      const answers = await Promise.all(both.map((one) => change(one, { personal: { passport } })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(answers.find(({ status }) => status === 400)?.body).toEqual({
        'personal.passport': ['Este documento es de otra persona.'],
      });
    });

    test('of a child without an account is stored and told, and the version counts', async () => {
      const child = await aChild();
      const before = await shown(child);
      expect(before).toMatchObject({ user_id: null, account: null, is_active: true, version: 1 });
      const body = { personal: { first_name: 'Nina' }, contact: { phone: '0991234567' }, version: 1 };
      expect(await change(child, body)).toMatchObject({
        status: 200,
        body: { personal: { first_name: 'Nina', last_name: 'Vera' }, contact: { phone: '0991234567' }, version: 2 },
      });
      expect(await changesOf(identity, child)).toMatchObject([{ first_name: 'Nina', phone: '0991234567' }]);
      expect((await change(child, body)).status).toBe(409);
    });

    test("may be a passport that was not known, which is nobody else's and stays", async () => {
      const passport = `XB${newCedula().slice(-6)}`;
      const [passenger] = await register(identity, aPassenger());
      const add = (value: string) => change(passenger, { personal: { passport: value } });
      for (const wrong of ['A-1', newCedula()]) {
        expect(await add(wrong)).toMatchObject({ status: 400, body: { 'personal.passport': [expect.any(String)] } });
      }
      expect(await add(passport.toLowerCase())).toMatchObject({ status: 200, body: { personal: { passport } } });
      expect((await add(passport)).status).toBe(200);
      expect(await add('ZZ99999')).toMatchObject({ status: 400, body: { 'personal.passport': [expect.any(String)] } });
      const [found] = await register(identity, aPassenger({ id_number: null, passport }));
      expect(found?.id).toBe(passenger?.id);
      const [other] = await register(identity, aPassenger());
      expect(await change(other, { personal: { passport } })).toMatchObject({
        status: 400,
        body: { 'personal.passport': ['Este documento es de otra persona.'] },
      });
    });

    test('of somebody with an account reaches the account, whose document stays', async () => {
      const { passenger, link } = await somebodyWaiting(identity);
      expect(await change(passenger, { personal: { last_name: 'Vera Luna' } })).toMatchObject({ status: 200 });
      const own = await identity.request('GET', `/api/v1/user/person/information/${link.uid}/`, {
        headers: asTraveller(link.uid),
      });
      expect(own.body).toMatchObject({ last_name: 'Vera Luna' });
      expect(
        await change(passenger, { personal: { id_number: newCedula() }, contact: { phone: 'abc' } }),
      ).toMatchObject({
        status: 400,
        body: { 'personal.id_number': [expect.any(String)], 'contact.phone': [expect.any(String)] },
      });
    });

    test('is nothing that another agency or a traveller reads or changes', async () => {
      const { passenger, link } = await somebodyWaiting(identity);
      const before = await everything(identity);
      for (const name of ['resend_activation', 'deactivate', 'reactivate']) {
        expect((await command(passenger, name, asStaff(OTHER_AGENCY))).status).toBe(404);
        expect((await command(passenger, name, asTraveller(link.uid))).status).toBe(403);
      }
      expect((await change(passenger, { personal: { first_name: 'Otro' } }, asStaff(OTHER_AGENCY))).status).toBe(404);
      expect((await identity.request('GET', path(passenger), { headers: asStaff(OTHER_AGENCY) })).status).toBe(404);
      expect(await everything(identity)).toEqual(before);
    });

    test('tells another agency of the account only that it is linked, and shows no photos', async () => {
      const { cedula, email } = await somebodyWaiting(identity);
      const [theirs] = await register(identity, aPassenger({ id_number: cedula, email }), OTHER_AGENCY);
      expect(await shown(theirs, asStaff(OTHER_AGENCY))).toMatchObject({
        account: { state: 'linked', email: null },
        photos: null,
      });
    });
  });

  describe('the activation that staff send again', () => {
    test('goes to the account’s e-mail, and its link opens the account', async () => {
      const { passenger, email, link } = await somebodyWaiting(identity);
      expect((await shown(passenger)).account).toMatchObject({ state: 'waiting' });
      expect((await command(passenger, 'resend_activation')).status).toBe(200);
      const second = await linkFor(identity, 'identity.activation-requested', email);
      expect(second.token).not.toBe(link.token);
      expect((await post(identity, '/auth/users/activation/', { ...second, new_password: PASSWORD })).status).toBe(200);
      expect((await shown(passenger)).account).toMatchObject({ state: 'active' });
      expect((await command(passenger, 'resend_activation')).body.code).toBe('account_confirmed');
    });

    test('opens the account of a child who is old enough by a corrected day of birth', async () => {
      const child = await aChild({ email: 'ya-grande@correo.example' });
      expect((await command(child, 'resend_activation')).body.code).toBe('too_young_for_account');
      await change(child, { personal: { birth_date: daysAgo(30) } });
      expect((await command(child, 'resend_activation')).status).toBe(200);
      const link = await linkFor(identity, 'identity.activation-requested', 'ya-grande@correo.example');
      expect(await shown(child)).toMatchObject({ user_id: link.uid, account: { state: 'waiting' } });
    });

    test('is not sent without an e-mail, to who has not agreed, or without end', async () => {
      const [without] = await register(identity, aPassenger());
      expect((await command(without, 'resend_activation')).body.code).toBe('without_email');
      const { cedula, passenger } = await somebodyWaiting(identity);
      const [theirs] = await register(identity, aPassenger({ id_number: cedula, email: null }), OTHER_AGENCY);
      expect((await command(theirs, 'resend_activation', asStaff(OTHER_AGENCY))).body.code).toBe('account_unconfirmed');
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 5; attempt += 1) {
        statuses.push((await command(passenger, 'resend_activation')).status);
      }
      expect(statuses).toContain(429);
    });
  });

  describe('a deactivated passenger', () => {
    test('is nobody’s for whoever shows journeys, is said to be so, and comes back whole', async () => {
      const { passenger, link } = await somebodyInside(identity);
      expect((await command(passenger, 'deactivate')).status).toBe(200);
      expect((await changesOf(identity, passenger)).at(-1)).toMatchObject({ user_id: null, is_active: false });
      expect(await shown(passenger)).toMatchObject({ is_active: false, user_id: link.uid });
      expect((await command(passenger, 'resend_activation')).body.code).toBe('passenger_deactivated');
      expect((await command(passenger, 'reactivate')).status).toBe(200);
      expect((await changesOf(identity, passenger)).at(-1)).toMatchObject({ user_id: link.uid, is_active: true });
    });

    test('that is done already tells nobody anything', async () => {
      const { passenger } = await somebodyWaiting(identity);
      await command(passenger, 'deactivate');
      const before = await changesOf(identity, passenger);
      expect((await command(passenger, 'deactivate')).status).toBe(200);
      expect(await changesOf(identity, passenger)).toEqual(before);
    });

    test('is sold to again once registered again', async () => {
      const { passenger, cedula } = await somebodyWaiting(identity);
      await command(passenger, 'deactivate');
      const [again] = await register(identity, aPassenger({ id_number: cedula }));
      expect(again).toMatchObject({ id: passenger?.id, is_active: true });
    });
  });

  describe('whom an agency has already, asked before saving', () => {
    const ask = async (passengers: object[], agency = TEST_AGENCY) =>
      (
        await post<{ passengers: KnownPassenger[][] }>(
          identity,
          `/api/v1/user/passenger/${agency}/known/`,
          { passengers },
          asStaff(agency),
        )
      ).body.passengers;

    test('is found by document, name and day of birth, e-mail and phone, the surest first', async () => {
      const cedula = newCedula();
      const known = { email: 'Conocida@correo.example', phone: '0998887766', passport: 'ab12345' };
      const [passenger] = await register(
        identity,
        aPassenger({
          id_number: cedula,
          first_name: 'Úrsula',
          last_name: 'Ibáñez',
          birth_date: '1981-02-03',
          ...known,
        }),
      );
      const found = await ask([
        { id_number: `${cedula.slice(0, 9)}-${cedula.slice(9)}`, email: 'conocida@CORREO.example' },
        { passport: 'AB12345' },
        { first_name: ' ursula ', last_name: 'IBANEZ', birth_date: '1981-02-03' },
        { email: 'conocida@correo.example' },
        { phone: '+593 99 888 7766' },
        { first_name: 'Úrsula', last_name: 'Ibáñez', birth_date: '1990-01-01' },
        { id_number: '', phone: 'abc' },
      ]);
      // What a registration asks, so that nobody types it of somebody known.
      expect(found[0]).toMatchObject([{ first_name: 'Úrsula', gender: 'F', civil_status: 'S' }]);
      const likenesses = found.map((list) => list.map(({ likeness, id }) => [likeness, id === passenger?.id]));
      expect(likenesses).toEqual([
        [['document', true]],
        [['document', true]],
        [['name', true]],
        [['email', true]],
        [['phone', true]],
        [],
        [],
      ]);
    });

    test('is nobody of another agency', async () => {
      const { cedula, email } = await somebodyWaiting(identity);
      expect(await ask([{ id_number: cedula, email }], OTHER_AGENCY)).toEqual([[]]);
    });

    test('writes nothing and tells nobody', async () => {
      const { cedula } = await somebodyWaiting(identity);
      const before = await everything(identity);
      const facts = (await written(identity, 'identity.passenger-updated')).length;
      await ask([{ id_number: cedula }]);
      expect(await everything(identity)).toEqual(before);
      expect(await written(identity, 'identity.passenger-updated')).toHaveLength(facts);
    });
  });
});

describe('documents of another agency', () => {
  let identity: Identity;
  runIdentity((started) => (identity = started));
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const aPassport = () => `XF${newCedula().slice(2)}`;
  const another = ['Este documento es de otra persona.'];
  let employees = 0;
  const anEmployee = () =>
    asStaff(TEST_AGENCY, `0198f000-0000-7000-8000-0000000f${String(++employees).padStart(4, '0')}`);
  const send = (passengers: object[], headers = asStaff()) =>
    post(identity, `/api/v1/user/passenger/${TEST_AGENCY}/`, { passengers }, headers);
  const change = (id: string | undefined, body: object, headers = asStaff()) =>
    identity.request<Record<string, string[]>>('PATCH', `/api/v1/user/passenger/${id}`, { body, headers });

  /** A passport that somebody of another agency has, and a cédula likewise. */
  async function somebodyElsewhere() {
    const [passport, id_number] = [aPassport(), newCedula()];
    await register(identity, aPassenger({ id_number: null, passport, first_name: 'Olga' }), OTHER_AGENCY);
    await register(identity, aPassenger({ id_number }), OTHER_AGENCY);
    return { passport, id_number };
  }

  const told = () => {
    const record = jest.spyOn(identity.app.get(SecurityLog), 'record');
    return () => record.mock.calls.map(([event, details]) => [event, details?.reason]);
  };

  describe('that a document is known to another agency', () => {
    test('is not told as long as anything else of a registration is wrong', async () => {
      const [known, unknown, twice] = [(await somebodyElsewhere()).id_number, newCedula(), newCedula()];
      const own = [aPassport(), aPassport()];
      for (const passport of own) await register(identity, aPassenger({ id_number: null, passport }));
      const probes = [known, unknown].map((id_number, index) => aPassenger({ id_number, passport: own[index] }));
      const before = await everything(identity);
      const lines = told();
      const broken = await send([...probes, aPassenger({ id_number: twice }), aPassenger({ id_number: twice })]);
      expect(broken).toMatchObject({ status: 400 });
      expect(Object.keys(broken.body)).toEqual(['passengers.3.id_number']);
      expect(lines()).toEqual([]);
      expect(await send(probes)).toMatchObject({ status: 400, body: { 'passengers.0.passport': another } });
      // Of the other one it tells that nobody has it.
      expect(lines()).toEqual([['foreign-document-tried', 'of 2']]);
      expect(await everything(identity)).toEqual(before);
    });

    test('is no part of what is wrong with the agency’s own passengers, which is told the same', async () => {
      const { id_number: known } = await somebodyElsewhere();
      const passport = aPassport();
      await register(identity, aPassenger({ id_number: null, passport }));
      const lines = told();
      for (const id_number of [known, newCedula()]) {
        const answer = await send([aPassenger({ id_number, passport, first_name: 'Otra' })]);
        expect(answer).toMatchObject({ status: 400, body: { 'passengers.0.passport': another } });
      }
      expect(lines()).toEqual([]);
    });

    test('is told to an employee sixty times an hour, and to others still', async () => {
      const { passport } = await somebodyElsewhere();
      const employee = anEmployee();
      const probe = () => send([aPassenger({ passport }), aPassenger(), aPassenger()], employee);
      const statuses = [];
      for (let attempt = 0; attempt < 20; attempt += 1) statuses.push((await probe()).status);
      expect(new Set(statuses)).toEqual(new Set([400]));
      expect((await probe()).status).toBe(429);
      const [passenger] = await register(identity, aPassenger());
      expect((await change(passenger?.id, { personal: { passport } }, employee)).status).toBe(429);
      expect((await send([aPassenger({ passport })], anEmployee())).status).toBe(400);
    });

    test('is told by what a registration answers, too: as often, and then nobody is registered by that employee', async () => {
      const employee = anEmployee();
      const known = Array.from({ length: 60 }, () => newCedula());
      const accounts = known.map((id_number) => aPassenger({ id_number, email: `${id_number}@correo.ec` }));
      for (const half of [accounts.slice(0, 30), accounts.slice(30)])
        await register(identity, { passengers: half }, OTHER_AGENCY);
      const lines = told();
      const probes = known.map((id_number) => aPassenger({ id_number, email: null }));
      for (const half of [probes.slice(0, 30), probes.slice(30)]) expect((await send(half, employee)).status).toBe(201);
      expect(lines()).toEqual([
        ['foreign-document-tried', 'told of 30'],
        ['foreign-document-tried', 'told of 30'],
      ]);
      const before = await everything(identity);
      expect((await send([aPassenger()], employee)).status).toBe(429);
      expect(await everything(identity)).toEqual(before);
      expect((await send([aPassenger()], anEmployee())).status).toBe(201);
    });

    test('is told of a passport that is added alone when it is all that is wrong', async () => {
      const { passport } = await somebodyElsewhere();
      const [passenger] = await register(identity, aPassenger());
      const lines = told();
      const broken = await change(passenger?.id, { personal: { passport }, contact: { phone: '099' } });
      expect(Object.keys(broken.body)).toEqual(['contact.phone']);
      expect(lines()).toEqual([]);
      const answer = await change(passenger?.id, { personal: { passport } });
      expect(answer).toMatchObject({ status: 400, body: { 'personal.passport': another } });
      expect(lines()).toEqual([['foreign-document-tried', 'of 1']]);
    });
  });
});
