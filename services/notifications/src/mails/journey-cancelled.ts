import { cancelledMessages, mailMessages, moneyMessages } from '@bitacora/contracts/messages';
import { shortRange } from '@bitacora/kernel/dates';
import { z } from 'zod';
import { type Balance, balanceOf } from '../domain/balance.ts';
import { comingOf } from '../domain/coming.ts';
import { readerNow } from '../domain/mail.ts';
import { recorded, type Standing, standing } from '../domain/ladder/standing.ts';
import { isNeededNow } from '../domain/service-timing.ts';
import type { KnownRows } from '../persistence/known-journeys.ts';
import { calendarEntryOf } from './calendar-entry.ts';
import { reasonFacts } from './change-facts.tsx';
import { holderOf } from './holder-of.ts';
import { nameOf, offOf } from './about-journey.ts';
import { type AnyMailKind, type CalendarEntry, defineScheduledMail, type News, type ServiceNow } from './mail-kind.ts';
import { moneyOfJourney } from './money-facts.tsx';
import { namesWithCounts } from './names-text.ts';
import { newsAhead } from './service-facts.tsx';
import { toldJourney } from './told-schemas.ts';
import { travellersOf } from './travellers-of.ts';
import { vouchersOf } from './voucher-files.ts';

const messages = mailMessages.journeyCancelled;

const data = z.object({
  journey: z.string(),
  item: z.null(),
  before: toldJourney.nullable(),
  told: toldJourney.optional(),
});

interface Declared {
  template: string;
  tells: 'cancelled' | 'restored';
}

/** What was over before that day stays as it was. */
const isToCome =
  (today: string) =>
  ({ starts, ends }: CalendarEntry): boolean =>
    (ends ?? starts).local.slice(0, 10) >= today;

/** What becomes of the money of a journey that was called off, to who holds it: its sums as its page reckons them, or that there are none. */
function moneyAfter(balance: Balance | null, known: KnownRows, today: string): { said: string; money?: News['money'] } {
  const { money: words } = messages.cancelled;
  if (!balance) return { said: words.unsaid };
  const { cents, owedCents, hasRefunds } = balance;
  const money = moneyOfJourney(balance, known, today);
  if (cents !== 0) return { said: cents < 0 ? moneyMessages.askFirst : '', money };
  if (owedCents > 0) return { said: words.settled, money };
  return { said: hasRefunds ? words.allReturned : words.nothing };
}

/** A service as it is again. */
function cardOf(known: KnownRows, { item, record: { id } }: Standing, now: Date, today: string): ServiceNow {
  const record = known.records.find((one) => one.id === id);
  const sold = known.journey.services?.find((one) => one.id === item);
  if (!record || !sold) throw new Error(`no record ${id} of item ${item}`);
  return { name: nameOf(sold), news: newsAhead(known, record, now, today) };
}

/** To who travels, what became of their journey; what was paid to its holder alone (product 16.25). */
const journeyMail = ({ template, tells }: Declared): AnyMailKind =>
  defineScheduledMail({
    template,
    group: null,
    audience: 'travellers',
    data,
    journeyOf: ({ journey }) => journey,
    readers: ({ journey }, { directory }) => travellersOf(journey, directory),
    async news({ journey: id, before: planned, told }, { directory, today, now: moment, reader }) {
      const known = await directory.known(id);
      const { journey } = known;
      const now = { isCancelled: journey.is_cancelled };
      const lastTold = toldJourney.safeParse(await directory.told.lastTold({ journey: id, item: null }, reader)).data;
      // That it stands again is told who was told that it does not.
      const before = told ? planned : planned && { isCancelled: lastTold?.isCancelled ?? false };
      if (before === null || before.isCancelled === now.isCancelled) return null;
      const change = now.isCancelled ? 'cancelled' : 'restored';
      if (change !== tells) return null;
      const { headline, card } = messages[change];
      const { travel_date: first, return_date: last } = journey;
      // What was called off by itself a moment ago may have been told nobody yet.
      const records = change === 'cancelled' ? known.records : vouchersOf(known).map(({ record }) => record);
      const ofCancelled = async () => {
        const isHolder = readerNow(reader, await holderOf(id, directory)) !== null;
        const { said, ...rest } = moneyAfter(isHolder ? balanceOf(known) : null, known, today);
        const callsNow = recorded(known).some((one) => isNeededNow(one, moment));
        const advice = [messages.cancelled.advice(callsNow), said].filter(Boolean).join(' ');
        return { advice, ...rest, ...(callsNow && { callsNow }) };
      };
      const ofRestored = () => {
        const { advice, adviceNow } = messages.restored;
        const off = [...offOf(known, moment).values()];
        const isNow = standing(known).some((one) => isNeededNow(one, moment));
        const next = comingOf(known, moment).map((one) => cardOf(known, one, moment, today));
        return {
          advice: isNow ? adviceNow(next.length > 0) : advice,
          ...(off.length > 0 && { note: cancelledMessages.stillOff(namesWithCounts(off)) }),
          ...(isNow && {
            callsNow: true as const,
            services: next,
          }),
        };
      };
      return {
        of: { name: messages.name },
        item: null,
        title: card,
        subtitle: null,
        facts: reasonFacts(journey.cancellation),
        told: now,
        before,
        change,
        calendar: records.flatMap((record) => calendarEntryOf(record, journey, today)).filter(isToCome(today)),
        headline: headline(journey.destination_city.name),
        days: shortRange(first, last ?? first, today),
        ...(change === 'cancelled' ? await ofCancelled() : ofRestored()),
      };
    },
    words: { ...mailMessages.journeyNews, greeting: messages.greeting },
    sample: { journey: '01920000-0000-7000-8000-000000000002', item: null, before: { isCancelled: false } },
  });

/** It was called off. */
export const journeyCancelled = journeyMail({ template: 'journey-cancelled', tells: 'cancelled' });

/** It stands again, after they were told that it does not. */
export const journeyRestored = journeyMail({ template: 'journey-restored', tells: 'restored' });
