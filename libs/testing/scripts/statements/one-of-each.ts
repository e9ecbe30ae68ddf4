/** Texts, numbers, names in quotes and parameters, as they stand in SQL. */
const tokens = /(E?'(?:[^']|'')*')|("(?:[^"]|"")*")|(\$\d+)|(\b\d+(?:\.\d+)?\b)|(\b(?:null|true|false|default)\b)/gi;

/** Texts whose form a statement needs, and what stands for each. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, '00000000-0000-0000-0000-000000000000'],
  [/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/, '2026-01-01T00:00:00Z'],
  [/^\d{4}-\d\d-\d\d$/, '2026-01-01'],
  [/^\{.*\}$/s, '{}'],
  [/^\[.*\]$/s, '[]'],
  [/^-?\d+(\.\d+)?$/, '1'],
  [/^\\x[0-9a-f]*$/, '\\x'],
  [/[0-9a-f]{32}/i, 'x'],
];
/** Words of the code: states, kinds, units, names of locks and tables. */
const ofCode = /^(-?[a-z][a-z0-9_.:-]*|\d+ [a-z]+|[a-z]+( [a-z]+)+)$/;

/** A text of the same form that is nobody's. */
function neutral(literal: string): string {
  const text = literal.replace(/^E?'|'$/gi, '').replaceAll("''", "'");
  const form = forms.find(([pattern]) => pattern.test(text));
  return `'${form ? form[1] : ofCode.test(text) ? text : 'x'}'`;
}

/** A statement on one line, in which every text that somebody may have typed is another one of its form. */
export function anonymous(sql: string): string {
  const replaced = sql.replace(tokens, (token, literal?: string) => (literal === undefined ? token : neutral(literal)));
  return replaced.replace(/\s+/g, ' ').trim();
}

/** The same for statements that differ in their values only, and in how many of them there are. */
export function shapeOf(sql: string): string {
  return sql
    .replace(tokens, (token, _literal, name?: string) => (name === undefined ? '?' : token))
    .replace(/\s+/g, ' ')
    .replace(/\(\?(, ?\?)*\)/g, '(?)')
    .replace(/\(\?\)(, ?\(\?\))+/g, '(?)')
    .replace(/(when \([^()]*\) then \? )+/g, 'when … ')
    .trim()
    .toLowerCase();
}

/** What PostgreSQL can prepare; all else is about connections and transactions. */
const preparable = /^\s*(with|select|insert|update|delete|merge)\b/i;

/** One statement of each shape, the shortest that was seen, in the order of the alphabet. */
export class OneOfEach {
  private readonly shortest = new Map<string, string>();

  add(sql: string): void {
    if (!preparable.test(sql)) return;
    const shape = shapeOf(sql);
    const known = this.shortest.get(shape);
    if (known !== undefined && known.length < sql.length / 2) return;
    const own = anonymous(sql);
    const isSmaller = known === undefined || own.length < known.length || (own.length === known.length && own < known);
    if (isSmaller) this.shortest.set(shape, own);
  }

  list(): string[] {
    return [...this.shortest.values()].toSorted();
  }
}
