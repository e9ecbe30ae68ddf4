import type { Profile } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { ObjectStore } from '@bitacora/platform';
import { asStaff, asTraveller, startTestProcess, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { bff } from '../../src/bff.process.ts';
import { aFile } from './facts.ts';
import { type FakeIdentity, startFakeIdentity } from './fake-identity.ts';

jest.setTimeout(60_000);

const bytes = Buffer.from('the bytes of a photo');
const user = newId();
const adviser = newId();
const front = { ...aFile(), media_type: 'image/png', size: bytes.length, name: 'cedula.png' };
const path = `/api/v1/files/${front.id}`;
const profilePath = `/api/v1/user/profile/${user}`;

let identity: FakeIdentity;
let server: TestProcess;
beforeAll(async () => {
  identity = await startFakeIdentity();
  identity.photos.push({ file: front, readers: [user, adviser] });
  identity.answers[profilePath] = { user_id: user, photos: { id: user, front, back: null } };
  server = await startTestProcess(bff, { environment: { IDENTITY_URL: identity.url } });
  await server.app.get(ObjectStore).put(front.object_key, bytes, front.media_type);
});
afterAll(async () => {
  await server.stop();
  identity.stop();
});

async function linkInProfile(): Promise<string> {
  const answer = await server.request<Profile>('GET', `${profilePath}/`, { headers: asTraveller(user) });
  expect(answer.status).toBe(200);
  expect(answer.body.photos).toEqual({ id: user, front: expect.any(String), back: null });
  expect(JSON.stringify(answer.body)).not.toContain(front.object_key);
  return answer.body.photos?.front ?? '';
}

test('a photo in a profile is a link, which opens it by itself and lets no browser keep it', async () => {
  const response = await server.open(await linkInProfile());
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
});

test('a photo opens for the token of who may see it, and for nobody else', async () => {
  const status = async (headers: Record<string, string> = {}) =>
    (await server.request('GET', path, { headers })).status;
  expect(await status(asTraveller(user))).toBe(200);
  expect(await status(asStaff(TEST_AGENCY, adviser))).toBe(200);
  expect([await status(), await status(asTraveller()), await status(asStaff())]).toEqual([401, 404, 404]);
  const link = async (headers: Record<string, string>) =>
    server.request<{ url: string }>('POST', `${path}/link`, { headers });
  expect((await server.open((await link(asTraveller(user))).body.url)).status).toBe(200);
  expect((await link(asStaff())).status).toBe(404);
});

test('a link stops to open a photo once its reader may not see it any more', async () => {
  const link = await linkInProfile();
  identity.photos = [{ file: front, readers: [adviser] }];
  expect((await server.open(link)).status).toBe(404);
  identity.photos = [{ file: front, readers: [user, adviser] }];
  expect((await server.open(link)).status).toBe(200);
});

test('while identity is away no photo opens, and that is said', async () => {
  const link = await linkInProfile();
  identity.isAway = true;
  expect((await server.open(link)).status).toBe(503);
  identity.isAway = false;
});
