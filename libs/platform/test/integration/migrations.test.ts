import { createTestDatabase, type TestDatabase } from '@bitacora/testing';
import { expect, jest, test } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { Client } from 'pg';
import { migrate } from '../../src/database/migrate.ts';
import { emitter } from './fixture/emitter.ts';

jest.setTimeout(60_000);

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
