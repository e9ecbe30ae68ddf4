/** More than any form has: its largest list has some hundred entries. */
const MOST_VALUES = 5000;

const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/**
 * Whether a body has so many values that judging each would take the process from everybody: a schema looks at every entry
 * of a list, also of one that is far too long.
 */
export function holdsTooMuch(body: unknown): boolean {
  const waiting = [body];
  let seen = 0;
  while (waiting.length > 0) {
    const values = valuesIn(waiting.pop());
    seen += values.length;
    if (seen > MOST_VALUES) return true;
    waiting.push(...values);
  }
  return false;
}
