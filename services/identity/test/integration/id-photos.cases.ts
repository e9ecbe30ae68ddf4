import type { IdPhotosAnswer, StoredFile } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { fileMessages as messages } from '@bitacora/contracts/messages';
import { FileStore, ObjectStore } from '@bitacora/platform';
import { asStaff, asTraveller, OTHER_AGENCY, TEST_AGENCY } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import {
  aPassenger,
  everything,
  type Identity,
  newCedula,
  post,
  profileOf,
  put,
  register,
  somebodyActive,
  startWithDemo,
} from './identity.ts';
import { formOf, markOf, photo, photoBytes } from './photos.ts';

const path = '/api/v1/user/id_photos/';

describe('id photos', () => {
  let identity: Identity;
  beforeAll(async () => {
    identity = await startWithDemo();
  });
  afterAll(() => identity.stop());

  const upload = (id: string, fields: Record<string, string | Blob> = { front: photo('front'), back: photo('back') }) =>
    post<IdPhotosAnswer & { version: number }>(identity, path, formOf(fields), asTraveller(id));

  const bytesOf = async (file: StoredFile | null) =>
    buffer(await identity.app.get(ObjectStore).read(file?.object_key ?? ''));

  const statusOf = async (file: StoredFile | null) =>
    (await identity.database.query<{ status: string }>(`select status from files where id = ?`, [file?.id]))[0]?.status;

  /** Where the BFF finds a photo for a reader. */
  const find = async (file: StoredFile | null, reader: string) =>
    (await identity.request('GET', `/internal/id-photos/${file?.id}?reader=${reader}`)).status;

  describe("photos of a person's document", () => {
    test('are stored, and shown to the person and the agency that registered the person', async () => {
      const { link } = await somebodyActive(identity);
      const answer = await upload(link.uid);
      expect(answer).toMatchObject({ status: 201, body: { id: link.uid, front: { name: 'cedula.png' }, version: 2 } });
      expect(await markOf(await bytesOf(answer.body.front))).toBe('front');
      const { front, back } = answer.body;
      for (const headers of [asTraveller(link.uid), asStaff()]) {
        expect((await profileOf(identity, link.uid, headers)).photos).toEqual({ id: link.uid, front, back });
        const information = await identity.request('GET', `/api/v1/user/person/information/${link.uid}`, { headers });
        expect(information.body).toMatchObject({ photos: { front, back } });
      }
    });

    test('replace each other side by side, and those before go by the rule of files', async () => {
      const { link } = await somebodyActive(identity);
      const first = (await upload(link.uid)).body;
      const answer = await put<IdPhotosAnswer>(
        identity,
        `${path}${link.uid}/`,
        formOf({ back: photo('new') }),
        asTraveller(link.uid),
      );
      expect(answer).toMatchObject({ status: 200, body: { front: first.front } });
      expect(await markOf(await bytesOf(answer.body.back))).toBe('new');
      expect([await statusOf(first.front), await statusOf(first.back), await statusOf(answer.body.back)]).toEqual([
        'stored',
        'replaced',
        'stored',
      ]);
      const anew = (await upload(link.uid, { front: photo('passport') })).body;
      expect(anew.back).toBeNull();
      expect(await statusOf(answer.body.back)).toBe('replaced');
      await identity.database.query(`update files set replaced_at = now() - interval '31 days' where id = ?`, [
        first.back?.id,
      ]);
      await identity.app.get(FileStore).sweep();
      await expect(bytesOf(first.back)).rejects.toThrow();
    });

    test('tell nobody where they were taken, whatever program sent them', async () => {
      const { link } = await somebodyActive(identity);
      const taken = await sharp(photoBytes('front'))
        .jpeg()
        .withExif({ IFD0: { Model: 'Camara' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '2/1 11/1 0/1' } })
        .toBuffer();
      expect((await sharp(taken).metadata()).exif?.toString('latin1')).toContain('Camara');
      const { body } = await upload(link.uid, { front: new Blob([new Uint8Array(taken)]) });
      const stored = await bytesOf(body.front);
      expect((await sharp(stored).metadata()).exif).toBeUndefined();
      const [row] = await identity.database.query(`select size, sha256 from files where id = ?`, [body.front?.id]);
      expect(row).toEqual({ size: stored.length, sha256: createHash('sha256').update(stored).digest('hex') });
    });

    test('are told apart from what is broken, each at its field, beside all else that is wrong', async () => {
      const { link } = await somebodyActive(identity);
      const before = await everything(identity);
      const broken = () => new Blob([new Uint8Array(photoBytes().subarray(0, 50))]);
      const form = formOf({ user: 'nobody', front: broken(), back: broken() });
      const { status, body } = await post(identity, path, form, asTraveller(link.uid));
      expect({ status, body }).toEqual({
        status: 400,
        body: { user: [expect.any(String)], front: [messages.imageUnreadable], back: [messages.imageUnreadable] },
      });
      expect(await everything(identity)).toEqual(before);
    });

    test('go when the person wants them gone', async () => {
      const { link } = await somebodyActive(identity);
      const { front, back } = (await upload(link.uid)).body;
      const remove = (headers: Record<string, string>) =>
        identity.request('DELETE', `${path}${link.uid}/`, { headers });
      expect([(await remove({})).status, (await remove(asTraveller())).status]).toEqual([401, 404]);
      expect((await remove(asTraveller(link.uid))).status).toBe(200);
      expect((await profileOf(identity, link.uid)).photos).toEqual({ id: link.uid, front: null, back: null });
      expect([await statusOf(front), await statusOf(back)]).toEqual(['replaced', 'replaced']);
      expect(await find(front, link.uid)).toBe(404);
    });

    test('are images by their content, with the front among them; nothing else is stored', async () => {
      const { link } = await somebodyActive(identity);
      const before = await everything(identity);
      const pdf = new Blob(['%PDF-1.7 de prueba'], { type: 'image/png' });
      for (const front of [
        pdf,
        new Blob(['texto'], { type: 'image/png' }),
        new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']),
      ]) {
        expect(await upload(link.uid, { front, back: photo() })).toMatchObject({
          status: 400,
          body: { front: ['Adjunte una imagen JPEG, PNG o WebP.'] },
        });
      }
      expect((await upload(link.uid, { back: photo() })).body).toEqual({ front: ['Adjunte un archivo.'] });
      const onlyBack = await put(identity, `${path}${link.uid}/`, formOf({ back: photo() }), asTraveller(link.uid));
      expect(onlyBack).toMatchObject({ status: 400, body: { front: [expect.any(String)] } });
      const huge = new Blob([new Uint8Array(photoBytes()), new Uint8Array(10 * 1024 * 1024)]);
      expect((await upload(link.uid, { front: huge })).status).toBe(413);
      expect(await everything(identity)).toEqual(before);
    });

    test('are written by staff for their passenger, once for one key', async () => {
      const { link } = await somebodyActive(identity);
      const headers = { ...asStaff(TEST_AGENCY, demo.adviser.userId), 'idempotency-key': 'photos-1' };
      const send = () =>
        post<IdPhotosAnswer>(identity, path, formOf({ front: photo('staff'), user: link.uid }), headers);
      const first = await send();
      expect(first).toMatchObject({ status: 201, body: { id: link.uid } });
      expect((await send()).body).toEqual(first.body);
      expect((await profileOf(identity, link.uid)).photos?.front).toEqual(first.body.front);
    });

    test('are out of reach for everybody else: a visitor, another traveller, staff of another agency that knows the person', async () => {
      const { cedula, email, link } = await somebodyActive(identity);
      const { front } = (await upload(link.uid)).body;
      await register(identity, aPassenger({ id_number: cedula, email }), OTHER_AGENCY);
      const before = await everything(identity);
      const write = async (method: string, where: string, headers: Record<string, string>) =>
        (await identity.request(method, where, { headers, body: formOf({ front: photo(), user: link.uid }) })).status;
      for (const [headers, status] of [
        [{}, 401],
        [asTraveller(), 404],
        [asStaff(OTHER_AGENCY), 404],
        [asStaff('0991234567001'), 404],
      ] as const) {
        expect([await write('POST', path, headers), await write('PUT', `${path}${link.uid}`, headers)]).toEqual([
          status,
          status,
        ]);
      }
      const bundle = formOf({ 'photos.front': photo(), 'contact.address': 'Norte' });
      expect((await put(identity, `/api/v1/user/profile/${link.uid}`, bundle, asStaff(OTHER_AGENCY))).status).toBe(404);
      expect(await everything(identity)).toEqual(before);
      expect(JSON.stringify(await profileOf(identity, link.uid, asStaff(OTHER_AGENCY)))).not.toContain(front?.id);
    });

    test('are found for who may see them as things are now', async () => {
      const { link } = await somebodyActive(identity);
      const { front, back } = (await upload(link.uid)).body;
      const { userId } = demo.adviser;
      expect([await find(front, link.uid), await find(back, link.uid), await find(front, userId)]).toEqual([
        200, 200, 200,
      ]);
      expect([await find(front, demo.carlos.userId), await find(front, ''), await find(front, "' or 1=1 --")]).toEqual([
        404, 404, 404,
      ]);
      await identity.database.query(`update employees set is_active = false where user_id = ?`, [userId]);
      expect(await find(front, userId)).toBe(404);
      await identity.database.query(`update employees set is_active = true where user_id = ?`, [userId]);
      const replaced = (await upload(link.uid)).body;
      expect([await find(front, link.uid), await find(replaced.front, link.uid)]).toEqual([404, 200]);
    });

    test('are not found for staff of another agency that knows the person', async () => {
      const { cedula, link } = await somebodyActive(identity);
      const { front } = (await upload(link.uid)).body;
      await register(identity, aPassenger({ id_number: cedula }), OTHER_AGENCY);
      await identity.database.query(`insert into agencies select ?, 1, settings from agencies where id = ?`, [
        OTHER_AGENCY,
        TEST_AGENCY,
      ]);
      await identity.database.query(
        `insert into employees select gen_random_uuid(), 1, ?, ?, 'Lucía', 'Peñafiel', 'l@otra.example', null, roles, true
       from employees limit 1`,
        [OTHER_AGENCY, demo.lucia.userId],
      );
      expect([await find(front, demo.adviser.userId), await find(front, demo.lucia.userId)]).toEqual([200, 404]);
    });

    test('are not found for staff whose passenger is not the account’s any more', async () => {
      const { link, email } = await somebodyActive(identity);
      const { front } = (await upload(link.uid)).body;
      const correct = (to: string) => put(identity, `/api/v1/user/contact/${link.uid}/`, { email: to }, asStaff());
      expect((await correct(`bien-${email}`)).status).toBe(200);
      expect(await find(front, demo.adviser.userId)).toBe(404);
      expect((await correct(email)).status).toBe(200);
      expect(await find(front, demo.adviser.userId)).toBe(200);
    });

    test('stand in no event', async () => {
      const { link } = await somebodyActive(identity);
      const { front } = (await upload(link.uid, { front: photo(), user: link.uid })).body;
      await put(identity, `/api/v1/user/contact/${link.uid}/`, { address: newCedula() }, asTraveller(link.uid));
      const rows = await identity.database.query(`select envelope from outbox`);
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${front?.object_key}|${front?.id}|photo`));
    });
  });
});
