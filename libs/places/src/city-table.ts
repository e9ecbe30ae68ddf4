import { CityNames } from './city-names.ts';
import { cityFromRow, type CityHead, type CityRow } from './data-files.ts';
import type { City } from './types.ts';

const NEWLINE = '\n'.charCodeAt(0);
const ROW_BEGIN = '['.charCodeAt(0);
const HEAD_END = '"cities":[\n';

/**
 * The cities of one country as their file has them, a line each: what is asked for is read out of its line. So a country
 * costs the bytes of its file (all of them ten megabytes), and is read once.
 */
export class CityTable {
  /** Where the line of each city begins, and at last where the rows end. */
  private readonly starts: Uint32Array;
  private readonly head: CityHead;
  private names: CityNames | undefined;
  private readonly country: string;
  private readonly bytes: Buffer;

  constructor(country: string, bytes: Buffer) {
    this.country = country;
    this.bytes = bytes;
    const first = bytes.indexOf(HEAD_END) + HEAD_END.length;
    this.head = JSON.parse(`${bytes.toString('utf8', 0, first)}]}`) as CityHead;
    this.starts = startsOfRows(bytes, first);
  }

  get length(): number {
    return this.starts.length - 1;
  }

  /** The city at this position of the order by name. */
  at(position: number): City {
    return cityFromRow(this.country, this.rowAt(position), this.head);
  }

  /** @param rest the code without its country, as it stands in a request. @returns −1 where there is none. */
  positionOf(rest: string): number {
    // Whatever else somebody writes is no part of a row.
    if (!/^[A-Za-z0-9-]+$/.test(rest)) return -1;
    return this.starts.indexOf(this.bytes.indexOf(`\n["${rest}",`) + 1);
  }

  /** Positions of the cities that a folded text finds, the best first. */
  search(text: string): number[] {
    this.names ??= new CityNames(this.rows(), this.head);
    return this.names.search(text);
  }

  /** One after the other, so that they need no memory together. */
  private *rows(): Generator<CityRow> {
    for (let position = 0; position < this.length; position += 1) yield this.rowAt(position);
  }

  private rowAt(position: number): CityRow {
    const line = this.bytes.toString('utf8', this.starts[position], (this.starts[position + 1] ?? 0) - 1);
    return JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line) as CityRow;
  }
}

function startsOfRows(bytes: Buffer, first: number): Uint32Array {
  const starts = [first];
  let start = first;
  while (bytes[start] === ROW_BEGIN) {
    start = bytes.indexOf(NEWLINE, start) + 1;
    starts.push(start);
  }
  return Uint32Array.from(starts);
}
