import { type ProcessName, processNames } from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { makeSecrets } from '@bitacora/launcher';
import { objectStoreEnvironment, storeClient } from '@bitacora/platform';
import { WholePlatform } from '@bitacora/testing/whole-platform';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { nameOf, placeOf, readManifest } from '../../../src/backups.ts';
import { tablesOf } from '../../../src/databases/tables.ts';
import { makeKeyPair } from '../../../src/encryption.ts';
import { MANIFEST } from '../../../src/manifest.ts';
import { restoreBackup } from '../../../src/restore-backup.ts';
import {
  type NightlySettings,
  nightlyEnvironment,
  readSettings,
  type RestoreSettings,
  restoreEnvironment,
} from '../../../src/settings.ts';
import type { BackupStore } from '../../../src/store/backup-store.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { takeBackup } from '../../../src/take-backup.ts';

export const DAY = 24 * 3_600_000;
export const silent = () => undefined;

/** The databases and the bucket of a platform that is not started, and what makes and restores its backups. */
class Machine {
  platform!: WholePlatform;
  objects!: ReturnType<typeof storeClient>;
  taking!: NightlySettings;
  restoring!: RestoreSettings;
  store!: BackupStore;

  async start(): Promise<void> {
    this.platform = await WholePlatform.make(makeSecrets(), { hasDemoData: false });
    this.objects = storeClient(objectStoreEnvironment.parse(this.platform.settings));
    await this.objects.makeBucket('backups');
  }

  /** Nothing is stored, and backups go to another place than before, under other keys. */
  async beginAnew(): Promise<void> {
    await this.empty();
    const { publicKey, privateKey } = await makeKeyPair();
    const { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY } = this.platform.settings;
    const variables = {
      ...this.platform.settings,
      BACKUP_URL: `s3://backups/${randomBytes(4).toString('hex')}`,
      BACKUP_S3_ENDPOINT: S3_ENDPOINT,
      BACKUP_S3_ACCESS_KEY: S3_ACCESS_KEY,
      BACKUP_S3_SECRET_KEY: S3_SECRET_KEY,
      BACKUP_PUBLIC_KEY: publicKey,
      BACKUP_PRIVATE_KEY: privateKey,
    };
    this.taking = readSettings(nightlyEnvironment, variables);
    this.restoring = readSettings(restoreEnvironment, variables);
    this.store = openStore(this.taking);
  }

  take(changes: Partial<NightlySettings> = {}, say: (line: string) => void = silent) {
    return takeBackup({ ...this.taking, ...changes }, say);
  }

  restore(name?: string) {
    return restoreBackup(this.restoring, silent, name);
  }

  query(name: ProcessName, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    return this.on(name, async (client) => (await client.query(sql, values)).rows as Record<string, unknown>[]);
  }

  /** Everything as migrations leave it. */
  async empty(): Promise<void> {
    const kept = new Set(['food_plans', 'luggage_types', 'car_types', 'change_clock']);
    const emptied = processNames.map((name) =>
      this.on(name, async (client) => {
        const tables = (await tablesOf(client)).map((table) => table.name).filter((table) => !kept.has(table));
        const filled = tables.map((table) => `select '${table}' as name where exists (select from ${table})`);
        const { rows } = await client.query<{ name: string }>(filled.join(' union all '));
        if (rows.length > 0) await client.query(`truncate ${rows.map(({ name }) => name).join(', ')} cascade`);
      }),
    );
    await Promise.all(emptied);
    for await (const { name } of this.objects.listObjectsV2('bitacora', '', true)) {
      if (name !== undefined) await this.objects.removeObject('bitacora', name);
    }
  }

  /** A file of billing, in the bucket and named by its row. */
  async storeFile(text: string): Promise<string> {
    const key = randomBytes(24).toString('base64url');
    await this.objects.putObject('bitacora', key, Buffer.from(text), text.length, {
      'Content-Type': 'application/pdf',
    });
    await this.query(
      'billing',
      `insert into files (id, object_key, media_type, size, name, sha256, status)
       values ($1, $2, 'application/pdf', $3, 'a.pdf', '', 'stored')`,
      [newId(), key, text.length],
    );
    return key;
  }

  addAgency(id: string) {
    const settings = '{"name": "Ñandú\\ttab"}';
    return this.query('identity', `insert into agencies (id, version, settings) values ($1, 1, $2)`, [id, settings]);
  }

  /** A backup of some other day, with everything that the given one has. */
  async copyAs(name: string, day: Date): Promise<string> {
    const manifest = await readManifest(this.store, name);
    const copy = nameOf(day);
    const changed = JSON.stringify({ ...manifest, taken_at: day.toISOString() });
    await this.store.put(placeOf(copy, MANIFEST), Buffer.from(changed));
    return copy;
  }

  private async on<Result>(name: ProcessName, work: (client: Client) => Promise<Result>): Promise<Result> {
    const client = new Client({ connectionString: this.platform.addresses.databaseUrls[name] });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
}

export const machine = new Machine();
