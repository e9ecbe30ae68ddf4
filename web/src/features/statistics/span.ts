const monthText = (year: number, ofYear: number) => new Date(Date.UTC(year, ofYear - 1, 1)).toISOString().slice(0, 7);

/** The months up to the one of a day, so many of them. */
export function lastMonths(day: string, count: number): { from: string; until: string } {
  const [year = 0, ofYear = 1] = day.split('-').map(Number);
  return { from: monthText(year, ofYear - count + 1), until: day.slice(0, 7) };
}

/** The first and the last day of some months. */
export function daysOf({ from, until }: { from: string; until: string }): { from: string; until: string } {
  const [year = 0, ofYear = 1] = until.split('-').map(Number);
  return { from: `${from}-01`, until: new Date(Date.UTC(year, ofYear, 0)).toISOString().slice(0, 10) };
}
