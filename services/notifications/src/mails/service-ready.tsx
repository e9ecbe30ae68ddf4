import { serviceKind, serviceKinds } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { instantAt, type LocalTime } from '@bitacora/kernel';
import { z } from 'zod';
import { isOver as isJourneyOver } from '../domain/ladder/last-day.ts';
import type { Recipient } from '../domain/mail.ts';
import { hasHour, instantOf } from '../domain/ladder/times.ts';
import { isImminent, overAt, timingOf } from '../domain/service-timing.ts';
import { asTold, changeOf, type ToldService } from '../domain/told-service.ts';
import type { Directory } from '../persistence/directory.ts';
import { destinationOf } from './about-journey.ts';
import { calendarEntryOf } from './calendar-entry.ts';
import { adviceOnRestored } from './change-advice.ts';
import { newsOfMove } from './change-facts.tsx';
import { defineMail, type News } from './mail-kind.ts';
import { newsAhead, ownName } from './service-facts.tsx';
import { toldService } from './told-schemas.ts';
import { travellersOf } from './travellers-of.ts';

const messages = mailMessages.serviceChanges;

const data = z.object({
  journey: z.string(),
  kind: z.enum(serviceKinds),
  title: z.string(),
  destination: z.string(),
  travel_date: z.string(),
  // Rows from before say neither: their mail names the service, and its link leads to the journey.
  record: z.string().optional(),
  item: z.string().optional(),
  /** The record in whose place it came. */
  replaces: z.object({ id: z.string(), title: z.string() }).optional(),
  /** What it said as it left. It is there before only in what is sent again. */
  told: toldService.optional(),
});

const dayOf = (moment: LocalTime | null): string[] => (moment ? [moment.local.slice(0, 10)] : []);

interface Place {
  journey: string;
  record: string;
  replaces: { id: string; title: string } | undefined;
}

/** What its reader was told of that it takes the place of; null where that is nothing, and it reads as new (product 16.25). */
async function formerOf(
  { journey, record, replaces }: Place,
  last: ToldService | null,
  { told }: Pick<Directory, 'told'>,
  reader: Recipient,
): Promise<ToldService | null> {
  if (!replaces) return null;
  if (last) return last.record === record || last.title === null ? null : last;
  if (await told.isUntold(journey, replaces.id, reader)) return null;
  const nothing = { starts: null, ends: null, address: null, flight: null };
  return { isCancelled: false, record: replaces.id, title: replaces.title, ...nothing };
}

/** To the travellers of a journey that is not over or cancelled, when one of its services that is still to come has its record. */
export const serviceReady = defineMail({
  template: 'service-ready',
  audience: 'travellers',
  group: null,
  on: 'services-catalog.service-attached',
  async when({ journey: id, kind, starts, ends }, { directory, now, today }) {
    if (id === null) return false;
    const isOver = timingOf({ starts, ends }, now) === 'over';
    if (isOver && !serviceKind(kind).lastsWithJourney) return false;
    const known = await directory.known(id);
    return !known.journey.is_cancelled && !isJourneyOver(known, today, dayOf(ends ?? starts));
  },
  recipients: ({ journey }, { directory }) => travellersOf(journey ?? '', directory),
  about: ({ journey }) => ({ journey }),
  gathers: ({ journey, starts, ends, replaces }, now) => ({
    about: journey,
    isUrgent: timingOf({ starts, ends }, now) === 'soon',
    // In the place of another one it is a change (product 16.8).
    atNight: replaces && isImminent({ starts, ends }, now) ? 'at once' : 'after',
    neededBy: starts && hasHour(starts) ? instantAt(instantOf(starts)) : null,
  }),
  helpsUntil: ({ kind, ...times }) => (serviceKind(kind).lastsWithJourney ? null : overAt(times)),
  data,
  async content({ id, journey, package_service, kind, title, replaces }, { directory }) {
    const about = await directory.journey(journey ?? '');
    const former = replaces ? await directory.findRecord(replaces) : null;
    return {
      journey: journey ?? '',
      kind,
      title,
      destination: destinationOf(about),
      travel_date: about.travel_date,
      record: id,
      ...(package_service === null ? {} : { item: package_service }),
      ...(former ? { replaces: { id: former.id, title: former.title } } : {}),
    };
  },
  journeyOf: ({ journey }) => journey,
  readers: ({ journey }, { directory }) => travellersOf(journey, directory),
  async news(
    { journey, kind, title, record: id, item, replaces, told: again },
    { directory, today, now: moment, reader },
  ) {
    const known = await directory.known(journey);
    const about = known.journey;
    const record = id === undefined ? null : await directory.findRecord(id);
    // Meanwhile the journey or the item was cancelled, or the record was taken from the item: it is no longer so.
    const isItemCancelled = about.services?.some(({ id: one, cancellation }) => one === item && cancellation);
    if (about.is_cancelled || isItemCancelled || (record && record.package_service !== item)) return null;
    const own = ownName(kind, record ?? undefined);
    const readyAs = mailMessages.serviceReady.title(1, own);
    if (!record) return { of: kind, item: item ?? null, title, subtitle: null, facts: [], readyAs };
    const now = asTold({ journey: about, records: [record] }, item ?? '', today);
    const toldLast = await directory.told.lastTold({ journey, item: item ?? null }, reader);
    const last = toldService.safeParse(toldLast).data ?? null;
    // Another mail told it meanwhile.
    if (!again && last && now && last.record === now.record && changeOf(last, now) === null) return null;
    const news: News = {
      ...newsAhead(known, record, moment, today),
      calendar: calendarEntryOf(record, about, today),
      ...(now && { told: now }),
    };
    if (last?.isCancelled) {
      const { headline } = messages.told.restored;
      return { ...news, change: 'restored', headline: headline(own), ...(now && adviceOnRestored(now, moment)) };
    }
    const former = await formerOf({ journey, record: record.id, replaces }, last, directory, reader);
    if (former === null || now === null) return { ...news, readyAs };
    return {
      ...news,
      ...newsOfMove({ kind, before: former, now }, news.facts, today),
      change: 'moved',
      headline: messages.told.moved.headline(own),
      note: messages.told.moved.note,
    };
  },
  words: mailMessages.serviceReady,
  sample: {
    journey: '01920000-0000-7000-8000-000000000002',
    kind: 'hosting',
    title: 'Hotel Solymar',
    destination: 'Galápagos, Ecuador',
    travel_date: '2030-07-12',
    record: '01920000-0000-7000-8000-000000000012',
    item: '01920000-0000-7000-8000-000000000022',
  },
});
