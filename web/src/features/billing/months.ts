const format = new Intl.DateTimeFormat('es-EC', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Months as a choice, `2026-11` and those before it: "noviembre de 2026". */
export function monthsBefore(month: string, count: number): { value: string; label: string }[] {
  const [year = 0, ofYear = 1] = month.split('-').map(Number);
  return Array.from({ length: count }, (_, back) => {
    const first = new Date(Date.UTC(year, ofYear - 1 - back, 1));
    return { value: first.toISOString().slice(0, 7), label: format.format(first) };
  });
}

const monthOf = (year: number, ofYear: number) => new Date(Date.UTC(year, ofYear - 1, 1)).toISOString().slice(0, 7);

/** The month before one and the month after it. */
export function monthsAround(month: string): { before: string; after: string } {
  const [year = 0, ofYear = 1] = month.split('-').map(Number);
  return { before: monthOf(year, ofYear - 1), after: monthOf(year, ofYear + 1) };
}
