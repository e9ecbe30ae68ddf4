import { mailMessages } from '@bitacora/contracts/messages';
import { shortRange } from '@bitacora/kernel/dates';
import { z } from 'zod';
import { type Balance, balanceOf } from '../domain/balance.ts';
import { readerNow } from '../domain/mail.ts';
import { timingOf } from '../domain/service-timing.ts';
import { calendarEntryOf } from './calendar-entry.ts';
import { reasonFacts } from './change-facts.tsx';
import { holderOf } from './holder-of.ts';
import { type AnyMailKind, type CalendarEntry, defineScheduledMail } from './mail-kind.ts';
import { dollarsText } from './money-facts.tsx';
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

/** What is known of the money of a journey that was called off, as its page reckons it. */
function moneyText(balance: Balance | null): string {
  const { money } = messages.cancelled;
  if (!balance) return money.unsaid;
  const { cents, owedCents, hasRefunds } = balance;
  const paidCents = owedCents - cents;
  const less = (rest: string) =>
    paidCents > 0 && owedCents > 0 ? money.lessRetained(dollarsText(paidCents), dollarsText(owedCents), rest) : rest;
  if (cents < 0) return less(money.inFavour(dollarsText(-cents)));
  if (cents > 0) return paidCents > 0 || hasRefunds ? less(money.owed) : money.unpaid;
  if (paidCents > 0) return less(money.settled);
  return hasRefunds ? money.allReturned : money.nothing;
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
      const advice = async () => {
        const isHolder = readerNow(reader, await holderOf(id, directory)) !== null;
        const isNow = records.some((record) => timingOf(record, moment) === 'soon');
        return messages.cancelled.advice(moneyText(isHolder ? balanceOf(known) : null), isNow);
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
        advice: change === 'cancelled' ? await advice() : messages.restored.advice,
      };
    },
    words: { ...mailMessages.journeyNews, greeting: messages.greeting },
    sample: { journey: '01920000-0000-7000-8000-000000000002', item: null, before: { isCancelled: false } },
  });

/** It was called off. */
export const journeyCancelled = journeyMail({ template: 'journey-cancelled', tells: 'cancelled' });

/** It stands again, after they were told that it does not. */
export const journeyRestored = journeyMail({ template: 'journey-restored', tells: 'restored' });
