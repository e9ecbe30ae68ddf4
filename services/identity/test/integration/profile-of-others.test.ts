import { asRole, asStaff, asTraveller, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { describe, expect, test } from '@jest/globals';
import {
  aPassenger,
  changesOf,
  everything,
  type Identity,
  linkFor,
  newCedula,
  post,
  profileOf,
  put,
  register,
  runIdentity,
  somebodyActive,
  somebodyWaiting,
  written,
} from './identity.ts';

const user = '/api/v1/user';

let identity: Identity;
runIdentity((started) => (identity = started));

describe('staff of the agency that registered a person', () => {
  test('correct what is known of the person', async () => {
    const { cedula, passenger, link } = await somebodyActive(identity);
    const answer = await put(identity, `${user}/person/${cedula}/`, { last_name: 'Veloz' }, asStaff());
    expect(answer).toMatchObject({ status: 200, body: { last_name: 'Veloz', photos: { front: null } } });
    expect((await profileOf(identity, link.uid)).personal.last_name).toBe('Veloz');
    expect(await changesOf(identity, passenger)).toMatchObject([{ last_name: 'Veloz' }]);
  });

  test('only look at the person, when their role changes no passengers', async () => {
    const { cedula, link } = await somebodyActive(identity);
    const accounting = asRole('accounting');
    expect((await profileOf(identity, link.uid, accounting)).personal).toMatchObject({ id_number: cedula });
    const answer = await put(identity, `${user}/person/${cedula}/`, { last_name: 'Veloz' }, accounting);
    expect(answer.status).toBe(403);
    const others = { passengers: [aPassenger()] };
    expect((await post(identity, `${user}/passenger/${TEST_AGENCY}`, others, accounting)).status).toBe(403);
    expect((await post(identity, `${user}/passenger/${TEST_AGENCY}`, others, asStaff())).status).toBe(201);
  });

  test('correct the e-mail of who still waits, who gets the link there, and the former one stops working', async () => {
    const { email, link } = await somebodyWaiting(identity);
    const right = `bien-${email}`;
    expect((await put(identity, `${user}/contact/${link.uid}/`, { email: right }, asStaff())).status).toBe(200);
    expect((await post(identity, '/auth/users/activation/', { ...link })).status).toBe(400);
    const fresh = await linkFor(identity, 'identity.activation-requested', right);
    expect(
      (await post(identity, '/auth/users/activation/', { ...fresh, new_password: 'Tortuga-gigante-7' })).status,
    ).toBe(200);
  });

  test('write to another e-mail, but never move the links of an account in use', async () => {
    const { cedula, email, passenger, link } = await somebodyActive(identity);
    const theirs = `agencia-${email}`;
    expect(
      await put(identity, `${user}/contact/${link.uid}/`, { email: theirs, phone: '042301200' }, asStaff()),
    ).toMatchObject({
      status: 200,
      body: { contact: { email: theirs } },
    });
    expect((await changesOf(identity, passenger)).at(-1)).toMatchObject({ email: theirs });
    expect((await profileOf(identity, link.uid)).contact).toMatchObject({ email, phone: null });
    await post(identity, '/auth/users/reset_password/', { username: cedula });
    expect((await written(identity, 'identity.password-reset-requested')).at(-1)).toMatchObject({ email });
  });
});

describe('a second agency that knows a person', () => {
  test('changes what it wrote itself, and nothing of the person or another agency', async () => {
    const { cedula, email, passenger, link } = await somebodyActive(identity);
    const [mine] = await register(identity, aPassenger({ id_number: cedula, first_name: 'Otro', email }), OTHER_AGENCY);
    const seen = await profileOf(identity, link.uid, asStaff(OTHER_AGENCY));
    expect(seen).toMatchObject({ photos: null, user: { is_active: null }, personal: { first_name: 'Otro' } });
    const change = {
      personal: { last_name: 'Nuevo' },
      contact: { email: 'segunda@correo.example', phone: '042301200' },
    };
    const before = await profileOf(identity, link.uid);
    expect(await put(identity, `${user}/profile/${link.uid}/`, change, asStaff(OTHER_AGENCY))).toMatchObject({
      status: 200,
      body: change,
    });
    expect(await profileOf(identity, link.uid)).toEqual(before);
    expect(await profileOf(identity, link.uid, asStaff())).toMatchObject({ personal: { last_name: 'Vera' } });
    expect(await changesOf(identity, mine)).toMatchObject([{ last_name: 'Nuevo', email: 'segunda@correo.example' }]);
    expect(await changesOf(identity, passenger)).toEqual([]);
  });

  test('hears nothing of what the person changes', async () => {
    const { cedula, email, link } = await somebodyActive(identity);
    const [mine] = await register(identity, aPassenger({ id_number: cedula, first_name: 'Otro', email }), OTHER_AGENCY);
    await put(identity, `${user}/person/${cedula}/`, { first_name: 'Propia' }, asTraveller(link.uid));
    expect(await changesOf(identity, mine)).toEqual([]);
    expect((await profileOf(identity, link.uid, asStaff(OTHER_AGENCY))).personal.first_name).toBe('Otro');
  });
});

test("nobody else reaches a person's data, and nothing of them changes", async () => {
  const { cedula, link } = await somebodyActive(identity);
  const before = await everything(identity);
  const paths = [
    [`${user}/person/${cedula}/`, { first_name: 'X' }],
    [`${user}/contact/${link.uid}/`, { phone: '042301200' }],
    [`${user}/emergency_contact/${link.uid}/`, { phone: '042301200' }],
    [`${user}/user/${link.uid}/`, { username: cedula }],
    [`${user}/profile/${link.uid}/`, { contact: { phone: '042301200' } }],
  ] as const;
  for (const [path, body] of paths) {
    const status = async (headers: Record<string, string>) => (await put(identity, path, body, headers)).status;
    expect(await status({})).toBe(401);
    expect(await status(asTraveller())).toBe(404);
    expect(await status(asStaff(OTHER_AGENCY))).toBe(404);
  }
  for (const headers of [asTraveller(), asStaff(OTHER_AGENCY)]) {
    expect((await identity.request('GET', `${user}/profile/${link.uid}/`, { headers })).status).toBe(404);
  }
  expect((await put(identity, `${user}/person/${newCedula()}/`, { first_name: 'X' }, asStaff())).status).toBe(404);
  expect(await everything(identity)).toEqual(before);
});
