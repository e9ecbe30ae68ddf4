/** Words of PromQL that are no name of a metric. */
const words = new Set([
  'and',
  'or',
  'unless',
  'by',
  'without',
  'on',
  'ignoring',
  'group_left',
  'group_right',
  'offset',
  'bool',
]);

/** The names of metrics in an expression of PromQL. */
export function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"|'[^']*'/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replace(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ')
    .replace(/\boffset\s+\w+/g, ' ');
  const names = [...bare.matchAll(/(?<![\w$])[a-zA-Z_:][\w:]*(?!\w*\s*\()/g)].map(([name]) => name);
  return [...new Set(names.filter((name) => !words.has(name)))];
}

/** The names in a scrape, with those that a histogram has by its nature. */
export function metricsOf(scrape: string): Set<string> {
  const declared = [...scrape.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    declared.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((suffix) => name + suffix) : [name],
    ),
  );
}

export interface Label {
  series: string;
  name: string;
  value: string;
}

/** Every label of every series in a scrape. */
export const labelsOf = (scrape: string): Label[] =>
  [...scrape.matchAll(/^(\w+)\{(.*)\} \S+$/gm)].flatMap(([, series = '', labels = '']) =>
    [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name = '', value = '']) => ({ series, name, value })),
  );
