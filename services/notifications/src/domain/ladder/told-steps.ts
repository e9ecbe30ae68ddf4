import type { ServiceRecordSnapshot } from '@bitacora/contracts';
import type { Step } from './step.ts';

/** A step as it was or will be told. */
export interface ToldStep extends Pick<Step, 'kind' | 'occasion' | 'dueAt' | 'usefulUntil'> {
  item: string | null;
  /** The record that it speaks of, as far as it is known. */
  record: Pick<ServiceRecordSnapshot, 'id' | 'kind' | 'title'> | null;
  state: 'planned' | 'queued' | 'withdrawn' | 'dropped';
  /** When that was decided; null of what is planned, or is about to be withdrawn. */
  decidedAt: Date | null;
}

const nameOf = ({ kind, occasion }: Pick<Step, 'kind' | 'occasion'>): string => `${kind} ${occasion}`;
const isComing = ({ state }: ToldStep): boolean => state === 'planned';

/** What is planned, the soonest first, then what became of the rest, the latest first. */
export const inReadingOrder = (one: ToldStep, other: ToldStep): number => {
  if (isComing(one) !== isComing(other)) return isComing(one) ? -1 : 1;
  const later = one.dueAt.getTime() - other.dueAt.getTime();
  return isComing(one) ? later : -later;
};

/**
 * What a ledger has of a subject, as its ladder of now has it: what is no step any more is not told, and what is none in the
 * ledger yet will be, as long as it helps.
 */
export function toldSteps(
  ladder: readonly Step[],
  ledger: readonly ToldStep[],
  records: readonly NonNullable<ToldStep['record']>[],
  now: Date,
): ToldStep[] {
  const steps = new Set(ladder.map(nameOf));
  const kept = new Set(ledger.map(nameOf));
  const decided = ledger.map((row): ToldStep =>
    isComing(row) && !steps.has(nameOf(row)) ? { ...row, state: 'withdrawn' } : row,
  );
  const coming = ladder
    .filter((step) => step.usefulUntil > now && !kept.has(nameOf(step)))
    .map(({ record, item = null, ...step }): ToldStep => ({
      ...step,
      item,
      record: records.find(({ id }) => id === record) ?? null,
      state: 'planned',
      decidedAt: null,
    }));
  return [...decided, ...coming].toSorted(inReadingOrder);
}
