import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processNames } from '../../src/platform/processes.ts';
import { root } from '../../src/platform/settings.ts';
import { settingsReadBy, settingsReadByAll } from '../fixture/deployment/schema-of-process.ts';

/** The rows of the table at the end of .env.example: what each process reads. */
const table = (() => {
  const text = readFileSync(join(root, '.env.example'), 'utf8').split('# --- What each process reads')[1] ?? '';
  const rows = new Map<string, string>();
  let who = '';
  for (const line of text.split('\n')) {
    const [, head, rest] = /^# {1,3}([a-zA-Z][a-zA-Z, -]*):(?: +(\S.*))?$/.exec(line) ?? [];
    if (head !== undefined) who = head;
    const words = rest ?? /^# {10,}(\S.*)$/.exec(line)?.[1];
    if (words !== undefined && who !== '') rows.set(who, `${rows.get(who) ?? ''} ${words}`);
  }
  return rows;
})();

/** Names of settings in a row, without what it says in brackets. */
const namesIn = (row: string) => row.replace(/\([^)]*\)/g, '').match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*\b/g) ?? [];

test('the table of .env.example names for all processes exactly what all read', () => {
  const rows = ['All', 'with a default', 'when wanted', 'without Redis'];
  expect(rows.flatMap((row) => namesIn(table.get(row) ?? '')).sort()).toEqual([...settingsReadByAll].sort());
});

test.each(processNames)('and for %s exactly what it reads besides', async (name) => {
  const rows = [...table].filter(([who]) => who.split(', ').includes(name));
  const named = rows.flatMap(([, row]) => namesIn(row));
  const read = [...(await settingsReadBy(name))].filter((setting) => !settingsReadByAll.has(setting));
  expect([...new Set(named)].sort()).toEqual(read.sort());
});
