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

/** `$1.234,50`, as written in Ecuador; `−$1.234,50` of what went out. */
export function formatDollars(dollars: number): string {
  return dollars < 0 ? `−${format.format(-dollars)}` : format.format(dollars);
}

/** Thousands as they are printed, in groups of three: `1.234.567`. */
const groups = [
  /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/,
  /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/,
  /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/,
];
/** One group alone: after a currency its three figures cannot be cents; without one nobody knows. */
const oneGroup = /^[1-9]\d{0,2}[.,]\d{3}$/;
const plain = /^\d*(?:\d|[.,]\d{1,2})$/;

/**
 * Reads an amount of dollars as people write or paste it: `1234,5`, `$1.234,50`, `1,234.50`, `USD 12`, and `$1.500`
 * as we print whole dollars. Null for anything else, and for `1.500` alone: fifteen hundred to a person here and one and a
 * half to a machine, it is nobody's amount.
 */
export function readDollars(text: string): number | null {
  const [, sign = '', before, figures = '', behind] =
    /^(-?)\s*(us\s?\$|usd|\$)?\s*([\d.,]+)\s*(usd|d[oó]lares)?$/i.exec(text.trim()) ?? [];
  const known = before || behind ? [...groups, oneGroup] : groups;
  const isGrouped = known.some((group) => group.test(figures));
  if (!isGrouped && !plain.test(figures)) return null;
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figures) ?? [];
  return Number(`${sign}${whole.replace(/[.,]/g, '')}.${cents || '0'}`);
}
