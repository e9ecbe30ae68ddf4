import type { PassengerAnswer } from '@bitacora/contracts';
import { SecurityLog } from '@bitacora/platform';
import { asStaff, asTraveller, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { factsAbout } from './email-changes.ts';
import {
  aPassenger,
  changesOf,
  type Identity,
  linkFor,
  newCedula,
  passengersWith,
  PASSWORD,
  post,
  put,
  register,
  runIdentity,
  somebodyActive,
  somebodyWaiting,
  written,
} from './identity.ts';

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
    expect(without).toMatchObject({ user_id: null, account: { state: 'unconfirmed', email: null } });
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
