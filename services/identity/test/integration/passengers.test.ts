import { type Page, type PassengerAnswer, passengerSnapshot } from '@bitacora/contracts';
import { asStaff, asTraveller, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { addDays, dayAt } from '@bitacora/kernel';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  aPassenger,
  bearer,
  fromSomewhere,
  type Identity,
  linkFor,
  logIn,
  newCedula,
  PASSWORD,
  post,
  register,
  somebodyActive,
  somebodyWaiting,
  startIdentity,
  written,
} from './identity.ts';

const path = `/api/v1/user/passenger/${TEST_AGENCY}/`;

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const count = async (table: string) =>
  (await identity.database.query<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;
const everything = async () => ({
  persons: await count('persons'),
  users: await count('users'),
  passengers: await count('passengers'),
  outbox: await count('outbox'),
});
const daysAgo = (years: number, days = 0) => {
  const today = dayAt(new Date());
  return addDays(`${Number(today.slice(0, 4)) - years}${today.slice(4)}`, days);
};

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
    const known = await somebodyWaiting(identity);
    const before = await everything();
    const cedula = newCedula();
    const answer = await post(
      identity,
      path,
      {
        passengers: [
          aPassenger({ id_number: cedula }),
          aPassenger({ id_number: cedula, phone: '1234567' }),
          aPassenger({ id_number: known.cedula }),
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
      'passengers.2.id_number',
      'passengers.3.passport',
    ]);
    expect((await post(identity, path, aPassenger({ id_number: known.cedula }), asStaff())).body).toEqual({
      id_number: ['Su agencia ya tiene un pasajero con este documento.'],
    });
    expect((await post(identity, path, {}, asStaff())).status).toBe(400);
    expect((await post(identity, path, { passengers: [] }, asStaff())).body).toHaveProperty('passengers');
    expect(await everything()).toEqual(before);
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
    const before = await everything();
    expect((await post(identity, path, aPassenger())).status).toBe(401);
    expect((await post(identity, path, aPassenger(), asTraveller())).status).toBe(403);
    expect((await post(identity, path, aPassenger(), asStaff(OTHER_AGENCY))).status).toBe(404);
    expect(await everything()).toEqual(before);
  });

  test('repeated with its key answers the first result and registers once', async () => {
    const body = aPassenger({ email: 'once@correo.example' });
    const headers = { ...asStaff(TEST_AGENCY, '0198f000-0000-7000-8000-000000000002'), 'idempotency-key': 'key-1' };
    const first = await post(identity, path, body, headers);
    const before = await everything();
    expect(first.status).toBe(201);
    expect(await post(identity, path, body, headers)).toMatchObject({ status: 201, body: first.body });
    expect((await post(identity, path, aPassenger(), headers)).status).toBe(422);
    expect(await everything()).toEqual(before);
  });

  test('of one cédula by many agencies at once makes one person and a passenger for each', async () => {
    const cedula = newCedula();
    const agencies = Array.from({ length: 8 }, (_, index) => `099123450${index}001`);
    const registered = await Promise.all(
      agencies.map((agency) => register(identity, aPassenger({ id_number: cedula }), agency)),
    );
    const passengers = registered.flat();
    expect(new Set(passengers.map(({ id }) => id)).size).toBe(8);
    expect(new Set(passengers.map(({ user_id }) => user_id)).size).toBe(1);
    const persons = await identity.database.query(`select id from persons where id_number = ?`, [cedula]);
    expect(persons).toHaveLength(1);
  });
});

describe('a second agency that adds a known cédula', () => {
  test('sees what it wrote itself, changes nothing of the person, and mails nobody', async () => {
    const { cedula, email, link } = await somebodyActive(identity);
    const mine = { id_number: cedula, first_name: 'Otro', last_name: 'Nombre', email: 'otra@correo.example' };
    const mails = (await written(identity, 'identity.activation-requested')).length;
    const [passenger] = await register(identity, aPassenger(mine), OTHER_AGENCY);
    expect(passenger).toMatchObject({ ...mine, user_id: link.uid });
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
    identity.request('GET', `/api/v1/user/email_by_user/${username}`, { headers: { ...fromSomewhere(), ...headers } });

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

  test('of nobody is 404, and an address that asks for many waits', async () => {
    expect(await read(newCedula())).toMatchObject({ status: 404, body: { detail: 'Usuario no existe' } });
    const there = fromSomewhere();
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt++) statuses.push((await read(newCedula(), there)).status);
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404));
    expect(statuses[10]).toBe(429);
  });
});

describe("an agency's passengers", () => {
  const agency = '0991234567001';
  const list = <Body = PassengerAnswer[]>(query = '', headers = asStaff(agency), ruc = agency) =>
    identity.request<Body>('GET', `/api/v1/agency/passengers_by_agency/${ruc}${query}`, { headers });

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
    expect((await identity.request('GET', `/api/v1/agency/passengers_by_agency/${agency}`)).status).toBe(401);
    expect((await list('', asTraveller())).status).toBe(403);
    expect((await list('', asStaff(OTHER_AGENCY))).status).toBe(404);
    expect((await list<unknown>('?cursor=x')).body).toHaveProperty('cursor');
    expect((await list<unknown>('?page_size=101')).body).toHaveProperty('page_size');
  });
});
