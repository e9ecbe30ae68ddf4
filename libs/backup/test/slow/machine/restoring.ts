import { newId } from '@bitacora/kernel/ids';
import { queueConnection, queueOf } from '@bitacora/platform';
import { expect, test } from '@jest/globals';
import { Queue } from 'bullmq';
import { Client } from 'pg';
import { placeOf, readManifest } from '../../../src/backups.ts';
import { MANIFEST } from '../../../src/manifest.ts';
import { machine } from './machine.ts';

export function testsOfRestoring(): void {
  const agencies = () => machine.query('identity', 'select id from agencies');

  test('refuses a backup of which a byte was changed, and has written nothing', async () => {
    await machine.addAgency('1790011223001');
    await machine.storeFile('%PDF-');
    const { name, manifest } = await machine.take();
    await machine.empty();
    const [piece] = manifest.databases.bff.tables[0]?.pieces ?? [];
    const place = placeOf(name, piece?.name ?? '');
    const bytes = await machine.store.read(place);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await machine.store.put(place, bytes);
    await expect(machine.restore()).rejects.toThrow(`${place} is damaged`);
    expect(await agencies()).toEqual([]);
    const keys: unknown[] = [];
    for await (const object of machine.objects.listObjectsV2('bitacora', '', true)) keys.push(object);
    expect(keys).toEqual([]);
  });

  test('that fails on the way leaves the databases empty, and works the second time', async () => {
    await machine.addAgency('1790011223001');
    const key = await machine.storeFile('%PDF-');
    await machine.take();
    await machine.empty();
    // The last of all databases does not take what comes.
    await machine.query('bff', 'alter table change_clock add constraint refused check (change < 0) not valid');
    await expect(machine.restore()).rejects.toThrow('refused');
    await machine.query('bff', 'alter table change_clock drop constraint refused');
    expect(await agencies()).toEqual([]);
    // A file that the first try has put already is its own.
    await machine.objects.putObject('bitacora', key, Buffer.from('%PDF-'));
    await machine.restore();
    expect(await agencies()).toHaveLength(1);
  });

  test('refuses what is not empty: databases, bucket and queue, all named at once', async () => {
    await machine.addAgency('1790011223001');
    await machine.take();
    await machine.objects.putObject('bitacora', 'somebody-elses', Buffer.from('x'));
    const queue = new Queue(queueOf('bff'), queueConnection(machine.restoring));
    await queue.add('old', {});
    await expect(machine.restore()).rejects.toThrow(
      /identity: there are rows already \(agencies\)[^]*other files \(somebody-elses\)[^]*the queue holds events/,
    );
    await queue.obliterate({ force: true });
    await queue.close();
  });

  test('refuses databases that a process uses', async () => {
    await machine.take();
    await machine.empty();
    const busy = new Client({
      connectionString: machine.platform.addresses.databaseUrls.journeys,
      application_name: 'bitacora-journeys',
    });
    await busy.connect();
    await expect(machine.restore()).rejects.toThrow('journeys: it is being used by bitacora-journeys');
    await busy.end();
  });

  test('refuses a backup of another version of the tables, and says of which it is', async () => {
    const { name } = await machine.take();
    const manifest = await readManifest(machine.store, name);
    manifest.databases.bff.migrations.push('Later');
    await machine.store.put(placeOf(name, MANIFEST), Buffer.from(JSON.stringify({ ...manifest, version: '9.9.9' })));
    await machine.empty();
    await expect(machine.restore()).rejects.toThrow(/bff: its tables are of another version .* which is of 9\.9\.9/);
  });

  test('gives the memory of what was handled its whole term again, and what is to be sent', async () => {
    await machine.query(
      'journeys',
      `insert into inbox (event_id, handled_at) values ($1, now() - interval '13 days')`,
      [newId()],
    );
    await machine.take();
    await machine.empty();
    await machine.restore();
    const [row] = await machine.query(
      'journeys',
      `select handled_at > now() - interval '1 minute' as fresh from inbox`,
    );
    expect(row).toEqual({ fresh: true });
  });

  test('ends every session, and lets no number come again that a client knows', async () => {
    const [person, user] = [newId(), newId()];
    await machine.query(
      'identity',
      `insert into persons
         (id, version, id_number, first_name, last_name, birth_date, gender, civil_status, contact, is_authorised)
       values ($1, 1, '1710034065', 'Inés', 'Vera', '1990-05-04', 'F', 'S', '{}', false)`,
      [person],
    );
    await machine.query(
      'identity',
      `insert into users (id, version, person_id, username, is_active, created_at) values ($1, 1, $2, '1710034065', true, now())`,
      [user, person],
    );
    await machine.query('identity', `insert into sessions (id, user_id, created_at) values ($1, $2, now())`, [
      newId(),
      user,
    ]);
    await machine.query('bff', `insert into journey_changes (journey, change) values ($1, 7)`, [newId()]);
    await machine.take();
    await machine.empty();
    await machine.restore();
    const sessions = await machine.query('identity', `select ended_because from sessions`);
    expect(sessions).toEqual([{ ended_because: 'restored' }]);
    const [row] = await machine.query('bff', `select change > 10000000 as later from journey_changes`);
    expect(row).toEqual({ later: true });
  });
}
