import type { Condition } from './condition.ts';
import { drawTable } from './table.ts';

const columns = [
  { name: 'what' },
  { name: 'state' },
  { name: 'address' },
  { name: 'outbox', isNumber: true },
  { name: 'waiting', isNumber: true },
  { name: 'dead letters', isNumber: true },
];

/** A table of how everything is, and below it what somebody has to do about it. */
export function conditionText(conditions: readonly Condition[]): string {
  const rows = conditions.map(({ name, state, address, counts }) => [
    name,
    state,
    address,
    counts?.outbox ?? null,
    counts?.waiting ?? null,
    counts?.deadLetters ?? null,
  ]);
  // All processes have the same queue, and say the same of it.
  const problems = new Set(conditions.flatMap((condition) => condition.problems ?? []));
  const notes = [...problems].map((problem) => `The queue is not set up as it should be: ${problem}`);
  if (conditions.some(({ counts }) => Number(counts?.deadLetters) > 0))
    notes.push('Events that could not be handled: npm run events -- list');
  return [drawTable(columns, rows), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
}
