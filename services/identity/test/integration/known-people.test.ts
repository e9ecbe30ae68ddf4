import { asStaff, asTraveller, OTHER_AGENCY } from '@bitacora/testing';
import { describe, expect, test } from '@jest/globals';
import {
  aPassenger,
  bearer,
  fromSomewhere,
  type Identity,
  logIn,
  newCedula,
  PASSWORD,
  register,
  runIdentity,
  somebodyActive,
  written,
} from './identity.ts';

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
