import { mailMessages } from '@bitacora/contracts/messages';
import { z } from 'zod';
import {
  asTold,
  type ChangeKind,
  changeOf,
  hasMoved,
  hasOtherCodeAlone,
  toldBefore,
  type ToldService,
} from '../domain/told-service.ts';
import type { Recipient } from '../domain/mail.ts';
import type { Directory } from '../persistence/directory.ts';
import { nameOf } from './about-journey.ts';
import { calendarEntryOf } from './calendar-entry.ts';
import { adviceOnCancelled, adviceOnRestored } from './change-advice.ts';
import { codeName } from './code-name.ts';
import { calledOffText, newsOfMove, periodText, reasonFacts, whenFacts } from './change-facts.tsx';
import { type AnyMailKind, defineScheduledMail, type News } from './mail-kind.ts';
import { newsAhead, ownName } from './service-facts.tsx';
import { toldService } from './told-schemas.ts';
import { travellersOf } from './travellers-of.ts';

const messages = mailMessages.serviceChanges;

const data = z.object({
  journey: z.string(),
  item: z.string(),
  title: z.string().optional(),
  /** What its reader was told before, as far as it was known when it was planned; null of what nobody was told yet. */
  before: toldService.nullable(),
  /** What it said as it left. It is there before only in what is sent again, which says what it said then. */
  told: toldService.optional(),
});
type Data = z.infer<typeof data>;

interface Declared {
  tells: ChangeKind;
  sample: Data;
}

const templates = { moved: 'service-changed', cancelled: 'service-cancelled', restored: 'service-restored' } as const;

/** Whether a mail waits that is there to tell such a change. */
async function isToldByOther(
  { journey, item, change }: { journey: string; item: string; change: ChangeKind },
  { told }: Pick<Directory, 'told'>,
  reader: Recipient,
): Promise<boolean> {
  const waiting = await told.waiting({ journey, item }, null, reader);
  return waiting.some((mail) => mail.data.before !== undefined && mail.template === templates[change]);
}

/**
 * To who travels, what became of a service that they were told of: what it was, and what it is when the mail leaves. What is as it was
 * told is told nobody, so that several changes are one, and what was taken back none (product 16.25).
 */
const changeMail = ({ tells, sample }: Declared): AnyMailKind =>
  defineScheduledMail({
    template: templates[tells],
    group: null,
    audience: 'travellers',
    data,
    journeyOf: ({ journey }) => journey,
    readers: ({ journey }, { directory }) => travellersOf(journey, directory),
    async news({ journey: id, item, before: planned, told }, { directory, today, now: moment, reader }) {
      const known = await directory.known(id);
      const { journey, records } = known;
      const now = asTold(known, item, today);
      const sold = journey.services?.find((one) => one.id === item);
      if (!now || !sold || journey.is_cancelled) return null;
      const last = toldService.safeParse(await directory.told.lastTold({ journey: id, item }, reader)).data ?? null;
      const before = told ? planned : toldBefore(last, planned, now);
      const change = before && changeOf(before, now);
      if (!change) return null;
      if (change !== tells && (await isToldByOther({ journey: id, item, change }, directory, reader))) return null;
      const record = records.find((one) => one.id === now.record);
      const news: News = record
        ? newsAhead(known, record, moment, today)
        : { of: sold.kind, item, title: nameOf(sold), subtitle: null, facts: [] };
      // The two flights of a round trip often have one code: who flies back still needs it.
      const holdsElsewhere = (code: ToldService['code']) =>
        (journey.services ?? []).some(
          (one) => one.id !== item && !one.cancellation && code && asTold(known, one.id, today)?.code === code,
        );
      const move = { kind: sold.kind, before, now };
      const { headline, note } = messages.told[change];
      // Of what is called off it is said when it would have been, as they know it.
      const said = change === 'cancelled' && before.record !== null ? before : now;
      return {
        ...news,
        ...{
          moved: () => newsOfMove(move, news.facts, today),
          cancelled: () => ({
            facts: [
              ...reasonFacts(sold.cancellation),
              ...whenFacts({ ...said, kind: sold.kind, ...(holdsElsewhere(said.code) && { code: null }) }, today),
            ],
            ...adviceOnCancelled(said, moment),
            preview: calledOffText({ ...said, kind: sold.kind }, sold.cancellation?.reason, today),
          }),
          restored: () => ({
            preview: periodText({ ...now, kind: sold.kind }, today),
            ...(hasMoved(before, now) && newsOfMove(move, news.facts, today)),
            ...adviceOnRestored(now, moment),
          }),
        }[change](),
        change,
        told: { ...said, isCancelled: now.isCancelled },
        before,
        calendar: record ? calendarEntryOf(record, journey, today) : [],
        headline:
          change === 'moved' && hasOtherCodeAlone(before, now)
            ? messages.told.moved.headlineOfCode(codeName(sold.kind) ?? '', ownName(sold.kind))
            : headline(ownName(sold.kind, record)),
        ...(note && { note }),
      };
    },
    words: { ...mailMessages.journeyNews, greeting: messages.greeting },
    sample,
  });

const flight = {
  isCancelled: false,
  record: 'record-air_ticket',
  title: 'Vuelo Guayaquil – Baltra',
  starts: { local: '2031-07-10T08:00', zone: 'America/Guayaquil', place: 'Guayaquil', label: 'Salida' },
  ends: { local: '2031-07-10T09:00', zone: 'Pacific/Galapagos', place: 'Baltra', label: 'Llegada' },
  address: null,
  flight: 'XL 1411',
};
const sample: Data = {
  journey: '01920000-0000-7000-8000-000000000002',
  item: 'item-air_ticket',
  title: flight.title,
  before: flight,
};

/** Its time or its place is another one. */
export const serviceChanged = changeMail({
  tells: 'moved',
  sample,
});

/** It stands again, after they were told that it does not. */
export const serviceRestored = changeMail({
  tells: 'restored',
  sample,
});

/** It was called off. */
export const serviceCancelled = changeMail({
  tells: 'cancelled',
  sample: { ...sample, before: { ...flight, isCancelled: false } },
});
