import type { IdPhotosAnswer, PassengerAnswer } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { SecurityLog } from '@bitacora/platform';
import { asStaff, asTraveller, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { moveTo, newEmail, type Somebody, somebodyInside, undo } from './email-changes.ts';
import {
  aPassenger,
  changesOf,
  type Identity,
  linkFor,
  logIn,
  passengersWith,
  PASSWORD,
  post,
  profileOf,
  put,
  register,
  runIdentity,
} from './identity.ts';
import { linkCalls, OTHER_PASSWORD } from './link-calls.ts';
import { formOf, photo } from './photos.ts';

describe('taken back', () => {
  let identity: Identity;
  runIdentity((started) => (identity = started));

  describe('an account that is taken back', () => {
    const { confirm: reset, resetLink } = linkCalls(() => identity);
    const bundle = (userId: string, body: unknown) => put(identity, `/api/v1/user/profile/${userId}`, body, asStaff());
    const correct = (userId: string, email: string, agency = TEST_AGENCY) =>
      put(identity, `/api/v1/user/profile/${userId}`, { contact: { email } }, asStaff(agency));

    /** A passenger as the agency reads it. */
    const listed = async ({ cedula }: Pick<Somebody, 'cedula'>, agency = TEST_AGENCY) =>
      (await passengersWith(identity, cedula, agency))[0];

    const askAbout = (passenger: PassengerAnswer | undefined, agency = TEST_AGENCY) =>
      post(identity, `/api/v1/user/passenger/${passenger?.id}/confirm_account/`, undefined, asStaff(agency));
    const ask = ({ passenger }: Somebody) => askAbout(passenger);
    const agree = (link: object) => post(identity, '/api/v1/user/account/confirm/', link);

    describe('a correction that takes a passenger from an account', () => {
      test('tells the account nothing of what came with it', async () => {
        const stranger = await somebodyInside(identity);
        const before = await profileOf(identity, stranger.userId);
        const change = {
          personal: { last_name: 'Veloz' },
          contact: { email: newEmail(), phone: '042301200' },
          emergency_contact: { first_name: 'Eva', phone: '042301201' },
        };
        const answer = await bundle(stranger.userId, change);
        expect(answer).toMatchObject({ status: 200, body: { ...change, photos: null } });
        expect(await profileOf(identity, stranger.userId)).toEqual(before);
        expect(await listed(stranger)).toMatchObject({ user_id: null, last_name: 'Veloz', phone: '042301200' });
      });

      test('takes no photo along, says so at its field, and changes nothing', async () => {
        const stranger = await somebodyInside(identity);
        const form = formOf({ 'contact.email': newEmail(), 'photos.front': photo('staff') });
        const answer = await bundle(stranger.userId, form);
        expect(answer).toMatchObject({ status: 400, body: { 'photos.front': [messages.photoOfAnotherAccount] } });
        expect((await profileOf(identity, stranger.userId)).photos).toMatchObject({ front: null });
        expect((await listed(stranger))?.user_id).toBe(stranger.userId);
      });

      test('takes the photos back that staff had put there, and leaves those of the account', async () => {
        const [stranger, owner] = [await somebodyInside(identity), await somebodyInside(identity)];
        const path = ({ userId }: Somebody) => `/api/v1/user/id_photos/${userId}/`;
        const both = () => formOf({ front: photo('front'), back: photo('back') });
        expect((await put(identity, path(stranger), both(), asStaff())).status).toBe(200);
        const own = await put<IdPhotosAnswer>(identity, path(owner), both(), owner.headers);
        for (const { userId } of [stranger, owner]) await correct(userId, newEmail());
        expect((await profileOf(identity, stranger.userId)).photos).toMatchObject({ front: null, back: null });
        expect((await profileOf(identity, owner.userId)).photos).toMatchObject({ front: own.body.front });
      });
    });

    describe('a passenger whose agency has written another e-mail', () => {
      test('is not regained by a link that was mailed before', async () => {
        const stranger = await somebodyInside(identity);
        await identity.database.query(`update passengers set user_id = null where id = ?`, [stranger.passenger?.id]);
        expect((await ask(stranger)).status).toBe(200);
        const link = await linkFor(identity, 'identity.account-confirmation-requested', stranger.email);
        expect((await correct(stranger.userId, newEmail())).status).toBe(200);
        expect((await agree(link)).body).toHaveProperty('token');
        expect((await listed(stranger))?.user_id).toBeNull();
      });

      test('is not regained by a link that was being made when it was taken back', async () => {
        const stranger = await somebodyInside(identity);
        const { passenger } = stranger;
        await identity.database.query(`update passengers set user_id = null where id = ?`, [passenger?.id]);
        await ask(stranger);
        const link = await linkFor(identity, 'identity.account-confirmation-requested', stranger.email);
        await identity.database.query(`update passengers set is_taken_back = true where id = ?`, [passenger?.id]);
        expect((await agree(link)).body).toHaveProperty('token');
        expect((await listed(stranger))?.user_id).toBeNull();
      });

      test('is not asked of the account that it was taken from, and staff read what to do', async () => {
        const stranger = await somebodyInside(identity);
        await correct(stranger.userId, newEmail());
        expect(await listed(stranger)).toMatchObject({ account: { state: 'unconfirmed', can_be_asked: false } });
        const refused = { status: 409, body: { code: 'account_taken_back' } };
        expect(await ask(stranger)).toMatchObject(refused);
        await moveTo(identity, stranger, stranger.email, newEmail());
        expect(await ask(stranger)).toMatchObject(refused);
        expect((await listed(stranger))?.user_id).toBeNull();
      });

      test('that the account has, after all, can be taken back from it again', async () => {
        const stranger = await somebodyInside(identity);
        await correct(stranger.userId, newEmail());
        await correct(stranger.userId, stranger.email);
        expect((await listed(stranger))?.user_id).toBe(stranger.userId);
        await correct(stranger.userId, newEmail());
        expect((await listed(stranger))?.user_id).toBeNull();
      });
    });

    describe('an account that moves to the e-mail that an agency wrote of its passenger', () => {
      /** The stranger asks for the owner's address, and the owner presses the button. */
      async function moved() {
        const stranger = await somebodyInside(identity);
        const email = newEmail();
        await correct(stranger.userId, email);
        const undoLink = await moveTo(identity, stranger, stranger.email, email);
        return { stranger, email, undoLink };
      }

      test('is shown nothing before its password was chosen by whoever reads that address', async () => {
        const { stranger, email } = await moved();
        expect((await listed(stranger))?.user_id).toBeNull();
        expect((await post(identity, '/auth/jwt/refresh/', { refresh: stranger.pair.refresh })).status).toBe(401);
        const known = { username: stranger.cedula, password: PASSWORD };
        expect((await post(identity, '/auth/jwt/create/', known)).status).toBe(401);
        expect((await reset({ ...(await resetLink(email)) })).status).toBe(200);
        expect((await listed(stranger))?.user_id).toBe(stranger.userId);
        await logIn(identity, stranger.cedula, OTHER_PASSWORD);
      });

      test('loses it again when the former address undoes the move', async () => {
        const { stranger, email, undoLink } = await moved();
        await reset({ ...(await resetLink(email)) });
        expect((await undo(identity, undoLink)).status).toBe(200);
        expect(await listed(stranger)).toMatchObject({ user_id: null, email });
        expect((await reset({ ...(await resetLink(stranger.email)) })).status).toBe(200);
        expect((await listed(stranger))?.user_id).toBeNull();
        expect((await ask(stranger)).status).toBe(409);
      });
    });

    describe('an account that moved before any agency wrote the address', () => {
      /** Whoever opened the account has asked for the owner's address, and the owner pressed the button. */
      async function moved() {
        const stranger = await somebodyInside(identity);
        const email = newEmail();
        const undoLink = await moveTo(identity, stranger, stranger.email, email);
        return { stranger, email, undoLink };
      }
      const registerElsewhere = async ({ cedula }: Somebody, email: string) =>
        (await register(identity, aPassenger({ id_number: cedula, email }), OTHER_AGENCY))[0];

      test('is opened only with the password chosen by whoever reads it, and no journey is lost', async () => {
        const { stranger, email } = await moved();
        const known = { username: stranger.cedula, password: PASSWORD };
        expect((await post(identity, '/auth/jwt/create/', known)).status).toBe(401);
        expect((await post(identity, '/auth/jwt/refresh/', { refresh: stranger.pair.refresh })).status).toBe(401);
        await reset({ ...(await resetLink(email)) });
        await logIn(identity, stranger.cedula, OTHER_PASSWORD);
        expect(await listed(stranger)).toMatchObject({ user_id: stranger.userId, email });
      });

      test('shows who asked for the move nothing of an agency that registers the owner with that address', async () => {
        const { stranger, email, undoLink } = await moved();
        expect((await registerElsewhere(stranger, email))?.user_id).toBe(stranger.userId);
        const known = { username: stranger.cedula, password: PASSWORD };
        expect((await post(identity, '/auth/jwt/create/', known)).status).toBe(401);
        await reset({ ...(await resetLink(email)) });
        expect((await undo(identity, undoLink)).status).toBe(200);
        expect((await listed(stranger, OTHER_AGENCY))?.user_id).toBeNull();
        expect((await listed(stranger))?.user_id).toBe(stranger.userId);
      });

      test('nor of one that corrects the e-mail to that address', async () => {
        const { stranger, email, undoLink } = await moved();
        await registerElsewhere(stranger, newEmail());
        expect((await correct(stranger.userId, email, OTHER_AGENCY)).status).toBe(200);
        expect((await listed(stranger, OTHER_AGENCY))?.user_id).toBe(stranger.userId);
        expect((await undo(identity, undoLink)).status).toBe(200);
        expect((await listed(stranger, OTHER_AGENCY))?.user_id).toBeNull();
      });

      test('keeps through the move, its undo and a correction what it had agreed to before', async () => {
        const owner = await somebodyInside(identity);
        const passenger = await registerElsewhere(owner, newEmail());
        await askAbout(passenger, OTHER_AGENCY);
        await agree(await linkFor(identity, 'identity.account-confirmation-requested', owner.email));
        const undoLink = await moveTo(identity, owner, owner.email, newEmail());
        await correct(owner.userId, newEmail(), OTHER_AGENCY);
        expect((await listed(owner, OTHER_AGENCY))?.user_id).toBe(owner.userId);
        await undo(identity, undoLink);
        expect((await listed(owner, OTHER_AGENCY))?.user_id).toBe(owner.userId);
      });
    });

    test('what an account agreed to at an address goes with it when the former address undoes the move', async () => {
      const stranger = await somebodyInside(identity);
      await identity.database.query(`update passengers set user_id = null where id = ?`, [stranger.passenger?.id]);
      const email = newEmail();
      const undoLink = await moveTo(identity, stranger, stranger.email, email);
      expect((await ask(stranger)).status).toBe(200);
      const link = await linkFor(identity, 'identity.account-confirmation-requested', email);
      expect((await agree(link)).status).toBe(200);
      expect((await listed(stranger))?.user_id).toBe(stranger.userId);
      await undo(identity, undoLink);
      expect((await listed(stranger))?.user_id).toBeNull();
    });
  });

  describe('an account that is separated', () => {
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
        expect((await put<IdPhotosAnswer>(identity, path, formOf({ front: photo('front') }), asStaff())).status).toBe(
          200,
        );
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
  });
});
