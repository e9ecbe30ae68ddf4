import { passengerSnapshot, type RegisteredPassenger } from '@bitacora/contracts';
import { asStaff, asTraveller, eventually, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Limits } from '../../src/credentials/limits.ts';
import { mailsTo } from '../../src/credentials/mails-to.ts';
import { admin, anAgency, anEmployee, RUC } from './admin.ts';
import {
  aPassenger,
  daysAgo,
  everything,
  type Identity,
  linkFor,
  newCedula,
  PASSWORD,
  post,
  profileOf,
  put,
  register,
  runIdentity,
  somebodyWaiting,
  startIdentity,
  written,
} from './identity.ts';
import { formOf, photo } from './photos.ts';

describe('registration', () => {
  const path = `/api/v1/user/passenger/${TEST_AGENCY}/`;

  let identity: Identity;
  runIdentity((started) => (identity = started));

  describe('registering passengers', () => {
    test('makes a person with an account that waits, and tells the others', async () => {
      const email = 'ines@correo.example';
      const cedula = newCedula();
      const [passenger] = await register(identity, aPassenger({ id_number: cedula, email, phone: '+593 99 123 4567' }));
      expect(passenger).toMatchObject({ id_number: cedula, first_name: 'Inés', email, phone: '0991234567' });
      expect(passenger?.user_id).toEqual(expect.any(String));
      const facts = (await written(identity, 'identity.passenger-registered')).map((data) =>
        passengerSnapshot.parse(data),
      );
      expect(facts).toContainEqual(expect.objectContaining({ id: passenger?.id, agency: TEST_AGENCY, email }));
      expect(await linkFor(identity, 'identity.activation-requested', email)).toMatchObject({
        uid: passenger?.user_id,
      });
    });

    test('registers several with a common contact; only the first takes its e-mail', async () => {
      const registered = await register(identity, {
        passengers: [
          aPassenger(),
          aPassenger({ phone: '042301200' }),
          aPassenger({ id_number: null, passport: 'xy998877' }),
        ],
        contact: { email: 'familia@correo.example', phone: '0998887766', address: 'Urdesa' },
        emergency_contact: { first_name: 'Rosa', phone: '+34612345678' },
      });
      expect(registered.map(({ email, phone }) => [email, phone])).toEqual([
        ['familia@correo.example', '0998887766'],
        [null, '042301200'],
        [null, '0998887766'],
      ]);
      expect(registered[2]).toMatchObject({ id_number: null, passport: 'XY998877' });
    });

    test('refuses a list without end as a whole, and judges none of its entries', async () => {
      const { status, body } = await post(identity, path, { passengers: Array(120_001).fill(0) }, asStaff());
      expect({ status, fields: Object.keys(body) }).toEqual({ status: 400, fields: ['non_field_errors'] });
      const some = await post(identity, path, { passengers: Array(51).fill(0) }, asStaff());
      expect(some.body).toHaveProperty('passengers');
    });

    test('mails an address sixty links a day, whoever is registered with it, and stores the others without', async () => {
      const email = 'extrano@victima.example';
      const group = (size: number, address: string) =>
        post<{ passengers: RegisteredPassenger[] }>(
          identity,
          path,
          { passengers: Array.from({ length: size }, () => aPassenger({ email: address })) },
          asStaff(),
        );
      const mailed = ({ body: { passengers } }: Awaited<ReturnType<typeof group>>) =>
        passengers.map(({ is_mailed: isMailed, is_mail_held: isHeld = false }) => [isMailed, isHeld]);
      for (let count = 0; count < 57; count += 1) await identity.app.get(Limits).count(mailsTo(email));
      expect(mailed(await group(2, email))).toEqual(Array(2).fill([true, false]));
      const others = await group(3, email.toUpperCase());
      expect(mailed(others).toSorted()).toEqual([
        [false, true],
        [false, true],
        [true, false],
      ]);
      const held = others.body.passengers.find((one) => one.is_mail_held);
      const again = `/api/v1/user/passenger/${held?.id}/resend_activation/`;
      expect((await post(identity, again, {}, asStaff())).status).toBe(429);
      expect(mailed(await group(1, 'otra@correo.example'))).toEqual([[true, false]]);
    });

    test('gives nobody under 13 an account, and asks for a guardian at 13 and 14', async () => {
      const [child] = await register(
        identity,
        aPassenger({ birth_date: daysAgo(13, 1), email: 'nino@correo.example' }),
      );
      expect(child?.user_id).toBeNull();
      const refused = await post(identity, path, aPassenger({ birth_date: daysAgo(13) }), asStaff());
      expect(refused).toMatchObject({ status: 400, body: { guardian_authorisation: [expect.any(String)] } });
      const [teen] = await register(identity, aPassenger({ birth_date: daysAgo(13), guardian_authorisation: true }));
      expect(teen?.user_id).not.toBeNull();
    });

    test('stores nothing when one of them is refused, and names every field', async () => {
      const before = await everything(identity);
      const cedula = newCedula();
      const answer = await post(
        identity,
        path,
        {
          passengers: [
            aPassenger({ id_number: cedula }),
            aPassenger({ id_number: cedula, phone: '1234567' }),
            aPassenger({ id_number: null, passport: newCedula() }),
          ],
          contact: { phone: '09912345' },
        },
        asStaff(),
      );
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body).sort()).toEqual([
        'contact.phone',
        'passengers.1.id_number',
        'passengers.1.phone',
        'passengers.2.passport',
      ]);
      expect((await post(identity, path, {}, asStaff())).status).toBe(400);
      expect((await post(identity, path, { passengers: [] }, asStaff())).body).toHaveProperty('passengers');
      expect(await everything(identity)).toEqual(before);
    });

    test('never takes what is not for the sender to say', async () => {
      const id = '0198f000-0000-7000-8000-000000000001';
      const [passenger] = await register(
        identity,
        aPassenger({ id, user_id: id, agency: OTHER_AGENCY, is_staff: true, is_active: true, password_hash: 'x' }),
      );
      expect(passenger?.id).not.toBe(id);
      const [row] = await identity.database.query(
        `select p.agency, u.is_active, u.password_hash from passengers p join users u on u.id = p.user_id where p.id = ?`,
        [passenger?.id],
      );
      expect(row).toEqual({ agency: TEST_AGENCY, is_active: false, password_hash: null });
    });

    test('is for staff of that agency', async () => {
      const before = await everything(identity);
      expect((await post(identity, path, aPassenger())).status).toBe(401);
      expect((await post(identity, path, aPassenger(), asTraveller())).status).toBe(403);
      expect((await post(identity, path, aPassenger(), asStaff(OTHER_AGENCY))).status).toBe(404);
      expect(await everything(identity)).toEqual(before);
    });

    test('repeated with its key answers the first result and registers once', async () => {
      const body = aPassenger({ email: 'once@correo.example' });
      const headers = { ...asStaff(TEST_AGENCY, '0198f000-0000-7000-8000-000000000002'), 'idempotency-key': 'key-1' };
      const first = await post(identity, path, body, headers);
      const before = await everything(identity);
      expect(first.status).toBe(201);
      expect(await post(identity, path, body, headers)).toMatchObject({ status: 201, body: first.body });
      expect((await post(identity, path, aPassenger(), headers)).status).toBe(422);
      expect(await everything(identity)).toEqual(before);
    });

    test('of one cédula by many agencies at once makes one person and a passenger for each', async () => {
      const cedula = newCedula();
      const agencies = Array.from({ length: 8 }, (_, index) => `099123450${index}001`);
      const registered = await Promise.all(
        agencies.map((agency) =>
          register(identity, aPassenger({ id_number: cedula, email: `${cedula}@a.ec` }), agency),
        ),
      );
      const passengers = registered.flat();
      expect(new Set(passengers.map(({ id }) => id)).size).toBe(8);
      expect(new Set(passengers.map(({ user_id }) => user_id)).size).toBe(1);
      const persons = await identity.database.query(`select id from persons where id_number = ?`, [cedula]);
      expect(persons).toHaveLength(1);
    });
  });

  test('a registration names all that is wrong at once: fields, and documents that do not fit each other', async () => {
    const cedula = newCedula();
    const twice = aPassenger({ id_number: cedula, first_name: '' });
    const sent = [aPassenger({ id_number: cedula, email: 'x' }), twice];
    const listed = await post(identity, path, { passengers: sent }, asStaff());
    expect(listed.status).toBe(400);
    expect(Object.keys(listed.body).sort()).toEqual([
      'passengers.0.email',
      'passengers.1.first_name',
      'passengers.1.id_number',
    ]);
    const flat = await post(
      identity,
      path,
      aPassenger({ id_number: null, passport: cedula, first_name: '' }),
      asStaff(),
    );
    expect(flat.status).toBe(400);
    expect(Object.keys(flat.body).sort()).toEqual(['first_name', 'passport']);
  });

  test('whom the agency has already is that passenger, unchanged, with the state of the account', async () => {
    const cedula = newCedula();
    const body = aPassenger({ id_number: cedula, email: `${cedula}@correo.example` });
    const [first] = await register(identity, body);
    const before = await everything(identity);
    const again = aPassenger({ id_number: cedula, first_name: 'Otra', email: 'otra@correo.example' });
    const answer = await post<{ passengers: unknown[] }>(identity, path, again, asStaff());
    expect(answer.status).toBe(201);
    expect(answer.body.passengers).toEqual([{ ...first, is_registered: false, is_mailed: false }]);
    expect(await everything(identity)).toEqual(before);
    const [other] = await register(identity, again, OTHER_AGENCY);
    expect(other).toMatchObject({ user_id: null, account: { state: 'unconfirmed' } });
    const [repeated] = await register(identity, again, OTHER_AGENCY);
    expect(repeated).toEqual({ ...other, is_registered: false, is_mailed: false });
  });

  describe('two documents of one passenger', () => {
    const aPassport = () => `XA${newCedula().slice(-6)}`;
    const refused = async (changes: Record<string, unknown>) => {
      const before = await everything(identity);
      const answer = await post(identity, path, aPassenger(changes), asStaff());
      expect(await everything(identity)).toEqual(before);
      return [answer.status, answer.body];
    };
    const another = [400, { passport: ['Este documento es de otra persona.'] }];

    test('a passport that is not known yet is stored with whoever has the cédula', async () => {
      const [id_number, passport] = [newCedula(), aPassport()];
      const [first] = await register(identity, aPassenger({ id_number }));
      const [again] = await register(identity, aPassenger({ id_number, passport }));
      expect(again).toMatchObject({ id: first?.id, id_number, passport });
      const [byPassport] = await register(identity, aPassenger({ id_number: null, passport }));
      expect(byPassport).toMatchObject({ id: first?.id, id_number, passport });
    });

    test('a cédula that is not known yet is stored with whoever has the passport', async () => {
      const [id_number, passport] = [newCedula(), aPassport()];
      const [first] = await register(identity, aPassenger({ id_number: null, passport }));
      const [again] = await register(identity, aPassenger({ id_number, passport }));
      expect(again).toMatchObject({ id: first?.id, id_number, passport });
      const [byCedula] = await register(identity, aPassenger({ id_number }));
      expect(byCedula).toMatchObject({ id: first?.id, id_number, passport });
    });

    test('of two people are refused by the passport, whoever is new', async () => {
      const [carlos, ana, passport] = [newCedula(), newCedula(), aPassport()];
      await register(identity, aPassenger({ id_number: carlos }));
      await register(identity, aPassenger({ id_number: ana, passport }));
      expect(await refused({ id_number: carlos, passport })).toEqual(another);
      expect(await refused({ id_number: newCedula(), passport })).toEqual(another);
      expect(await refused({ id_number: ana, passport: aPassport() })).toEqual([
        400,
        { passport: ['Este pasajero ya tiene otro documento de este tipo.'] },
      ]);
    });

    test('that is missing is not added to somebody of another name or birth date', async () => {
      const [passport, id_number] = [aPassport(), newCedula()];
      await register(identity, aPassenger({ id_number: null, passport }));
      await register(identity, aPassenger({ id_number }));
      for (const other of [{ first_name: 'Otra' }, { last_name: 'Otra' }, { birth_date: '1971-02-03' }]) {
        expect(await refused({ id_number: newCedula(), passport, ...other })).toEqual(another);
        const words = ['Este documento es de otra persona.'];
        expect(await refused({ id_number, passport: aPassport(), ...other })).toEqual([400, { id_number: words }]);
      }
    });

    test('that another agency wrote of somebody else take nobody’s cédula: the person is registered without', async () => {
      const [passport, id_number] = [aPassport(), newCedula()];
      const squatter = aPassenger({ id_number: null, passport, first_name: 'Otra' });
      await register(identity, squatter, OTHER_AGENCY);
      expect(await refused({ id_number, passport })).toEqual(another);
      const [person] = await register(identity, aPassenger({ id_number }));
      expect(person).toMatchObject({ is_registered: true, id_number, passport: null });
      // Of the same name and birth date it is the same human being, as before.
      const [same] = await register(identity, { ...squatter, id_number: newCedula() });
      expect(same).toMatchObject({ is_registered: true, passport });
    });

    test('what another agency says of a known person stays what that agency wrote', async () => {
      const [id_number, passport] = [newCedula(), aPassport()];
      await register(identity, aPassenger({ id_number }));
      const [theirs] = await register(identity, aPassenger({ id_number, passport }), OTHER_AGENCY);
      expect(theirs).toMatchObject({ id_number, passport });
      const persons = await identity.database.query(`select id from persons where passport = ?`, [passport]);
      expect(persons).toEqual([]);
    });
  });
});

describe('staff who wait', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await startIdentity({ AGENCY_RUC: RUC });
    await admin(identity, 'create-agency', ...anAgency());
  });
  afterAll(() => identity.stop());

  const hire = (cedula: string, email: string) => admin(identity, 'create-staff', ...anEmployee({ cedula, email }));
  const linkTo = (email: string) => linkFor(identity, 'identity.activation-requested', email);
  const opens = async (link: object) => (await post(identity, '/auth/users/link/', link)).status === 200;
  const write = (userId: string, email: string, agency = TEST_AGENCY) =>
    put(identity, `/api/v1/user/contact/${userId}/`, { email, phone: '042301299' }, asStaff(agency));

  /** Somebody whom an agency registered as a passenger, and whom an operator then makes staff of another. */
  async function passengerWhoIsHired() {
    const { cedula, email, link } = await somebodyWaiting(identity);
    expect(await hire(cedula, email)).toMatchObject({ code: 0, err: '' });
    return { userId: link.uid, cedula, email, former: link, link: await linkTo(email) };
  }

  describe('an account that waits and is staff’s', () => {
    test('is not moved to another e-mail by the agency that had registered it', async () => {
      const { userId, email, link } = await passengerWhoIsHired();
      expect(await write(userId, 'mala@correo.example')).toMatchObject({ status: 200 });
      expect(await profileOf(identity, userId)).toMatchObject({ contact: { email, phone: null } });
      await expect(linkTo('mala@correo.example')).rejects.toThrow();
      expect(await opens(link)).toBe(true);
      const activation = await post(identity, '/auth/users/activation/', { ...link, new_password: PASSWORD });
      expect(activation.status).toBe(200);
    });

    test('is not moved either by an agency that registers it afterwards', async () => {
      const [cedula, email] = [newCedula(), 'elena-2@pacifico.example'];
      await hire(cedula, email);
      const link = await linkTo(email);
      await register(identity, aPassenger({ id_number: cedula, email }), OTHER_AGENCY);
      await write(link.uid, 'mala@correo.example', OTHER_AGENCY);
      expect(await profileOf(identity, link.uid)).toMatchObject({ contact: { email, phone: null } });
      expect(await opens(link)).toBe(true);
    });

    test('is not moved either where a former release had hired it', async () => {
      const { userId, email } = await passengerWhoIsHired();
      await identity.database.query(`update passengers set follows_person = true where user_id = ?`, [userId]);
      await write(userId, 'mala@correo.example');
      expect(await profileOf(identity, userId)).toMatchObject({ contact: { email, phone: null } });
    });

    test('has no other link than the one that the operator had mailed', async () => {
      const { former, link } = await passengerWhoIsHired();
      expect([await opens(former), await opens(link)]).toEqual([false, true]);
    });

    test('shows its photos to the agency that had registered it no more, and takes none from it', async () => {
      const { userId, link } = await passengerWhoIsHired();
      const photos = formOf({ user: userId, front: photo('front') });
      expect((await post(identity, '/api/v1/user/id_photos/', photos, asStaff())).status).toBe(404);
      await post(identity, '/auth/users/activation/', { ...link, new_password: PASSWORD });
      expect(await profileOf(identity, userId, asStaff())).toMatchObject({ photos: null });
    });

    test('is not made staff while its e-mail moves', async () => {
      const { cedula, email, link } = await somebodyWaiting(identity);
      const { database } = identity;
      const locked = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      const moved = database.transaction(async () => {
        await database.query(`select from users where id = ? for update`, [link.uid]);
        locked.resolve();
        await end.promise;
        const sql = `update persons set contact = contact || '{"email": "mala@correo.example"}' where id_number = ?`;
        await database.query(sql, [cedula]);
      });
      await locked.promise;
      const hired = hire(cedula, email);
      await eventually(async () => {
        const sql = `select 1 as waits from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
        expect(await database.query(sql)).toHaveLength(1);
      });
      end.resolve();
      await moved;
      expect(await hired).toMatchObject({ code: 1, err: expect.stringContaining('m***@correo.example') });
    });
  });
});
