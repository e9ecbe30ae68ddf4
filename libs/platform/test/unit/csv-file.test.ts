import { expect, test } from '@jest/globals';
import { type Cell, csvFile } from '../../src/lists/csv-file.ts';

async function fileOf(...cells: Cell[]): Promise<string> {
  let text = '';
  for await (const part of csvFile({ Número: (cell: Cell) => cell }, [cells])) text += part;
  return text;
}

test('a file for spreadsheets: texts in quotes, numbers as they are written here, nothing where there is nothing', async () => {
  expect(await fileOf('Ana "Ñ"', 12, 0.5, null, '')).toBe('\uFEFF"Número"\r\n"Ana ""Ñ"""\r\n12\r\n0,50\r\n\r\n\r\n');
});

test('a text is one cell of one row, whatever is in it, and never a formula', async () => {
  const hostile = ['a\n=1', 'a\r=1', 'a\r\n=1', 'a,=1', 'a\t=1', 'a;=1', '=1', '"=1'];
  const file = await fileOf(...hostile);
  expect(file.replaceAll(/"(?:[^"]|"")*"/g, 'text')).toBe(`\uFEFF${'text\r\n'.repeat(hostile.length + 1)}`);
  expect(file).not.toMatch(/(?:^|\r\n)"[=+@-]/);
});
