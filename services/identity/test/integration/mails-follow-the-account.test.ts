import type { PassengerAnswer } from '@bitacora/contracts';
import { asStaff, OTHER_AGENCY } from '@bitacora/testing';
import { expect, test } from '@jest/globals';
import { UntoldAccountEmails } from '../../src/credentials/untold-account-emails.ts';
import { moveTo, newEmail, type Somebody, somebodyInside, undo } from './email-changes.ts';
import { aPassenger, changesOf, type Identity, linkFor, post, register, runIdentity } from './identity.ts';

let identity: Identity;
runIdentity((started) => (identity = started));

const command = (passenger: PassengerAnswer | undefined, name: string) =>
  post(identity, `/api/v1/user/passenger/${passenger?.id}/${name}/`, undefined, asStaff(OTHER_AGENCY));

/** Where mails about the passenger go, and what the agency reads. */
async function told(passenger: PassengerAnswer | undefined) {
  const { account_email, email } = (await changesOf(identity, passenger)).at(-1) ?? {};
  return { account_email, email };
}

/** A known account that agreed to be an agency's passenger, of whom the agency wrote another e-mail. */
async function agreed(): Promise<{ owner: Somebody; passenger: PassengerAnswer | undefined; typed: string }> {
  const owner = await somebodyInside(identity);
  const typed = newEmail();
  const [passenger] = await register(identity, aPassenger({ id_number: owner.cedula, email: typed }), OTHER_AGENCY);
  await command(passenger, 'confirm_account');
  const link = await linkFor(identity, 'identity.account-confirmation-requested', owner.email);
  expect((await post(identity, '/api/v1/user/account/confirm/', link)).status).toBe(200);
  return { owner, passenger, typed };
}

test("mails about a passenger go to the account's e-mail once it agreed, which its agency does not see", async () => {
  const { owner, passenger, typed } = await agreed();
  expect(await told(passenger)).toEqual({ account_email: owner.email, email: typed });
  const shown = await identity.request('GET', `/api/v1/user/passenger/${passenger?.id}/`, {
    headers: asStaff(OTHER_AGENCY),
  });
  expect(JSON.stringify(shown.body)).not.toContain(owner.email);
});

test('what a release wrote of before is told once, by the hour, however many replicas sweep', async () => {
  const { owner, passenger } = await agreed();
  // As a migration left it: the last event says nothing of where mails go.
  await identity.database.query(
    `update history set envelope = envelope #- '{data,account_email}' where aggregate_id = ?`,
    [passenger?.id],
  );
  const before = (await changesOf(identity, passenger)).length;
  const replica = identity.app.get(UntoldAccountEmails);
  await Promise.all([replica.sweep(), replica.sweep()]);
  await replica.sweep();
  const changes = await changesOf(identity, passenger);
  expect(changes).toHaveLength(before + 1);
  expect(changes.at(-1)).toMatchObject({ account_email: owner.email });
});

test("they follow when the account's e-mail changes, and when that is undone", async () => {
  const { owner, passenger, typed } = await agreed();
  const next = newEmail();
  const link = await moveTo(identity, owner, owner.email, next);
  expect(await told(passenger)).toEqual({ account_email: next, email: typed });
  expect((await undo(identity, link)).status).toBe(200);
  expect(await told(passenger)).toEqual({ account_email: owner.email, email: typed });
});

test('they go to what the agency wrote again once the account is separated', async () => {
  const { passenger, typed } = await agreed();
  expect((await command(passenger, 'separate_account')).status).toBe(200);
  expect(await told(passenger)).toEqual({ account_email: null, email: typed });
});

test('they follow an account that has the very e-mail that the agency wrote, and then moves it', async () => {
  const owner = await somebodyInside(identity);
  const [passenger] = await register(
    identity,
    aPassenger({ id_number: owner.cedula, email: owner.email }),
    OTHER_AGENCY,
  );
  const next = newEmail();
  await moveTo(identity, owner, owner.email, next);
  expect(await told(passenger)).toEqual({ account_email: next, email: owner.email });
});
