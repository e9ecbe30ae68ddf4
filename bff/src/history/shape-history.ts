import {
  type HistoryChange,
  type HistoryEntry,
  isEventName,
  type KeptFact,
  serviceKind,
  serviceKinds,
} from '@bitacora/contracts';
import { mailNames } from '@bitacora/contracts/messages';
import { z } from 'zod';
import { type Data, change, type Reader, say } from './differences.ts';
import { serviceOfDocument } from './differences-of-services.ts';
import { differences } from './differences-of-subjects.ts';
import { toldEvents } from './told-events.ts';
import { words } from './words.ts';

const titled = z.object({
  title: z.string().nullish(),
  kind: z.enum(serviceKinds).nullish().catch(null),
  number: z.string().nullish(),
  document: z.object({ name: z.string() }).nullish(),
  pieces: z.number().nullish().catch(null),
  luggage: z.string().nullish().catch(null),
  template: z.string().nullish().catch(null),
  about: z.string().nullish().catch(null),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
});

/** What it is called in a list of many: `Hospedaje, Hotel Bahía`. */
function titleOf(data: Data): string | null {
  const { title, kind, number, document, pieces, luggage, template, about } = titled.safeParse(data).data ?? {};
  if (title) return kind ? `${serviceKind(kind).label}, ${title}` : title;
  if (pieces && luggage) return words.luggage.pieces(pieces, luggage);
  if (template) return [mailNames[template] ?? words.mail.unnamed, about].filter(Boolean).join(' · ');
  return number ?? document?.name ?? null;
}

/** A scan's name says little: a document goes by the service that it is for, too. */
function subjectOf(data: Data, known: ReadonlyMap<string, Data>): string | null {
  const service = serviceOfDocument(data, known);
  const called = service && ((service.record && titleOf(service.record)) ?? service.name);
  return [called, titleOf(data)].filter(Boolean).join(': ') || null;
}

/** A change that shows in nothing that is told: worth a line when staff made it, and none when the platform or an account did. */
const isByStaff = ({ actor }: KeptFact, { agency }: Reader) => actor !== null && actor.agency === agency;

/** Whether a fact says by its headline alone what happened. */
const isHeadline = (name: string, before: Data | undefined, after: Data): boolean => {
  const summary = isEventName(name) ? toldEvents[name]?.summary : undefined;
  return typeof summary === 'function' && before !== undefined && summary(before, after) !== summary(before, before);
};

/** The facts of one history as staff read them, newest first; told twice, shown once, and left out where nothing shows. */
export function shapeHistory(told: readonly KeptFact[], reader: Reader): HistoryEntry[] {
  const facts = [...new Map(told.map((one) => [one.id, one])).values()].toSorted(
    (one, other) => one.occurred_at.localeCompare(other.occurred_at) || one.aggregate_version - other.aggregate_version,
  );
  const last = new Map<string, Data>();
  const entries = facts.flatMap((one): HistoryEntry[] => {
    const { id, name, aggregate_id, occurred_at, actor, data, is_before: isBefore } = one;
    const event = isEventName(name) ? toldEvents[name] : undefined;
    const before = event?.isByItself ? undefined : last.get(aggregate_id);
    if (!event?.isByItself) last.set(aggregate_id, data);
    if (isBefore) return [];
    if (!event) return [];
    const { about, summary, tellsAll, isAlwaysTold } = event;
    // A record in the place of another one is told by what is otherwise: their titles may be the same.
    const former = before ? undefined : formerOf(data, last);
    const from = before ?? former ?? (tellsAll ? {} : null);
    const title = titleOf(data);
    const found =
      from === null ? [] : differences[about].flatMap((differ) => differ(from, data, { ...reader, known: last }));
    // What is new says what it is, not what it is not, and its name once.
    const isNews = ({ after }: HistoryChange) =>
      (before ?? former) !== undefined || (after !== words.no && after !== title);
    const changes = [...replacedBy(former), ...found.filter(isNews)];
    const isShown =
      isAlwaysTold ||
      changes.length > 0 ||
      isHeadline(name, before, data) ||
      (about === 'passenger' && isByStaff(one, reader));
    if (!isShown) return [];
    const person = actor ? reader.people.get(actor.user_id) : undefined;
    return [
      {
        id,
        at: occurred_at,
        event: name,
        summary: typeof summary === 'string' ? summary : summary(before, data),
        subject: { is: about, id: aggregate_id, title: about === 'document' ? subjectOf(data, last) : title },
        actor: actor && {
          user_id: actor.user_id,
          first_name: person?.first_name ?? null,
          last_name: person?.last_name ?? null,
        },
        changes,
      },
    ];
  });
  return entries.toReversed();
}

/** The record in whose place one came. */
const formerOf = ({ replaces }: Data, known: ReadonlyMap<string, Data>): Data | undefined =>
  typeof replaces === 'string' ? known.get(replaces) : undefined;

/** Which one that was. */
function replacedBy(former: Data | undefined): HistoryChange[] {
  const title = former && say.text(titleOf(former));
  return title ? [change(words.service.replaces, title)] : [];
}
