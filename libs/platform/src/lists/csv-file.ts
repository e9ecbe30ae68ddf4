import { stringify } from 'csv-stringify/sync';

/** What a cell may hold; nothing where there is nothing. */
export type Cell = string | number | { dollars: number } | null;

/** The columns of a file, by their heads. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/**
 * Where a spreadsheet may find a formula in what somebody typed: at its begin, and after a line break, a tab, a comma or a
 * semicolon, which begin a cell where the file is read with another separator than its own, and after a quotation mark, which may then
 * end one (OWASP, CSV injection).
 */
const formulaBegins = /(^|[\r\n\t,;"])( *[=@＝＠]|[+\-＋－])/gu;

/** A quote before it makes it text. */
const asText = <Value extends Cell>(cell: Value) =>
  typeof cell === 'string' ? cell.replace(/^(?=[\t\r])/, "'").replace(formulaBegins, "$1'$2") : cell;

/**
 * A CSV file as spreadsheets in Ecuador open it, line by line as its rows come: UTF-8 with its mark, semicolons, amounts with
 * a comma. Texts stand in quotes, so that neither a line break nor a separator in one begins a cell of its own; no cell can
 * become a formula, whichever separator the file is read with.
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
