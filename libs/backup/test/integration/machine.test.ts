import { processNames } from '@bitacora/contracts';
import { makeSecrets } from '@bitacora/launcher';
import { newId } from '@bitacora/kernel/ids';
import { objectStoreEnvironment, queueConnection, queueOf, storeClient } from '@bitacora/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Queue } from 'bullmq';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { completeBackups, momentOf, nameOf, placeOf, placeOfFile, readManifest } from '../../src/backups.ts';
import { openSnapshots } from '../../src/databases/snapshots.ts';
import { tablesOf } from '../../src/databases/tables.ts';
import { makeKeyPair } from '../../src/encryption.ts';
import { MANIFEST } from '../../src/manifest.ts';
import { openBackup, verifyBackup } from '../../src/open-backup.ts';
import { removeOldBackups } from '../../src/retention.ts';
import { restoreBackup } from '../../src/restore-backup.ts';
import { isDue } from '../../src/schedule.ts';
import {
  type NightlySettings,
  nightlyEnvironment,
  databaseUrls,
  readSettings,
  type RestoreSettings,
  restoreEnvironment,
  secretsEnvironment,
} from '../../src/settings.ts';
import type { BackupStore } from '../../src/store/backup-store.ts';
import { openStore } from '../../src/store/open-store.ts';
import { takeBackup } from '../../src/take-backup.ts';
import { WholePlatform } from '@bitacora/testing/whole-platform';

jest.setTimeout(120_000);

const silent = () => undefined;
const DAY = 24 * 3_600_000;

let platform: WholePlatform;
let taking: NightlySettings;
let restoring: RestoreSettings;
let store: BackupStore;
let objects: ReturnType<typeof storeClient>;

beforeAll(async () => {
  platform = await WholePlatform.make(makeSecrets(), { hasDemoData: false });
  objects = storeClient(objectStoreEnvironment.parse(platform.settings));
  await objects.makeBucket('backups');
});
afterAll(() => platform?.destroy());

beforeEach(async () => {
  await empty();
  const { publicKey, privateKey } = await makeKeyPair();
  const { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY } = platform.settings;
  const variables = {
    ...platform.settings,
    BACKUP_URL: `s3://backups/${randomBytes(4).toString('hex')}`,
    BACKUP_S3_ENDPOINT: S3_ENDPOINT,
    BACKUP_S3_ACCESS_KEY: S3_ACCESS_KEY,
    BACKUP_S3_SECRET_KEY: S3_SECRET_KEY,
    BACKUP_PUBLIC_KEY: publicKey,
    BACKUP_PRIVATE_KEY: privateKey,
  };
  taking = readSettings(nightlyEnvironment, variables);
  restoring = readSettings(restoreEnvironment, variables);
  store = openStore(taking);
});

async function on<Result>(
  name: (typeof processNames)[number],
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: platform.addresses.databaseUrls[name] });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const query = (name: (typeof processNames)[number], sql: string, values: unknown[] = []) =>
  on(name, async (client) => (await client.query(sql, values)).rows as Record<string, unknown>[]);

/** As migrations leave it. */
async function empty(): Promise<void> {
  const kept = new Set(['food_plans', 'luggage_types', 'car_types', 'change_clock']);
  for (const name of processNames) {
    await on(name, async (client) => {
      const tables = (await tablesOf(client)).map((table) => table.name).filter((table) => !kept.has(table));
      await client.query(`truncate ${tables.join(', ')}`);
    });
  }
  for await (const { name } of objects.listObjectsV2('bitacora', '', true)) {
    if (name !== undefined) await objects.removeObject('bitacora', name);
  }
}

/** A file of billing, in the bucket and named by its row. */
async function storeFile(text: string): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await objects.putObject('bitacora', key, Buffer.from(text), text.length, { 'Content-Type': 'application/pdf' });
  await query(
    'billing',
    `insert into files (id, object_key, media_type, size, name, sha256, status)
     values ($1, $2, 'application/pdf', $3, 'a.pdf', '', 'stored')`,
    [newId(), key, text.length],
  );
  return key;
}
const addAgency = (id: string) =>
  query('identity', `insert into agencies (id, version, settings) values ($1, 1, '{"name": "Ñandú\\ttab"}')`, [id]);
const restore = (name?: string) => restoreBackup(restoring, silent, name);

/** A backup of some other day, with everything that the given one has. */
async function copyAs(name: string, day: Date): Promise<string> {
  const manifest = await readManifest(store, name);
  const copy = nameOf(day);
  await store.put(placeOf(copy, MANIFEST), Buffer.from(JSON.stringify({ ...manifest, taken_at: day.toISOString() })));
  return copy;
}

describe('a backup', () => {
  test('in a bucket comes back as it was: rows, numbers of sequences and files with their types', async () => {
    await addAgency('1790011223001');
    await query('billing', `select nextval('outbox_batch') from generate_series(1, 41)`);
    const key = await storeFile('%PDF-');
    const { name, manifest } = await takeBackup(taking, silent);
    expect(manifest.missing_files).toEqual([]);
    await verifyBackup(await openBackup(restoring), silent);
    await empty();
    await query('billing', `select setval('outbox_batch', 1)`);
    expect((await restore()).name).toBe(name);
    expect(await query('identity', 'select id, settings from agencies')).toEqual([
      { id: '1790011223001', settings: { name: 'Ñandú\ttab' } },
    ]);
    const [next] = await query('billing', `select nextval('outbox_batch')::int as batch`);
    expect(next).toMatchObject({ batch: expect.any(Number) });
    expect(Number(next?.batch)).toBeGreaterThan(41);
    expect((await objects.statObject('bitacora', key)).metaData['content-type']).toBe('application/pdf');
  });

  test('holds nothing that opens without the private key, and of names only those of files and tables', async () => {
    await addAgency('1790011223001');
    const { name } = await takeBackup(taking, silent);
    let read = '';
    for await (const object of store.list('backups/')) read += (await store.read(object.name)).toString('latin1');
    expect(read).toContain('age-encryption.org/v1');
    expect(read).not.toMatch(/1790011223001|PRIVATE KEY-----/);
    for (const secret of Object.values(secretsEnvironment.parse(taking))) expect(read).not.toContain(secret);
    const other = await makeKeyPair();
    await expect(openBackup({ ...restoring, BACKUP_PRIVATE_KEY: other.privateKey }, name)).rejects.toThrow(
      'is encrypted for',
    );
  });

  test('copies a file once, and again for another key', async () => {
    const key = await storeFile('%PDF-one');
    await takeBackup(taking, silent);
    const place = placeOfFile(taking.BACKUP_PUBLIC_KEY, key);
    const before = await store.read(place);
    await storeFile('%PDF-two');
    const { manifest } = await takeBackup(taking, silent);
    expect(manifest.files).toHaveLength(2);
    expect(await store.read(place)).toEqual(before);
    const { publicKey } = await makeKeyPair();
    await takeBackup({ ...taking, BACKUP_PUBLIC_KEY: publicKey }, silent);
    expect((await store.read(placeOfFile(publicKey, key))).length).toBeGreaterThan(0);
  });

  test('names a file that the bucket has lost, and saves all else', async () => {
    const [lost, kept] = [await storeFile('%PDF-lost'), await storeFile('%PDF-kept')];
    await objects.removeObject('bitacora', lost);
    const said: string[] = [];
    const { manifest } = await takeBackup(taking, (line) => said.push(line));
    expect(manifest.missing_files).toEqual([lost]);
    expect(said).toContain(`MISSING in the bucket: ${lost}`);
    expect(manifest.files.map((file) => file.key)).toEqual([kept]);
  });

  test('waits for who is writing an event, for it is before or after the moment as a whole', async () => {
    const writer = new Client({ connectionString: platform.addresses.databaseUrls.billing });
    await writer.connect();
    await writer.query('begin');
    await writer.query(`insert into inbox (event_id) values ($1)`, [newId()]);
    let hasEnded = false;
    const ending = new Promise((resolve) => setTimeout(resolve, 1500)).then(async () => {
      hasEnded = true;
      await writer.query('commit');
    });
    const snapshots = await openSnapshots(databaseUrls(taking));
    try {
      expect(hasEnded).toBe(true);
      const { rows } = await snapshots.clients.billing.query('select 1 from inbox');
      expect(rows).toHaveLength(1);
      // It is over with the moment: who writes now does not wait, and is not seen.
      await query('billing', `insert into inbox (event_id) values ($1)`, [newId()]);
      expect((await snapshots.clients.billing.query('select 1 from inbox')).rows).toHaveLength(1);
    } finally {
      await ending;
      await snapshots.close();
      await writer.end();
    }
  });

  test('is taken by one at a time', async () => {
    const both = await Promise.allSettled([takeBackup(taking, silent), takeBackup(taking, silent)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await completeBackups(store)).toHaveLength(1);
  });

  test('leaves its moment where the BFF tells its age', async () => {
    const { manifest } = await takeBackup(taking, silent);
    expect(await query('bff', 'select taken_at from backups')).toEqual([{ taken_at: new Date(manifest.taken_at) }]);
  });

  test('is due when a night has passed since the last, and until it is complete', async () => {
    expect(await isDue(taking, new Date())).toBe(true);
    const { name } = await takeBackup(taking, silent);
    expect(await isDue(taking, momentOf(name))).toBe(false);
    expect(await isDue(taking, new Date(momentOf(name).getTime() + DAY))).toBe(true);
    await store.remove(placeOf(name, MANIFEST));
    expect(await isDue(taking, momentOf(name))).toBe(true);
  });
});

describe('of old backups', () => {
  test('those of 30 days are kept, with every file that one of them names', async () => {
    const key = await storeFile('%PDF-old');
    const { name } = await takeBackup(taking, silent);
    const [old, young] = [31, 29].map((days) => new Date(Date.now() - days * DAY));
    const [removed, kept] = [await copyAs(name, old as Date), await copyAs(name, young as Date)];
    await query('billing', 'truncate files');
    await takeBackup(taking, silent);
    expect(await completeBackups(store)).not.toContain(removed);
    expect(await completeBackups(store)).toEqual(expect.arrayContaining([kept, name]));
    const place = placeOfFile(taking.BACKUP_PUBLIC_KEY, key);
    expect((await store.read(place)).length).toBeGreaterThan(0);
    await removeOldBackups(store, 30, silent, new Date(Date.now() + 60 * DAY));
    await expect(store.read(place)).rejects.toThrow();
  });

  test('the last one is kept however old it is', async () => {
    const { name } = await takeBackup(taking, silent);
    await removeOldBackups(store, 30, silent, new Date(Date.now() + 400 * DAY));
    expect(await completeBackups(store)).toEqual([name]);
  });

  test('what never got complete is none, and goes', async () => {
    const { name } = await takeBackup(taking, silent);
    await store.remove(placeOf(name, MANIFEST));
    await expect(openBackup(restoring)).rejects.toThrow('there is no complete backup');
    await takeBackup(taking, silent);
    const left: string[] = [];
    for await (const object of store.list(`backups/${name}`)) left.push(object.name);
    expect(left).toEqual([]);
  });
});

describe('a restore', () => {
  const agencies = () => query('identity', 'select id from agencies');

  test('refuses a backup of which a byte was changed, and has written nothing', async () => {
    await addAgency('1790011223001');
    await storeFile('%PDF-');
    const { name, manifest } = await takeBackup(taking, silent);
    await empty();
    const [piece] = manifest.databases.bff.tables[0]?.pieces ?? [];
    const place = placeOf(name, piece?.name ?? '');
    const bytes = await store.read(place);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await store.put(place, bytes);
    await expect(restore()).rejects.toThrow(`${place} is damaged`);
    expect(await agencies()).toEqual([]);
    const keys: unknown[] = [];
    for await (const object of objects.listObjectsV2('bitacora', '', true)) keys.push(object);
    expect(keys).toEqual([]);
  });

  test('that fails on the way leaves the databases empty, and works the second time', async () => {
    await addAgency('1790011223001');
    const key = await storeFile('%PDF-');
    await takeBackup(taking, silent);
    await empty();
    // The last of all databases does not take what comes.
    await query('bff', 'alter table change_clock add constraint refused check (change < 0) not valid');
    await expect(restore()).rejects.toThrow('refused');
    await query('bff', 'alter table change_clock drop constraint refused');
    expect(await agencies()).toEqual([]);
    // A file that the first try has put already is its own.
    await objects.putObject('bitacora', key, Buffer.from('%PDF-'));
    await restore();
    expect(await agencies()).toHaveLength(1);
  });

  test('refuses what is not empty: databases, bucket and queue, all named at once', async () => {
    await addAgency('1790011223001');
    await takeBackup(taking, silent);
    await objects.putObject('bitacora', 'somebody-elses', Buffer.from('x'));
    const queue = new Queue(queueOf('bff'), queueConnection(restoring));
    await queue.add('old', {});
    await expect(restore()).rejects.toThrow(
      /identity: there are rows already \(agencies\)[^]*other files \(somebody-elses\)[^]*the queue holds events/,
    );
    await queue.obliterate({ force: true });
    await queue.close();
  });

  test('refuses databases that a process uses', async () => {
    await takeBackup(taking, silent);
    await empty();
    const busy = new Client({
      connectionString: platform.addresses.databaseUrls.journeys,
      application_name: 'bitacora-journeys',
    });
    await busy.connect();
    await expect(restore()).rejects.toThrow('journeys: it is being used by bitacora-journeys');
    await busy.end();
  });

  test('refuses a backup of another version of the tables, and says of which it is', async () => {
    const { name } = await takeBackup(taking, silent);
    const manifest = await readManifest(store, name);
    manifest.databases.bff.migrations.push('Later');
    await store.put(placeOf(name, MANIFEST), Buffer.from(JSON.stringify({ ...manifest, version: '9.9.9' })));
    await empty();
    await expect(restore()).rejects.toThrow(/bff: its tables are of another version .* which is of 9\.9\.9/);
  });

  test('gives the memory of what was handled its whole term again, and what is to be sent', async () => {
    await query('journeys', `insert into inbox (event_id, handled_at) values ($1, now() - interval '13 days')`, [
      newId(),
    ]);
    await takeBackup(taking, silent);
    await empty();
    await restore();
    const [row] = await query('journeys', `select handled_at > now() - interval '1 minute' as fresh from inbox`);
    expect(row).toEqual({ fresh: true });
  });
});
