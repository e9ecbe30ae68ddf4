import { loadPart } from '../../lib/code/missing-parts.ts';
import type { QuoteField } from './quote-values.ts';

/** What is wrong, one sentence a field. */
export type QuoteProblems = Partial<Record<QuoteField, string | undefined>>;

export type QuoteRules = (typeof import('./quote-schema.ts'))['default'];

const load = () => import('./quote-schema.ts');

/** The rules, whose code is large: they come when somebody begins to write. */
export const loadRules = async (): Promise<QuoteRules> => (await loadPart(load)).default;

/** Has them come sooner; whoever needs them says when they do not. */
export const preloadRules = () => void load().catch(() => undefined);

/** What the server's own rules say of values. */
export function problemsOf(rules: QuoteRules, values: object): QuoteProblems {
  const problems: Record<string, string> = {};
  for (const { path, message } of rules.safeParse(values).error?.issues ?? []) problems[String(path[0])] ??= message;
  return problems;
}
