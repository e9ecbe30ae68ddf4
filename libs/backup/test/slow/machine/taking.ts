import { newId } from '@bitacora/kernel/ids';
import { expect, test } from '@jest/globals';
import { Client } from 'pg';
import { completeBackups, momentOf, placeOf, placeOfFile } from '../../../src/backups.ts';
import { openSnapshots } from '../../../src/databases/snapshots.ts';
import { makeKeyPair } from '../../../src/encryption.ts';
import { MANIFEST } from '../../../src/manifest.ts';
import { openBackup, verifyBackup } from '../../../src/open-backup.ts';
import { takeIfDue } from '../../../src/schedule.ts';
import { databaseUrls, secretsEnvironment } from '../../../src/settings.ts';
import { DAY, machine, silent } from './machine.ts';

export function testsOfTaking(): void {
  test('in a bucket comes back as it was: rows, numbers of sequences and files with their types', async () => {
    await machine.addAgency('1790011223001');
    await machine.query('billing', `select nextval('outbox_batch') from generate_series(1, 41)`);
    const key = await machine.storeFile('%PDF-');
    const { name, manifest } = await machine.take();
    expect(manifest.missing_files).toEqual([]);
    await verifyBackup(await openBackup(machine.restoring), silent);
    await machine.empty();
    await machine.query('billing', `select setval('outbox_batch', 1)`);
    expect((await machine.restore()).name).toBe(name);
    expect(await machine.query('identity', 'select id, settings from agencies')).toEqual([
      { id: '1790011223001', settings: { name: 'Ñandú\ttab' } },
    ]);
    const [next] = await machine.query('billing', `select nextval('outbox_batch')::int as batch`);
    expect(next).toMatchObject({ batch: expect.any(Number) });
    expect(Number(next?.batch)).toBeGreaterThan(41);
    expect((await machine.objects.statObject('bitacora', key)).metaData['content-type']).toBe('application/pdf');
  });

  test('holds nothing that opens without the private key, and of names only those of files and tables', async () => {
    await machine.addAgency('1790011223001');
    const { name } = await machine.take();
    let read = '';
    for await (const object of machine.store.list('backups/'))
      read += (await machine.store.read(object.name)).toString('latin1');
    expect(read).toContain('age-encryption.org/v1');
    expect(read).not.toMatch(/1790011223001|PRIVATE KEY-----/);
    for (const secret of Object.values(secretsEnvironment.parse(machine.taking))) expect(read).not.toContain(secret);
    const other = await makeKeyPair();
    await expect(openBackup({ ...machine.restoring, BACKUP_PRIVATE_KEY: other.privateKey }, name)).rejects.toThrow(
      'is encrypted for',
    );
  });

  test('copies a file once, and again for another key', async () => {
    const key = await machine.storeFile('%PDF-one');
    await machine.take();
    const place = placeOfFile(machine.taking.BACKUP_PUBLIC_KEY, key);
    const before = await machine.store.read(place);
    await machine.storeFile('%PDF-two');
    const { manifest } = await machine.take();
    expect(manifest.files).toHaveLength(2);
    expect(await machine.store.read(place)).toEqual(before);
    const { publicKey } = await makeKeyPair();
    await machine.take({ BACKUP_PUBLIC_KEY: publicKey });
    expect((await machine.store.read(placeOfFile(publicKey, key))).length).toBeGreaterThan(0);
  });

  test('names a file that the bucket has lost, and saves all else', async () => {
    const [lost, kept] = [await machine.storeFile('%PDF-lost'), await machine.storeFile('%PDF-kept')];
    await machine.objects.removeObject('bitacora', lost);
    const said: string[] = [];
    const { manifest } = await machine.take({}, (line) => said.push(line));
    expect(manifest.missing_files).toEqual([lost]);
    expect(said).toContain(`MISSING in the bucket: ${lost}`);
    expect(manifest.files.map((file) => file.key)).toEqual([kept]);
  });

  test('waits for who is writing an event, for it is before or after the moment as a whole', async () => {
    const writer = new Client({ connectionString: machine.platform.addresses.databaseUrls.billing });
    await writer.connect();
    await writer.query('begin');
    await writer.query(`insert into inbox (event_id) values ($1)`, [newId()]);
    let hasEnded = false;
    const ending = new Promise((resolve) => setTimeout(resolve, 1500)).then(async () => {
      hasEnded = true;
      await writer.query('commit');
    });
    const snapshots = await openSnapshots(databaseUrls(machine.taking));
    try {
      expect(hasEnded).toBe(true);
      const { rows } = await snapshots.clients.billing.query('select 1 from inbox');
      expect(rows).toHaveLength(1);
      // It is over with the moment: who writes now does not wait, and is not seen.
      await machine.query('billing', `insert into inbox (event_id) values ($1)`, [newId()]);
      expect((await snapshots.clients.billing.query('select 1 from inbox')).rows).toHaveLength(1);
    } finally {
      await ending;
      await snapshots.close();
      await writer.end();
    }
  });

  test('is taken by one at a time', async () => {
    const both = await Promise.allSettled([machine.take(), machine.take()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await completeBackups(machine.store)).toHaveLength(1);
  });

  test('leaves its moment where the BFF tells its age', async () => {
    const { manifest } = await machine.take();
    expect(await machine.query('bff', 'select taken_at from backups')).toEqual([
      { taken_at: new Date(manifest.taken_at) },
    ]);
  });

  test('is taken when a night has passed since the last, and until it is complete', async () => {
    const takeAt = (now: Date) => takeIfDue(machine.taking, now, silent);
    const first = await takeAt(new Date());
    expect(await takeAt(first)).toEqual(first);
    const second = await takeAt(new Date(first.getTime() + DAY));
    expect(second.getTime()).toBeGreaterThan(first.getTime());
    for (const name of await completeBackups(machine.store)) await machine.store.remove(placeOf(name, MANIFEST));
    expect((await takeAt(second)).getTime()).toBeGreaterThan(second.getTime());
  });

  test('whose moment was not left for the BFF leaves it when the next is not due yet', async () => {
    const { name } = await machine.take();
    await machine.query('bff', 'delete from backups');
    await takeIfDue(machine.taking, momentOf(name), silent);
    expect(await machine.query('bff', 'select taken_at from backups')).toEqual([{ taken_at: momentOf(name) }]);
    expect(await completeBackups(machine.store)).toEqual([name]);
  });
}
