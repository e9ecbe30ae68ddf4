import type { StoredProfile } from '@bitacora/contracts';
import { ObjectStore } from '@bitacora/platform';
import { asStaff, asTraveller } from '@bitacora/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Limits } from '../../src/credentials/limits.ts';
import { Passwords } from '../../src/credentials/passwords.ts';
import { PassengerRepository } from '../../src/persistence/passenger.repository.ts';
import {
  bearer,
  changesOf,
  everything,
  type Identity,
  logIn,
  logInCarlos,
  newCedula,
  PASSWORD,
  post,
  put,
  somebodyActive,
  startIdentity,
  startWithDemo,
  untilWaiting,
  whileLocked,
} from './identity.ts';
import { formOf, photo } from './photos.ts';

describe("one's own share", () => {
  const FLOOD = 60;

  let identity: Identity;
  beforeAll(async () => {
    identity = await startWithDemo();
  });
  afterAll(() => identity.stop());

  /** Somebody else logs in, and reads the own account. */
  async function othersMay(): Promise<number[]> {
    const me = async () => (await identity.request('GET', '/auth/users/me/', { headers: bearer(carlos) })).status;
    const carlos = await logInCarlos(identity);
    return Promise.all([me(), me()]);
  }

  /** Sends a flood while somebody holds a row that all of it needs; answers how it and what others do meanwhile ended. */
  async function floodWhileLocked(lock: string, parameters: string[], send: () => Promise<{ status: number }>) {
    const { flood, others, waiting } = await whileLocked(identity, lock, parameters, async () => {
      const flood = Array.from({ length: FLOOD }, send);
      const waiting = await untilWaiting(identity, 2);
      return { flood, others: await othersMay(), waiting };
    });
    return { others, waiting, statuses: (await Promise.all(flood)).map(({ status }) => status) };
  }

  describe('somebody who writes the own profile without end', () => {
    const refused = { status: 429 };
    /** As if that many had been stored already. */
    async function alreadyStored(times: number, rule: 'profile-person' | 'photos-person', of: string) {
      for (let count = 0; count < times; count += 1) await identity.app.get(Limits).count({ rule, of });
    }

    test('has sixty changes an hour, of which what is refused is none, and staff write it all the same', async () => {
      const { link } = await somebodyActive(identity);
      const write = (phone: string, headers = asTraveller(link.uid)) =>
        put(identity, `/api/v1/user/contact/${link.uid}/`, { phone }, headers);
      for (let count = 0; count < 5; count += 1) expect((await write('nada')).status).toBe(400);
      await alreadyStored(58, 'profile-person', link.uid);
      for (const phone of ['0991234561', '0991234562']) expect((await write(phone)).status).toBe(200);
      expect(await write('0991234567')).toMatchObject(refused);
      expect((await write('0991234567', asStaff())).status).toBe(200);
      expect(await othersMay()).toEqual([200, 200]);
    });

    test('has twenty photos an hour, each of them counted before it is stored', async () => {
      const { link } = await somebodyActive(identity);
      const path = `/api/v1/user/id_photos/${link.uid}/`;
      const send = (fields: Record<string, Blob>) => put(identity, path, formOf(fields), asTraveller(link.uid));
      const both = { front: photo('front'), back: photo('back') };
      await alreadyStored(18, 'photos-person', link.uid);
      expect((await send(both)).status).toBe(200);
      const stored = () => identity.database.query(`select id from files`);
      const before = (await stored()).length;
      expect(await send({ front: photo('front') })).toMatchObject(refused);
      expect(await stored()).toHaveLength(before);
    });
  });

  describe('somebody who floods one own row', () => {
    test('by changing it waits for the own commands alone, and everybody else is served', async () => {
      const { link } = await somebodyActive(identity);
      const path = `/api/v1/user/contact/${link.uid}/`;
      const change = () => put(identity, path, {}, asTraveller(link.uid));
      const { others, waiting, statuses } = await floodWhileLocked(
        `select from users where id = ? for update`,
        [link.uid],
        change,
      );
      expect({ others, waiting }).toEqual({ others: [200, 200], waiting: 2 });
      expect(statuses).toContain(429);
      expect((await change()).status).toBe(200);
    });

    test('by refreshing one token likewise', async () => {
      const { cedula, link } = await somebodyActive(identity);
      const { refresh } = await logIn(identity, cedula, PASSWORD);
      const lock = `select from sessions where user_id = ? for update`;
      const { others, waiting, statuses } = await floodWhileLocked(lock, [link.uid], () =>
        post(identity, '/auth/jwt/refresh/', { refresh }),
      );
      expect({ others, waiting }).toEqual({ others: [200, 200], waiting: 2 });
      expect(statuses).toContain(429);
      expect((await post(identity, '/auth/jwt/refresh/', { refresh })).status).toBe(200);
    });

    test('by having own passwords looked at likewise', async () => {
      const passwords = identity.app.get(Passwords);
      const look = (owner: string) => passwords.verify(PASSWORD, null, owner).catch(() => 'busy');
      const own = Array.from({ length: FLOOD }, () => look('somebody'));
      expect(await look('somebody else')).toBe(false);
      expect(await Promise.all(own)).toContain('busy');
    });
  });

  test('a right password is asked ten times a minute in a session, so that it is no work for free', async () => {
    const { cedula } = await somebodyActive(identity);
    const pair = await logIn(identity, cedula, PASSWORD);
    const other = await logIn(identity, cedula, PASSWORD);
    const check = ({ access }: typeof pair) =>
      post(
        identity,
        '/auth/users/set_password/',
        { current_password: PASSWORD, new_password: 'Abcdef123', re_new_password: 'Abcdef123' },
        bearer({ access, refresh: '' }),
      );
    const statuses = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await check(pair)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect((await check(other)).status).toBe(400);
    identity.advance(6_000);
    expect((await check(pair)).status).toBe(400);
  });
});

describe('a change of the profile', () => {
  let identity: Identity;
  let stored: string[];
  beforeAll(async () => {
    identity = await startIdentity();
  });
  beforeEach(() => {
    stored = followObjects();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => identity.stop());

  /** The keys of the objects that are there, from now on. */
  function followObjects(): string[] {
    const objects = identity.app.get(ObjectStore);
    const keys: string[] = [];
    const put = objects.putFile.bind(objects);
    const remove = objects.remove.bind(objects);
    jest.spyOn(objects, 'putFile').mockImplementation(async (key, ...rest) => {
      await put(key, ...rest);
      keys.push(key);
    });
    jest.spyOn(objects, 'remove').mockImplementation(async (key) => {
      await remove(key);
      keys.splice(keys.indexOf(key), 1);
    });
    return keys;
  }

  const save = (id: string, body: unknown) =>
    put<StoredProfile>(identity, `/api/v1/user/profile/${id}/`, body, asTraveller(id));

  const bundle = {
    personal: { first_name: 'Todo', birth_date: '1980-01-02' },
    contact: { phone: '0991112223', address: 'Centro' },
    emergency_contact: { first_name: 'Rosa', phone: '0998887766', relationship: 'Tía' },
  };

  /** The bundle as a form with both photos, with some fields changed. */
  const form = (changes: Record<string, string | Blob> = {}) => {
    const parts = Object.entries(bundle).flatMap(([part, fields]) =>
      Object.entries(fields).map(([name, value]) => [`${part}.${name}`, value] as const),
    );
    return formOf({ ...Object.fromEntries(parts), 'photos.front': photo('front'), 'photos.back': photo(), ...changes });
  };

  describe('the update bundle', () => {
    test('changes every part at once, as JSON, told once', async () => {
      const { cedula, passenger, link } = await somebodyActive(identity);
      const body = {
        ...bundle,
        personal: { ...bundle.personal, id_number: cedula },
        user: { username: cedula },
        version: 1,
      };
      const answer = await save(link.uid, body);
      expect(answer).toMatchObject({ status: 200, body: { ...bundle, user: { first_name: 'Todo' }, version: 2 } });
      expect(await changesOf(identity, passenger)).toMatchObject([{ first_name: 'Todo', phone: '0991112223' }]);
    });

    test('takes photos with everything else, as a form', async () => {
      const { link } = await somebodyActive(identity);
      const answer = await save(link.uid, form());
      expect(answer).toMatchObject({ status: 200, body: bundle });
      expect([answer.body.photos?.front, answer.body.photos?.back]).toMatchObject([
        { media_type: 'image/png' },
        { media_type: 'image/png' },
      ]);
      expect(stored).toHaveLength(2);
    });

    test('skips photos that stand there as the links that they have, and fields named by a URL', async () => {
      const { link } = await somebodyActive(identity);
      const { photos } = (await save(link.uid, form())).body;
      const url = 'http://localhost:3000/api/v1/files/x?signature=y';
      const answer = await save(link.uid, form({ 'photos.front': url, 'photos.back': url, [url]: photo() }));
      expect(answer).toMatchObject({ status: 200, body: { photos } });
      expect((await save(link.uid, { photos: { front: url, back: url } })).body.photos).toEqual(photos);
    });

    test('removes an emergency contact that is sent empty', async () => {
      const { link } = await somebodyActive(identity);
      await save(link.uid, bundle);
      for (const empty of [null, '']) {
        expect((await save(link.uid, { emergency_contact: empty })).body.emergency_contact).toBeNull();
        await save(link.uid, bundle);
      }
    });

    const pdf = () => new Blob(['%PDF-1.7 de prueba'], { type: 'image/png' });
    test.each<[string, Record<string, string | Blob>]>([
      ['personal.first_name', { 'personal.first_name': '123' }],
      ['personal.birth_date', { 'personal.birth_date': new Date().toISOString().slice(0, 10) }],
      ['personal.id_number', { 'personal.id_number': newCedula() }],
      ['contact.email', { 'contact.email': '' }],
      ['contact.phone', { 'contact.phone': '0912345' }],
      ['emergency_contact.phone', { 'emergency_contact.phone': '0912345' }],
      ['user.username', { 'user.username': newCedula() }],
      ['photos.front', { 'photos.front': pdf() }],
      ['photos.back', { 'photos.back': pdf() }],
    ])('with a wrong %s stores nothing, not even a file', async (field, changes) => {
      const { link } = await somebodyActive(identity);
      const before = await everything(identity);
      const answer = await save(link.uid, form(changes));
      expect({ status: answer.status, fields: Object.keys(answer.body) }).toEqual({ status: 400, fields: [field] });
      expect(await everything(identity)).toEqual(before);
      expect(stored).toEqual([]);
    });

    test('names what is wrong in all parts together', async () => {
      const { link } = await somebodyActive(identity);
      const wrong = {
        personal: { id_number: newCedula() },
        contact: { phone: '0912345', email: null },
        user: { username: 'x' },
      };
      expect(Object.keys((await save(link.uid, wrong)).body).sort()).toEqual([
        'contact.email',
        'contact.phone',
        'personal.id_number',
        'user.username',
      ]);
    });

    test('that fails at its last step, or came too late, leaves nothing of the steps before', async () => {
      const { link } = await somebodyActive(identity);
      const before = await everything(identity);
      expect((await save(link.uid, form({ version: '7' }))).status).toBe(409);
      jest.spyOn(identity.app.get(PassengerRepository), 'save').mockRejectedValueOnce(new Error('the disk is full'));
      expect((await save(link.uid, form())).status).toBe(500);
      expect(await everything(identity)).toEqual(before);
      expect(stored).toEqual([]);
    });

    test('without an object store stores nothing, and says that it failed', async () => {
      const { link } = await somebodyActive(identity);
      const before = await everything(identity);
      jest.spyOn(identity.app.get(ObjectStore), 'putFile').mockRejectedValueOnce(new Error('away'));
      expect((await save(link.uid, form())).status).toBe(500);
      expect(await everything(identity)).toEqual(before);
    });
  });

  test('a change names all that is wrong at once: fields, what is locked, and a photo that is none', async () => {
    const { link } = await somebodyActive(identity);
    const answer = await save(
      link.uid,
      form({
        'personal.id_number': newCedula(),
        'personal.first_name': '',
        'contact.phone': '0000000',
        'photos.front': new Blob(['no es una foto']),
      }),
    );
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body).sort()).toEqual([
      'contact.phone',
      'personal.first_name',
      'personal.id_number',
      'photos.front',
    ]);
    const contact = await put(
      identity,
      `/api/v1/user/contact/${link.uid}/`,
      { email: 'x', phone: '0000000' },
      asTraveller(link.uid),
    );
    expect(Object.keys(contact.body as object).sort()).toEqual(['email', 'phone']);
    expect(stored).toEqual([]);
  });

  test('a version that changed while the photos were uploaded is stale, and no photo stays', async () => {
    const { link } = await somebodyActive(identity);
    const store = identity.app.get(ObjectStore);
    const putObject = store.putFile.bind(store);
    jest.spyOn(store, 'putFile').mockImplementationOnce(async (...file) => {
      expect((await save(link.uid, { contact: { address: 'Norte' } })).status).toBe(200);
      await putObject(...file);
    });
    expect((await save(link.uid, form({ version: '1' }))).status).toBe(409);
    expect(stored).toEqual([]);
  });
});
