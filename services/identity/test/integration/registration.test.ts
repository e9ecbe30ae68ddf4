import { passengerSnapshot } from '@bitacora/contracts';
import { asStaff, asTraveller, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { describe, expect, test } from '@jest/globals';
import {
  aPassenger,
  daysAgo,
  everything,
  type Identity,
  linkFor,
  newCedula,
  post,
  register,
  runIdentity,
  written,
} from './identity.ts';

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
    expect(await linkFor(identity, 'identity.activation-requested', email)).toMatchObject({ uid: passenger?.user_id });
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

  test('gives nobody under 13 an account, and asks for a guardian at 13 and 14', async () => {
    const [child] = await register(identity, aPassenger({ birth_date: daysAgo(13, 1), email: 'nino@correo.example' }));
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
      agencies.map((agency) => register(identity, aPassenger({ id_number: cedula, email: `${cedula}@a.ec` }), agency)),
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
  const flat = await post(identity, path, aPassenger({ id_number: null, passport: cedula, first_name: '' }), asStaff());
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
