import { expect, test } from '@jest/globals';
import { type Cell, csvFile } from '../../src/lists/csv-file.ts';

async function fileOf(...cells: Cell[]): Promise<string> {
  let text = '';
  for await (const part of csvFile({ Número: (cell: Cell) => cell }, [cells])) text += part;
  return text;
}

test('a file for spreadsheets: texts in quotes, amounts with two decimals after a comma, nothing where there is nothing', async () => {
  const cells = ['Ana "Ñ"', 12, { dollars: 0.5 }, { dollars: 1200 }, { dollars: -50.05 }, null, ''];
  expect(await fileOf(...cells)).toBe('\uFEFF"Número"\r\n"Ana ""Ñ"""\r\n12\r\n0,50\r\n1200,00\r\n-50,05\r\n\r\n\r\n');
});

test('a text is one cell of one row, whatever is in it, and never a formula', async () => {
  const hostile = ['a\n=1', 'a\r=1', 'a\r\n=1', 'a,=1', 'a\t=1', 'a;=1', '=1', '"=1'];
  const file = await fileOf(...hostile);
  expect(file.replaceAll(/"(?:[^"]|"")*"/g, 'text')).toBe(`\uFEFF${'text\r\n'.repeat(hostile.length + 1)}`);
  expect(file).not.toMatch(/(?:^|\r\n)"[=+@-]/);
});

test('digits stand as they are, with their first zero, for programs and for sheets that import them as text', async () => {
  expect(await fileOf('0910000017', '0990001201')).toBe('\uFEFF"Número"\r\n"0910000017"\r\n"0990001201"\r\n');
});
