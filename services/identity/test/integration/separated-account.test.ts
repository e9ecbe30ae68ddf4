import type { IdPhotosAnswer, PassengerAnswer } from '@bitacora/contracts';
import { SecurityLog } from '@bitacora/platform';
import { asStaff, asTraveller, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { newEmail, type Somebody, somebodyInside } from './email-changes.ts';
import {
  aPassenger,
  changesOf,
  type Identity,
  linkFor,
  passengersWith,
  post,
  profileOf,
  put,
  register,
  runIdentity,
} from './identity.ts';
import { linkCalls } from './link-calls.ts';
import { formOf, photo } from './photos.ts';

let identity: Identity;
runIdentity((started) => (identity = started));

const { askReset, confirm, resetLink } = linkCalls(() => identity);
const call = (passenger: PassengerAnswer | undefined, name: string, headers: Record<string, string>) =>
  post(identity, `/api/v1/user/passenger/${passenger?.id}/${name}/`, undefined, headers);
const separate = (passenger: PassengerAnswer | undefined, headers = asStaff(OTHER_AGENCY)) =>
  call(passenger, 'separate_account', headers);
const agree = (link: object) => post(identity, '/api/v1/user/account/confirm/', link);

const listed = async ({ cedula }: Somebody, agency = OTHER_AGENCY) =>
  (await passengersWith(identity, cedula, agency))[0];

/** Somebody opened an account by another's cédula, and said to be the passenger when the agency asked. */
async function agreedSquatter() {
  const squatter = await somebodyInside(identity);
  const [passenger] = await register(
    identity,
    aPassenger({ id_number: squatter.cedula, email: newEmail() }),
    OTHER_AGENCY,
  );
  await call(passenger, 'confirm_account', asStaff(OTHER_AGENCY));
  const link = await linkFor(identity, 'identity.account-confirmation-requested', squatter.email);
  expect((await agree(link)).status).toBe(200);
  expect((await listed(squatter))?.user_id).toBe(squatter.userId);
  return { squatter, passenger, link };
}

describe('a passenger that staff take from an account that had agreed', () => {
  test('is nobody’s at once, others are told, and the security log says who did it', async () => {
    const { squatter, passenger } = await agreedSquatter();
    const record = jest.spyOn(identity.app.get(SecurityLog), 'record');
    expect((await separate(passenger)).status).toBe(200);
    expect(await listed(squatter)).toMatchObject({ user_id: null, account: { can_be_asked: false } });
    expect((await changesOf(identity, passenger)).at(-1)).toMatchObject({ user_id: null });
    const reason = `passenger ${passenger?.id} of account ${squatter.userId}`;
    expect(record.mock.calls).toEqual([['passenger-separated', { reason }]]);
    record.mockRestore();
  });

  test('is not regained by the account, neither by a link nor by being asked again', async () => {
    const { squatter, passenger, link } = await agreedSquatter();
    await separate(passenger);
    expect((await agree(link)).status).toBe(400);
    expect(await call(passenger, 'confirm_account', asStaff(OTHER_AGENCY))).toMatchObject({
      status: 409,
      body: { code: 'account_taken_back' },
    });
    expect((await listed(squatter))?.user_id).toBeNull();
  });

  test('stays so when it is done again, which tells nobody anything', async () => {
    const { passenger } = await agreedSquatter();
    await separate(passenger);
    const before = await changesOf(identity, passenger);
    expect((await separate(passenger)).status).toBe(200);
    expect(await changesOf(identity, passenger)).toEqual(before);
  });

  test('is the account’s of before at every other agency', async () => {
    const { squatter, passenger } = await agreedSquatter();
    await separate(passenger);
    expect((await listed(squatter, TEST_AGENCY))?.user_id).toBe(squatter.userId);
  });

  test('is taken by its own agency’s staff alone', async () => {
    const { squatter, passenger } = await agreedSquatter();
    expect((await separate(passenger, asStaff())).status).toBe(404);
    expect((await separate(passenger, asTraveller(squatter.userId))).status).toBe(403);
    expect((await listed(squatter))?.user_id).toBe(squatter.userId);
  });
});

describe('a passenger with the very e-mail of an account that staff say is another’s', () => {
  test('has that e-mail no more, and is not regained by a password that is chosen from there', async () => {
    const squatter = await somebodyInside(identity);
    expect((await separate(squatter.passenger, asStaff())).status).toBe(200);
    expect(await listed(squatter, TEST_AGENCY)).toMatchObject({ user_id: null, email: null });
    await askReset(squatter.cedula);
    expect((await confirm(await resetLink(squatter.email))).status).toBe(200);
    expect((await listed(squatter, TEST_AGENCY))?.user_id).toBeNull();
  });

  test('takes the photos back that staff had put there', async () => {
    const squatter = await somebodyInside(identity);
    const path = `/api/v1/user/id_photos/${squatter.userId}/`;
    expect((await put<IdPhotosAnswer>(identity, path, formOf({ front: photo('front') }), asStaff())).status).toBe(200);
    await separate(squatter.passenger, asStaff());
    expect((await profileOf(identity, squatter.userId)).photos).toMatchObject({ front: null });
  });

  test('is the account’s again once staff write that e-mail', async () => {
    const owner = await somebodyInside(identity);
    await separate(owner.passenger, asStaff());
    await put(identity, `/api/v1/user/contact/${owner.userId}/`, { email: owner.email }, asStaff());
    expect(await listed(owner, TEST_AGENCY)).toMatchObject({ user_id: owner.userId, account: null });
  });
});
