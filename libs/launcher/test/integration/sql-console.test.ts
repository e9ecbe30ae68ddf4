import { expect, test } from '@jest/globals';
import { connectTo } from '../../src/inspect/sql-console.ts';
import { LauncherError } from '../../src/system/launcher-error.ts';

test('a password that PostgreSQL refuses is said in one line, and not which', async () => {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.password = 'another';
  const refused = await connectTo(url.toString()).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(LauncherError);
  expect(String(refused)).toMatch(/^LauncherError: The database \S+ at \S+ does not let us in: password auth[^\n]*$/);
  expect(String(refused)).not.toContain('another');
});
