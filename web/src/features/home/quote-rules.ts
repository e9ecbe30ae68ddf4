import type { QuoteField } from './quote-values.ts';

/** What is wrong, one sentence a field. */
export type QuoteProblems = Partial<Record<QuoteField, string | undefined>>;

export type QuoteRules = (typeof import('./quote-schema.ts'))['default'];

/** The rules' code is large, so it comes when somebody begins to write. */
export const loadRules = async (): Promise<QuoteRules> => (await import('./quote-schema.ts')).default;

/** What the server's own rules say of values. */
export function problemsOf(rules: QuoteRules, values: object): QuoteProblems {
  const problems: Record<string, string> = {};
  for (const { path, message } of rules.safeParse(values).error?.issues ?? []) problems[String(path[0])] ??= message;
  return problems;
}
