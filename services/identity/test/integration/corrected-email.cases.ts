import type { PassengerAnswer } from '@bitacora/contracts';
import { SecurityLog } from '@bitacora/platform';
import { asStaff, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { UntoldAccountEmails } from '../../src/credentials/untold-account-emails.ts';
import { askFor, moveTo, newEmail, type Somebody, somebodyInside, undo } from './email-changes.ts';
import {
  aPassenger,
  changesOf,
  type Identity,
  linkFor,
  passengersWith,
  PASSWORD,
  post,
  profileOf,
  put,
  register,
  runIdentity,
  somebodyWaiting,
} from './identity.ts';

describe('corrected email', () => {
  let identity: Identity;
  runIdentity((started) => (identity = started));

  describe('a corrected e-mail', () => {
    const masked = (email: string) => `${email[0]}***@${email.split('@')[1]}`;
    const correct = (userId: string, email: string | null, agency = TEST_AGENCY) =>
      put(identity, `/api/v1/user/contact/${userId}/`, { email }, asStaff(agency));

    /** A passenger as the agency reads it. */
    const listed = async (cedula: string, agency = TEST_AGENCY) => (await passengersWith(identity, cedula, agency))[0];

    /** Whoever reads a mailbox chooses a password by the link that was mailed there. */
    async function choosePassword(email: string): Promise<void> {
      const link = await linkFor(identity, 'identity.password-reset-requested', email);
      const body = { ...link, new_password: PASSWORD, re_new_password: PASSWORD };
      expect((await post(identity, '/auth/users/reset_password_confirm/', body)).status).toBe(200);
    }

    describe('an agency that corrects the e-mail of a passenger whose account is in use', () => {
      test.each([
        ['another', () => newEmail()],
        ['none', () => null],
      ])('(%s) takes the passenger from whoever opened the account by the former one', async (_, other) => {
        const stranger = await somebodyInside(identity);
        const email = other();
        expect(await correct(stranger.userId, email)).toMatchObject({ status: 200, body: { contact: { email } } });
        const account = { state: 'unconfirmed', email: masked(stranger.email) };
        expect(await listed(stranger.cedula)).toMatchObject({ user_id: null, email, account });
        expect((await changesOf(identity, stranger.passenger)).at(-1)).toMatchObject({ user_id: null, email });
      });

      test('writes what the account does not change any more', async () => {
        const stranger = await somebodyInside(identity);
        const email = newEmail();
        await correct(stranger.userId, email);
        const contact = { phone: '0991112233' };
        await put(identity, `/api/v1/user/contact/${stranger.userId}/`, contact, stranger.headers);
        await moveTo(identity, stranger, stranger.email, newEmail());
        expect(await listed(stranger.cedula)).toMatchObject({ user_id: null, email, phone: null });
      });

      test('keeps it when the e-mail is the same in other letters', async () => {
        const owner = await somebodyInside(identity);
        await correct(owner.userId, owner.email.toUpperCase());
        expect(await listed(owner.cedula)).toMatchObject({ user_id: owner.userId, account: null });
      });

      test('takes it also after the account left the address that both had', async () => {
        const owner = await somebodyInside(identity);
        await register(identity, aPassenger({ id_number: owner.cedula, email: owner.email }), OTHER_AGENCY);
        await moveTo(identity, owner, owner.email, newEmail());
        expect((await listed(owner.cedula, OTHER_AGENCY))?.user_id).toBe(owner.userId);
        await correct(owner.userId, newEmail(), OTHER_AGENCY);
        expect((await listed(owner.cedula, OTHER_AGENCY))?.user_id).toBeNull();
        expect((await listed(owner.cedula))?.user_id).toBe(owner.userId);
      });
    });

    describe('an agency that made a slip in the e-mail of a passenger', () => {
      test('corrects it again, and the right one gives the passenger back to its account', async () => {
        const owner = await somebodyInside(identity);
        await correct(owner.userId, newEmail());
        const email = newEmail();
        expect(await correct(owner.userId, email)).toMatchObject({ status: 200, body: { contact: { email } } });
        expect(await listed(owner.cedula)).toMatchObject({ user_id: null, email });
        expect((await correct(owner.userId, owner.email.toUpperCase())).status).toBe(200);
        expect(await listed(owner.cedula)).toMatchObject({ user_id: owner.userId, account: null });
        expect((await changesOf(identity, owner.passenger)).at(-1)).toMatchObject({ user_id: owner.userId });
      });

      test('also where the account waits, at an agency that registered a known cédula', async () => {
        const { cedula, email, link } = await somebodyWaiting(identity);
        await register(identity, aPassenger({ id_number: cedula, email: newEmail() }), OTHER_AGENCY);
        expect((await listed(cedula, OTHER_AGENCY))?.user_id).toBeNull();
        const person = await put(
          identity,
          `/api/v1/user/person/${cedula}/`,
          { last_name: 'Veloz' },
          asStaff(OTHER_AGENCY),
        );
        expect(person).toMatchObject({ status: 200, body: { user_id: link.uid, photos: null } });
        const record = jest.spyOn(identity.app.get(SecurityLog), 'record').mockClear();
        expect((await correct(link.uid, email, OTHER_AGENCY)).status).toBe(200);
        const passenger = await listed(cedula, OTHER_AGENCY);
        const reason = `passenger ${passenger?.id} joins account ${link.uid}`;
        expect(record.mock.calls).toEqual([['passenger-email-tried', { reason }]]);
        record.mockRestore();
        expect(await listed(cedula, OTHER_AGENCY)).toMatchObject({ user_id: link.uid, account: null });
      });

      test('sees and changes nothing of the account meanwhile, also where it registered the person', async () => {
        const stranger = await somebodyInside(identity);
        await correct(stranger.userId, newEmail());
        const before = await profileOf(identity, stranger.userId);
        const change = { personal: { last_name: 'Veloz' }, contact: { email: newEmail(), phone: '042301200' } };
        const path = `/api/v1/user/profile/${stranger.userId}/`;
        const answer = await put(identity, path, change, asStaff());
        expect(answer).toMatchObject({ status: 200, body: { ...change, photos: null, user: { is_active: null } } });
        expect(await profileOf(identity, stranger.userId, asStaff())).toEqual(answer.body);
        expect(await profileOf(identity, stranger.userId)).toEqual(before);
        expect((await listed(stranger.cedula))?.user_id).toBeNull();
      });

      test('cannot try for long what the e-mail of the account is, and each try is in the security log', async () => {
        const owner = await somebodyInside(identity);
        const record = jest.spyOn(identity.app.get(SecurityLog), 'record').mockClear();
        const statuses = [];
        for (let attempt = 0; attempt < 7; attempt += 1)
          statuses.push((await correct(owner.userId, newEmail())).status);
        // The first one is of a passenger that is the account's.
        expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
        expect((await correct(owner.userId, owner.email)).status).toBe(429);
        expect((await listed(owner.cedula))?.user_id).toBeNull();
        const reason = `passenger ${owner.passenger?.id} is not of account ${owner.userId}`;
        expect(record.mock.calls.filter(([event]) => event !== 'limit-reached')).toEqual(
          Array(5).fill(['passenger-email-tried', { reason }]),
        );
        expect(record.mock.calls.map(([event]) => event)).toContain('limit-reached');
        record.mockRestore();
      });
    });

    describe('somebody who moves the e-mail of the own account', () => {
      test('keeps every journey, at the agency that follows and at the one that does not', async () => {
        const owner = await somebodyInside(identity);
        await register(identity, aPassenger({ id_number: owner.cedula, email: owner.email }), OTHER_AGENCY);
        const email = newEmail();
        await moveTo(identity, owner, owner.email, email);
        expect(await listed(owner.cedula)).toMatchObject({ user_id: owner.userId, email });
        expect(await listed(owner.cedula, OTHER_AGENCY)).toMatchObject({ user_id: owner.userId, email: owner.email });
      });

      test('to the one that the agency has written finds the journeys again, once the password was chosen from there', async () => {
        const owner = await somebodyInside(identity);
        const email = newEmail();
        await correct(owner.userId, email.toUpperCase());
        await moveTo(identity, owner, owner.email, email);
        await choosePassword(email);
        expect(await listed(owner.cedula)).toMatchObject({ user_id: owner.userId, account: null });
        expect((await changesOf(identity, owner.passenger)).at(-1)).toMatchObject({ user_id: owner.userId });
      });

      test('and undoes that loses again what came with it, and nothing else', async () => {
        const stranger = await somebodyInside(identity);
        await register(identity, aPassenger({ id_number: stranger.cedula, email: stranger.email }), OTHER_AGENCY);
        const email = newEmail();
        await correct(stranger.userId, email);
        const undoLink = await moveTo(identity, stranger, stranger.email, email);
        await choosePassword(email);
        expect((await listed(stranger.cedula))?.user_id).toBe(stranger.userId);
        expect((await undo(identity, undoLink)).status).toBe(200);
        expect(await listed(stranger.cedula)).toMatchObject({ user_id: null, email });
        expect((await listed(stranger.cedula, OTHER_AGENCY))?.user_id).toBe(stranger.userId);
      });

      test('is bound to nothing by an e-mail that nobody has confirmed', async () => {
        const stranger = await somebodyInside(identity);
        const email = newEmail();
        await correct(stranger.userId, email);
        await askFor(identity, stranger, email);
        await post(identity, '/auth/users/reset_password/', { username: stranger.cedula });
        await choosePassword(stranger.email);
        expect((await listed(stranger.cedula))?.user_id).toBeNull();
      });
    });

    test('an account nobody has opened follows the e-mail that its agency corrects', async () => {
      const { cedula, link } = await somebodyWaiting(identity);
      const email = newEmail();
      await correct(link.uid, email);
      expect(await listed(cedula)).toMatchObject({ user_id: link.uid, email, account: null });
    });
  });

  describe('mails that follow the account', () => {
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
  });
});
