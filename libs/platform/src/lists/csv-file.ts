import { stringify } from 'csv-stringify/sync';

/** What a cell may hold; nothing where there is nothing. */
export type Cell = string | number | { dollars: number } | null;

/** The columns of a file, by their heads. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** Of rows that others typed a spreadsheet would run what begins like a formula: a quote before it makes it text (OWASP, CSV injection). */
const asText = <Value extends Cell>(cell: Value) =>
  typeof cell === 'string' && /^[=+\-@\t\r\n＝＋－＠]/u.test(cell) ? `'${cell}` : cell;

/**
 * A CSV file as spreadsheets in Ecuador open it, line by line as its rows come: UTF-8 with its mark, semicolons, amounts with
 * a comma. No cell can become a formula: texts stand in quotes, so that neither a line break nor another separator in one
 * begins a cell of its own.
 */
export async function* csvFile<Row>(
  columns: CsvColumns<Row>,
  batches: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const textOf = (lines: Cell[][], bom = false) =>
    stringify(lines, {
      bom,
      delimiter: ';',
      record_delimiter: 'windows',
      quoted_string: true,
      quoted_empty: false,
      cast: { number: String, object: ({ dollars }) => Number(dollars).toFixed(2).replace('.', ',') },
    });
  yield textOf([Object.keys(columns)], true);
  for await (const rows of batches) {
    yield textOf(rows.map((row) => Object.values(columns).map((cell) => asText(cell(row)))));
  }
}
