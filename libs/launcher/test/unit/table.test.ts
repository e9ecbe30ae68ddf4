import { expect, test } from '@jest/globals';
import { asSql, isWhole } from '../../src/inspect/sql-console.ts';
import { drawTable } from '../../src/inspect/table.ts';

test('columns are as wide as they need to be, and numbers stand to the right', () => {
  const columns = [{ name: 'city' }, { name: 'n', isNumber: true }];
  expect(
    drawTable(columns, [
      ['Guayaquil', '7'],
      ['Ibarra\nnorte', '120'],
      [null, null],
    ]),
  ).toBe(
    ['city         │   n', '─────────────┼────', 'Guayaquil    │   7', 'Ibarra↵norte │ 120', '             │'].join(
      '\n',
    ),
  );
});

test('a statement is run when it ends, and the shortcuts at once', () => {
  expect([isWhole('select 1'), isWhole('select 1;\n'), isWhole('\\dt\n')]).toEqual([false, true, true]);
  expect(asSql('\\dt')).toContain('pg_tables');
  expect(asSql("\\d jour'neys;")).toContain("table_name = 'jour''neys'");
  expect(asSql('select 1;')).toBe('select 1;');
});
