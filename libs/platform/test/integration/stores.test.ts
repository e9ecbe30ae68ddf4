import { createTestDatabase, type TestDatabase } from '@bitacora/testing';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { migrate } from '../../src/database/migrate.ts';
import { emitter } from './fixture/emitter.ts';

jest.setTimeout(60_000);

describe('migrations', () => {
  class Index extends Migration {
    override isTransactional(): boolean {
      return false;
    }

    override up(): void {
      this.addSql(`create index concurrently outbox_of_test on outbox (name)`);
    }
  }

  const withIndex = { ...emitter, migrations: [...emitter.migrations, Index] };

  async function indexesOf({ url }: TestDatabase): Promise<unknown[]> {
    const client = new Client({ connectionString: url });
    await client.connect();
    const sql = `select indisvalid as "isValid" from pg_index where indexrelid = to_regclass('outbox_of_test')`;
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  test('several that migrate at once wait for each other, also for an index that is made beside those who write', async () => {
    const database = await createTestDatabase('migrations');
    try {
      await Promise.all([1, 2, 3].map(() => migrate(withIndex, database.url)));
      expect(await indexesOf(database)).toEqual([{ isValid: true }]);
    } finally {
      await database.drop();
    }
  });
});

describe('the bucket', () => {
  const script = fileURLToPath(new URL('../../src/files/make-bucket.ts', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'make-bucket-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const keyFile = join(folder, 'secret-key');
  writeFileSync(keyFile, `${process.env.TEST_S3_SECRET_KEY}\n`);

  const run = (bucket: string) =>
    promisify(execFile)(process.execPath, ['--conditions=source', script], {
      env: {
        S3_ENDPOINT: process.env.TEST_S3_ENDPOINT,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY: process.env.TEST_S3_ACCESS_KEY,
        S3_SECRET_KEY_FILE: keyFile,
      },
    });

  test('a bucket is made where it is missing, and left alone where it is there', async () => {
    const bucket = `made-${randomBytes(4).toString('hex')}`;
    expect((await run(bucket)).stdout).toBe(`The bucket ${bucket} was made.\n`);
    expect((await run(bucket)).stdout).toBe(`The bucket ${bucket} is there.\n`);
  });
});
