/** Rows under their names, in columns as wide as they need to be; numbers stand to the right. */
export function drawTable(
  columns: readonly { name: string; isNumber?: boolean }[],
  rows: readonly (readonly (string | null)[])[],
): string {
  const cells = rows.map((row) => row.map((value) => oneLine(value ?? '')));
  const widths = columns.map(({ name }, index) =>
    Math.max(lengthOf(name), ...cells.map((row) => lengthOf(row[index] ?? ''))),
  );
  const line = (texts: readonly string[]) =>
    texts
      .map((text, index) => pad(text, widths[index] ?? 0, columns[index]?.isNumber ?? false))
      .join(' │ ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('─┼─');
  return [line(columns.map(({ name }) => name)), rule, ...cells.map(line)].join('\n');
}

const lengthOf = (text: string) => [...text].length;

function pad(text: string, width: number, isNumber: boolean): string {
  const space = ' '.repeat(width - lengthOf(text));
  return isNumber ? space + text : text + space;
}

const oneLine = (text: string) => text.replaceAll('\n', '↵').replaceAll('\t', ' ');
