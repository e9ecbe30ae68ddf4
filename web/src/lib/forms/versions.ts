import { type FieldValues, get } from 'react-hook-form';
import { isSame } from './is-same.ts';

/** Fields in the order of the screen, by their dotted names, each as its label says it. */
export type Labels = Readonly<Record<string, string>>;

/** A field that is not the same in what was read, what is typed, and what somebody else saved. */
export interface Difference {
  name: string;
  label: string;
  mine: unknown;
  theirs: unknown;
  /** Who changed it. Both is a conflict, which only the person can decide. */
  changedBy: 'me' | 'them' | 'both';
}

interface Versions<Values> {
  /** What was read when the writing began. */
  base: Values;
  mine: Values;
  theirs: Values;
}

/** `entries` and `entries.0.answer` both have labels: the list is then compared whole, since its places may have moved. */
function wholeFields(labels: Labels): [string, string][] {
  const names = Object.keys(labels);
  return Object.entries(labels).filter(([name]) => !names.some((other) => name.startsWith(`${other}.`)));
}

/** Compares field by field; what both changed to the same is no difference. */
export function compareVersions<Values extends FieldValues>(
  labels: Labels,
  { base, mine, theirs }: Versions<Values>,
): Difference[] {
  return wholeFields(labels).flatMap(([name, label]) => {
    const [was, typed, saved]: unknown[] = [get(base, name), get(mine, name), get(theirs, name)];
    if (isSame(typed, saved)) return [];
    const changedBy = isSame(was, typed) ? 'them' : isSame(was, saved) ? 'me' : 'both';
    return [{ name, label, mine: typed, theirs: saved, changedBy }];
  });
}

function withValue(whole: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((one, index) => (String(index) === name ? withValue(one, rest, value) : one));
  const part = { ...(whole as Record<string, unknown>) };
  return { ...part, [name]: withValue(part[name], rest, value) };
}

/** What somebody else saved, with what I changed laid over it; where both did, `keepsMine` decides. */
export function mergeVersions<Values extends FieldValues>(
  theirs: Values,
  differences: readonly Difference[],
  keepsMine: (name: string) => boolean,
): Values {
  const kept = differences.filter(
    ({ name, changedBy }) => changedBy === 'me' || (changedBy === 'both' && keepsMine(name)),
  );
  // The paths are those of the form's own values: what comes out has their shape.
  return kept.reduce<unknown>((whole, { name, mine }) => withValue(whole, name.split('.'), mine), theirs) as Values;
}
