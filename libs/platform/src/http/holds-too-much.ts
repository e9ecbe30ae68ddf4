/** More than any form has: its largest list has some hundred entries. */
const MOST_VALUES = 5000;

/** Of what was read from JSON or a form: a body that nobody reads here is a stream, which is passed on. */
function valuesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [];
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? Object.values(value) : [];
}

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
