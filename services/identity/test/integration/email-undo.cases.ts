import type { IdPhotosAnswer } from '@bitacora/contracts';
import { SecurityLog } from '@bitacora/platform';
import { OTHER_AGENCY } from '@bitacora/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CredentialSweep } from '../../src/credentials/credential-sweep.ts';
import {
  askFor,
  comeBack,
  confirm,
  confirmationTo,
  emailOf,
  factsAbout,
  moveTo,
  newEmail,
  type Somebody,
  somebodyInside,
  undo,
  undoMailedTo,
} from './email-changes.ts';
import {
  aPassenger,
  changesOf,
  type Identity,
  linkFor,
  logIn,
  PASSWORD,
  post,
  profileOf,
  put,
  register,
  runIdentity,
  startIdentity,
} from './identity.ts';
import { formOf, photo } from './photos.ts';

describe('a change that is undone', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const NEW_PASSWORD = 'Piquero-azul-8';

  let identity: Identity;
  runIdentity((started) => (identity = started));

  let carla: Somebody;
  let serial = 0;
  /** Addresses B and C of a chain that begins at the person's own. */
  let b: string;
  let c: string;
  beforeEach(async () => {
    carla = await somebodyInside(identity);
    serial++;
    [b, c] = [`b${serial}@otro.example`, `c${serial}@otro.example`];
  });

  describe('"it was not me"', () => {
    test('restores the former address, ends every session and the password, and mails a link to choose another there', async () => {
      const link = await moveTo(identity, carla, carla.email, b);
      await comeBack(identity, carla, b);
      expect((await undo(identity, link)).status).toBe(200);
      expect(await emailOf(identity, carla)).toBe(carla.email);
      expect((await changesOf(identity, carla.passenger)).at(-1)).toMatchObject({ email: carla.email });
      expect((await post(identity, '/auth/jwt/refresh/', { refresh: carla.pair.refresh })).status).toBe(401);
      // Whoever reads the other address chose it.
      expect((await post(identity, '/auth/jwt/create/', { username: carla.cedula, password: PASSWORD })).status).toBe(
        401,
      );
      const reset = await linkFor(identity, 'identity.password-reset-requested', carla.email);
      const chosen = { ...reset, new_password: NEW_PASSWORD, re_new_password: NEW_PASSWORD };
      expect((await post(identity, '/auth/users/reset_password_confirm/', chosen)).status).toBe(200);
      await logIn(identity, carla.cedula, NEW_PASSWORD);
    });

    test('works once, and only for its account', async () => {
      const other = await somebodyInside(identity);
      const link = await moveTo(identity, carla, carla.email, b);
      expect((await undo(identity, { ...link, uid: other.userId })).status).toBe(400);
      expect((await confirm(identity, link)).status).toBe(400);
      const answers = await Promise.all([1, 2, 3].map(() => undo(identity, link)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
      expect((await undo(identity, link)).body).toHaveProperty('token');
      const mailed = await factsAbout(identity, 'identity.password-reset-requested', carla.userId);
      expect(mailed.filter(({ reason }) => reason === 'email-change-undone')).toHaveLength(1);
    });

    test('works until seven days after the change took effect', async () => {
      await askFor(identity, carla, b);
      const link = await undoMailedTo(identity, carla.email);
      identity.advance(DAY - 60_000);
      expect((await confirm(identity, await confirmationTo(identity, b))).status).toBe(200);
      identity.advance(7 * DAY - 60_000);
      expect((await post(identity, '/auth/users/link/', link)).status).toBe(200);
      identity.advance(60_000);
      expect((await undo(identity, link)).status).toBe(400);
      expect(await emailOf(identity, carla)).toBe(b);
    });

    test('said before the new address was confirmed ends the change', async () => {
      await askFor(identity, carla, b);
      const waiting = await confirmationTo(identity, b);
      expect((await undo(identity, await undoMailedTo(identity, carla.email))).status).toBe(200);
      expect((await confirm(identity, waiting)).status).toBe(400);
      expect(await emailOf(identity, carla)).toBe(carla.email);
    });

    test('still works after whoever asked has cancelled', async () => {
      await askFor(identity, carla, b);
      await identity.request('DELETE', '/api/v1/user/email/pending/', { headers: carla.headers });
      expect((await undo(identity, await undoMailedTo(identity, carla.email))).status).toBe(200);
      expect((await post(identity, '/auth/jwt/create/', { username: carla.cedula, password: PASSWORD })).status).toBe(
        401,
      );
    });
  });

  describe('the mail that says to the former address that the change took effect', () => {
    const mailedAfter = (email: string) => linkFor(identity, 'identity.email-changed', email);

    test('has a link of its own that undoes it, for seven days', async () => {
      await moveTo(identity, carla, carla.email, b);
      const [told] = await factsAbout(identity, 'identity.email-changed', carla.userId);
      expect(told?.expires_at).toBe(new Date(Date.parse(String(told?.changed_at)) + 7 * DAY).toISOString());
      identity.advance(7 * DAY - 60_000);
      expect((await undo(identity, await mailedAfter(carla.email))).status).toBe(200);
      expect(await emailOf(identity, carla)).toBe(carla.email);
      await comeBack(identity, carla, carla.email);
      await moveTo(identity, carla, carla.email, c);
      identity.advance(7 * DAY);
      expect((await undo(identity, await mailedAfter(carla.email))).status).toBe(400);
    });

    test.each(['first', 'last'])('has one of two links, of which only the %s that is pressed works', async (which) => {
      const asked = await moveTo(identity, carla, carla.email, b);
      const links = [asked, await mailedAfter(carla.email)];
      expect(links[0]?.token).not.toBe(links[1]?.token);
      if (which === 'last') links.reverse();
      const statuses = [];
      for (const link of links) statuses.push((await undo(identity, link)).status);
      expect(statuses).toEqual([200, 400]);
    });

    test('undoes later changes too, and leaves the earlier ones to their own links', async () => {
      const byA = await moveTo(identity, carla, carla.email, b);
      await comeBack(identity, carla, b);
      await moveTo(identity, carla, b, c);
      const afterB = await mailedAfter(b);
      await comeBack(identity, carla, c);
      await moveTo(identity, carla, c, `d${serial}@otro.example`);
      const afterC = await mailedAfter(c);
      expect((await undo(identity, afterB)).status).toBe(200);
      expect(await emailOf(identity, carla)).toBe(b);
      expect((await undo(identity, afterC)).status).toBe(400);
      expect((await undo(identity, byA)).status).toBe(200);
      expect(await emailOf(identity, carla)).toBe(carla.email);
    });
  });

  describe('of a chain of changes from A to B to C', () => {
    test('A undoes both, and B can do nothing more', async () => {
      const byA = await moveTo(identity, carla, carla.email, b);
      await comeBack(identity, carla, b);
      const byB = await moveTo(identity, carla, b, c);
      expect((await undo(identity, byA)).status).toBe(200);
      expect((await undo(identity, byB)).status).toBe(400);
      expect(await emailOf(identity, carla)).toBe(carla.email);
    });

    test('B undoes the last one, and A still the first', async () => {
      const byA = await moveTo(identity, carla, carla.email, b);
      await comeBack(identity, carla, b);
      const byB = await moveTo(identity, carla, b, c);
      expect((await undo(identity, byB)).status).toBe(200);
      expect(await emailOf(identity, carla)).toBe(b);
      expect((await undo(identity, byA)).status).toBe(200);
      expect(await emailOf(identity, carla)).toBe(carla.email);
      expect((await undo(identity, byB)).status).toBe(400);
    });

    test('A ends also what waits for D', async () => {
      const byA = await moveTo(identity, carla, carla.email, b);
      await comeBack(identity, carla, b);
      await moveTo(identity, carla, b, c);
      await comeBack(identity, carla, c);
      await askFor(identity, carla, `d${serial}@otro.example`);
      const waiting = await confirmationTo(identity, `d${serial}@otro.example`);
      expect((await undo(identity, byA)).status).toBe(200);
      expect((await confirm(identity, waiting)).status).toBe(400);
      expect(await emailOf(identity, carla)).toBe(carla.email);
    });
  });

  test('asked for, confirmed and undone are a line of the security log each, with nothing personal in it', async () => {
    const record = jest.spyOn(identity.app.get(SecurityLog), 'record');
    const link = await moveTo(identity, carla, carla.email, b);
    await undo(identity, link);
    const lines = record.mock.calls.filter(([event]) => event.startsWith('email-'));
    expect(lines).toEqual(
      ['email-change-requested', 'email-changed', 'email-change-undone'].map((event) => [
        event,
        { userId: carla.userId },
      ]),
    );
    record.mockClear();
    await undo(identity, link);
    expect(record.mock.calls.filter(([event]) => event.startsWith('email-'))).toEqual([]);
  });
});

describe('what is undone with it', () => {
  const DAY = 24 * 60 * 60 * 1000;

  let identity: Identity;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.stop());

  let squatter: Somebody;
  let email: string;
  beforeEach(async () => {
    squatter = await somebodyInside(identity);
    email = newEmail();
  });

  const path = (part: string) => `/api/v1/user/${part}/${squatter.userId}/`;
  const contact = (body: object) => put(identity, path('contact'), body, squatter.headers);
  const sendPhotos = async (fields: Record<string, Blob>) =>
    (
      await identity.request<IdPhotosAnswer>('PUT', path('id_photos'), {
        body: formOf(fields),
        headers: squatter.headers,
      })
    ).status;
  const bundle = () => profileOf(identity, squatter.userId, squatter.headers);
  const fileStatus = async (id: string | undefined) =>
    (await identity.database.query<{ status: string }>(`select status from files where id = ?`, [id]))[0]?.status;

  const rosa = { first_name: 'Rosa', last_name: 'Vera', phone: '0991112233', relationship: 'Madre' };

  describe('an undone move of the e-mail', () => {
    test('takes what was written at the other address, and leaves what stood before', async () => {
      await contact({ address: 'Urdesa 1', phone: '0990000001' });
      expect(await sendPhotos({ front: photo('front') })).toBe(200);
      const before = await bundle();
      const [elsewhere] = await register(identity, aPassenger({ id_number: squatter.cedula, email }), OTHER_AGENCY);
      const link = await moveTo(identity, squatter, squatter.email, email);
      await comeBack(identity, squatter, email);
      expect((await contact({ address: 'Samborondón 2', phone: '0990000002' })).status).toBe(200);
      expect((await put(identity, path('emergency_contact'), rosa, squatter.headers)).status).toBe(200);
      expect(await sendPhotos({ front: photo('new'), back: photo('back') })).toBe(200);
      const { photos } = await bundle();
      const from = new Date().toISOString();
      expect((await undo(identity, link)).status).toBe(200);
      await comeBack(identity, squatter, squatter.email);
      const after = await bundle();
      expect(after.contact).toEqual(before.contact);
      expect(after.emergency_contact).toBeNull();
      expect(after.photos).toEqual({ id: squatter.userId, front: null, back: null });
      expect([await fileStatus(photos?.front?.id), await fileStatus(photos?.back?.id)]).toEqual([
        'replaced',
        'replaced',
      ]);
      // Also of whoever reported meanwhile, as either passenger.
      for (const passenger of [squatter.passenger, elsewhere]) {
        const told = (await changesOf(identity, passenger)).at(-1);
        const period = told?.undone_period as { from: string; until: string };
        expect(period.from < from && from <= period.until).toBe(true);
      }
      expect((await changesOf(identity, squatter.passenger)).at(-1)).toMatchObject({ phone: '0990000001' });
    });

    test('keeps a photo of before, and goes back through a chain to what stood before its first', async () => {
      await contact({ address: 'Urdesa 1' });
      await sendPhotos({ front: photo('front') });
      const { photos } = await bundle();
      const link = await moveTo(identity, squatter, squatter.email, email);
      await comeBack(identity, squatter, email);
      await contact({ address: 'Samborondón 2' });
      await moveTo(identity, squatter, email, newEmail());
      expect((await undo(identity, link)).status).toBe(200);
      await comeBack(identity, squatter, squatter.email);
      expect(await bundle()).toMatchObject({ photos, contact: { address: 'Urdesa 1', email: squatter.email } });
    });

    test('that had not taken effect leaves everything', async () => {
      await askFor(identity, squatter, email);
      await contact({ address: 'Urdesa 3' });
      expect((await undo(identity, await undoMailedTo(identity, squatter.email))).status).toBe(200);
      await comeBack(identity, squatter, squatter.email);
      expect((await bundle()).contact).toMatchObject({ address: 'Urdesa 3' });
      expect((await changesOf(identity, squatter.passenger)).at(-1)?.undone_period).toBeUndefined();
    });

    test('is prepared for no longer than it can be undone', async () => {
      await moveTo(identity, squatter, squatter.email, email);
      const kept = () => identity.database.query(`select 1 from former_persons where user_id = ?`, [squatter.userId]);
      identity.advance(7 * DAY);
      await identity.app.get(CredentialSweep).sweep();
      expect(await kept()).toHaveLength(1);
      identity.advance(DAY + 60_000);
      await identity.app.get(CredentialSweep).sweep();
      expect(await kept()).toEqual([]);
    });
  });
});
