import type { HistorySubject, JourneyFact, KeptFact } from '@bitacora/contracts';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

export type Names = ReadonlyMap<string, { first_name: string; last_name: string }>;

/** What a fact is about, by the beginning of its name; the longer ones first. */
const subjects: readonly (readonly [beginning: string, HistorySubject])[] = [
  ['services-catalog.service-document', 'document'],
  ['services-catalog.', 'service'],
  ['billing.invoice', 'invoice'],
  ['billing.refund', 'refund'],
  ['billing.', 'payment'],
  ['', 'journey'],
];

const named = z.object({
  title: z.string().nullish(),
  number: z.string().nullish(),
  document: z.object({ name: z.string() }).nullish(),
});

function titleOf(data: KeptFact['data']): string | null {
  const { title, number, document } = named.safeParse(data).data ?? {};
  return title ?? number ?? document?.name ?? null;
}

const file = z.object({ object_key: z.string(), name: z.string() });

/** A file by its name: where it lies is nobody's to know. */
const shown = (value: unknown): unknown => file.safeParse(value).data?.name ?? value ?? null;

/** What is otherwise in a fact than in the one before; nothing for the first. */
function changesOf({ data }: KeptFact, before: KeptFact | undefined): JourneyFact['changes'] {
  if (!before) return [];
  const fields = [...new Set([...Object.keys(before.data), ...Object.keys(data)])].sort();
  return fields
    .filter((field) => !isDeepStrictEqual(before.data[field] ?? null, data[field] ?? null))
    .map((field) => ({ field, before: shown(before.data[field]), after: shown(data[field]) }));
}

/** The facts of a journey and of all that is on it as staff read them, newest first; told twice, shown once. */
export function shapeHistory(told: readonly KeptFact[], names: Names): JourneyFact[] {
  const inOrder = told.toSorted(
    (one, other) => one.occurred_at.localeCompare(other.occurred_at) || one.aggregate_version - other.aggregate_version,
  );
  const last = new Map<string, KeptFact>();
  const shaped = inOrder.map((fact): JourneyFact => {
    const { id, name, aggregate_id, occurred_at, actor, data } = fact;
    const before = last.get(aggregate_id);
    last.set(aggregate_id, fact);
    const [, is] = subjects.find(([beginning]) => name.startsWith(beginning)) ?? ['', 'journey'];
    const person = actor && names.get(actor.user_id);
    return {
      id,
      at: occurred_at,
      what: name,
      subject: { is, id: aggregate_id, title: titleOf(data) },
      actor: actor && {
        user_id: actor.user_id,
        first_name: person?.first_name ?? null,
        last_name: person?.last_name ?? null,
      },
      changes: changesOf(fact, before),
    };
  });
  return shaped.toReversed();
}
