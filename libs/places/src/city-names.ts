import type { CityHead, CityRow } from './data-files.ts';
import { fold } from './fold.ts';

// Even, so that a city without an airport code stands one behind those with one.
const REGION_RANK = 8;
const RANKS = REGION_RANK + 2;

/**
 * What a country's cities are found by, made once for all searches: their folded names in one text, a line each, which the
 * machine scans as fast as it reads memory; only lines that hold what is sought are looked at.
 */
export class CityNames {
  /** `name` or `name|other name`, each line ended. */
  private readonly lines: string;
  /** Where the line of each city ends. */
  private readonly ends: Uint32Array;
  private readonly regions: readonly string[];
  /** Of each city, the index of its region. */
  private readonly regionOf: Uint16Array;
  private readonly hasAirport: Uint8Array;

  constructor(rows: Iterable<CityRow>, { regions }: CityHead) {
    const keys = Object.keys(regions);
    this.regions = Object.values(regions).map(fold);
    const indexes = new Map(keys.map((key, index) => [key, index]));
    const lines: string[] = [];
    const regionOf: number[] = [];
    const hasAirport: number[] = [];
    for (const [rest, name, region, , , , otherName] of rows) {
      lines.push(
        [name, otherName ?? '']
          .map(fold)
          .filter((each) => each !== '')
          .join('|'),
      );
      regionOf.push(indexes.get(region) ?? keys.length);
      hasAirport.push(Number(/^[A-Z0-9]{3}$/.test(rest)));
    }
    let end = -1;
    this.ends = Uint32Array.from(lines, ({ length }) => (end += length + 1));
    // A joined text is a tree of its parts until it is read through a buffer.
    this.lines = Buffer.from(`${lines.join('\n')}\n`, 'latin1').toString('latin1');
    this.regionOf = Uint16Array.from(regionOf);
    this.hasAirport = Uint8Array.from(hasAirport);
  }

  /** Positions of the cities that a folded text finds, the best first, among equals in their own order. */
  search(text: string): number[] {
    const ranks = new Uint8Array(this.ends.length).fill(RANKS);
    this.rankByName(text, ranks);
    this.rankByRegion(text, ranks);
    const found: number[][] = Array.from({ length: RANKS }, () => []);
    ranks.forEach((rank, position) => found[rank]?.push(position));
    return found.flat();
  }

  private rankByName(text: string, ranks: Uint8Array): void {
    let position = 0;
    for (let place = this.lines.indexOf(text); place >= 0;) {
      while ((this.ends[position] ?? Infinity) < place) position += 1;
      const end = this.ends[position] ?? 0;
      const line = this.lines.slice(position === 0 ? 0 : (this.ends[position - 1] ?? 0) + 1, end);
      const names = line.includes('|') ? line.split('|') : [line];
      ranks[position] = Math.min(...names.map((name) => nameRank(name, text))) + 1 - (this.hasAirport[position] ?? 0);
      place = this.lines.indexOf(text, end);
    }
  }

  private rankByRegion(text: string, ranks: Uint8Array): void {
    const begins = this.regions.map((region) => region.startsWith(text));
    if (!begins.includes(true)) return;
    this.regionOf.forEach((region, position) => {
      if (!begins[region] || (ranks[position] ?? 0) < RANKS) return;
      ranks[position] = REGION_RANK + 1 - (this.hasAirport[position] ?? 0);
    });
  }
}

function nameRank(name: string, text: string): number {
  if (!name.includes(text)) return REGION_RANK;
  if (name === text) return 0;
  if (name.startsWith(text)) return 2;
  return name.includes(` ${text}`) ? 4 : 6;
}
