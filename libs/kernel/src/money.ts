/** Money is an integer number of cents of a US dollar, the currency of Ecuador. */
export type Cents = number;

/** Dollars on the wire (a number with at most two decimals) to cents. Throws RangeError on more precision. */
export function centsOfDollars(dollars: number): Cents {
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(cents / 100 - dollars) > 1e-9 * Math.max(1, Math.abs(dollars))) {
    throw new RangeError(`not an amount of dollars: ${dollars}`);
  }
  return cents;
}

export function dollarsOfCents(cents: Cents): number {
  return cents / 100;
}

const format = new Intl.NumberFormat('es-EC', { style: 'currency', currency: 'USD' });

/** `$1.234,50`, as written in Ecuador. */
export function formatDollars(dollars: number): string {
  return format.format(dollars);
}
