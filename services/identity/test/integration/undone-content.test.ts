import type { IdPhotosAnswer } from '@bitacora/contracts';
import { OTHER_AGENCY } from '@bitacora/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CredentialSweep } from '../../src/credentials/credential-sweep.ts';
import {
  askFor,
  comeBack,
  moveTo,
  newEmail,
  type Somebody,
  somebodyInside,
  undo,
  undoMailedTo,
} from './email-changes.ts';
import { aPassenger, changesOf, type Identity, profileOf, put, register, startIdentity } from './identity.ts';
import { formOf, photo } from './photos.ts';

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
    expect([await fileStatus(photos?.front?.id), await fileStatus(photos?.back?.id)]).toEqual(['replaced', 'replaced']);
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
