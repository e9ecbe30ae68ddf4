import { choiceLabel, journeyBillsPath } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { dayText } from '@bitacora/kernel/dates';
import { z } from 'zod';
import { type Balance, balanceOf } from '../domain/balance.ts';
import { isRecent } from '../domain/recent.ts';
import type { Projected } from '../persistence/projected-snapshots.ts';
import { holderOf } from './holder-of.ts';
import { type AnyEventMail, defineMail } from './mail-kind.ts';
import { dollarsText, moneyOfJourney, owedText, whyBalanceIsToAsk } from './money-facts.tsx';
import { Plain, Written } from './parts.tsx';

const messages = mailMessages.money;

type Table = 'invoices' | 'payments' | 'refunds';

/** What each says of itself, whichever it is. */
function entryOf(row: Projected<Table>) {
  if ('total_cost_cents' in row) {
    return { cents: row.total_cost_cents, day: row.creation_date, method: null, reason: null };
  }
  if ('value_cents' in row) {
    return { cents: row.value_cents, day: row.creation_date, method: row.method, reason: null };
  }
  return { cents: row.amount_cents, day: row.date, method: row.method, reason: row.reason ?? null };
}

type Told = Exclude<(typeof messages)[Table]['told'], null>;

/** What an entry means to who holds the journey: of an invoice whether anything is still to be paid. */
function adviceOf(told: Told, balance: Balance | null, isToAsk: boolean): string {
  if (typeof told === 'string') return told;
  if (balance === null || (balance.cents > 0 && (balance.isCancelled || isToAsk))) return told.unsaid;
  return balance.cents > 0 ? told.owed : told.settled;
}

interface Declared {
  table: Table;
  template: string;
  on:
    | 'billing.invoice-issued'
    | 'billing.invoice-voided'
    | 'billing.payment-recorded'
    | 'billing.payment-voided'
    | 'billing.refund-recorded'
    | 'billing.refund-voided';
  /** The mail that it takes back: nobody hears of what was voided before it was told. */
  corrects?: string;
}

/** To who holds a journey, on an entry of its money: what it was, and what is still to be paid (product 16.11). */
const billedMail = ({ table, template, on, corrects }: Declared): AnyEventMail =>
  defineMail({
    template,
    audience: 'holder',
    on,
    when: async (entry, { directory, today }) =>
      corrects ? directory.wasTold(corrects, entry.journey, entry.id) : isRecent(entryOf(entry).day, today),
    recipients: ({ journey }, { directory }) => holderOf(journey, directory),
    about: ({ journey }) => ({ journey }),
    gathers: ({ journey }) => ({ about: journey, isUrgent: false, atNight: 'after' }),
    group: 'payments',
    data: z.object({ journey: z.string(), entry: z.string() }),
    content: async ({ journey, id }) => ({ journey, entry: id }),
    journeyOf: ({ journey }) => journey,
    readers: ({ journey }, { directory }) => holderOf(journey, directory),
    async news({ journey, entry: id }, { directory, today }) {
      const entry = await directory.billed(table, id);
      // What was voided before this left is no news, and neither is it as paid.
      if (Boolean(entry.voided) !== Boolean(corrects)) return null;
      const { name, date, number, told, headline, many, voided, voidedHeadline, voidedName, voidedMany } =
        messages[table];
      const { cents, day, method, reason } = entryOf(entry);
      // Of what does not hold any more it is said why, not why it was.
      const why = entry.voided ? entry.voided.reason : reason;
      const known = await directory.known(journey);
      const balance = balanceOf(known);
      const owed = owedText(balance, known, today);
      return {
        of: { name: corrects ? voidedName : name },
        item: null,
        title: dollarsText(cents),
        subtitle: null,
        facts: [
          [date, <Plain key="date">{dayText(day, today)}</Plain>],
          ...(method === null
            ? []
            : ([[messages.method, <Plain key="method">{choiceLabel('payment_methods', method)}</Plain>]] as const)),
          ...(entry.number ? ([[number, <Plain key="number">{entry.number}</Plain>]] as const) : []),
          ...(why
            ? ([
                [
                  messages.reason,
                  <Plain key="reason">
                    <Written>{why}</Written>
                  </Plain>,
                ],
              ] as const)
            : []),
        ],
        money: moneyOfJourney(balance, known, today),
        action: {
          path: journeyBillsPath(journey),
          label: table === 'invoices' && !corrects ? messages.seeInvoice : messages.action,
        },
        preview: [`${corrects ? voidedName : name} ${dollarsText(cents)}`, owed].filter(Boolean).join(' · '),
        ...(corrects
          ? { advice: voided, isVoid: true }
          : told !== null && { advice: adviceOf(told, balance, whyBalanceIsToAsk(known, today) !== null) }),
        headline: corrects ? voidedHeadline : headline,
        asMany: corrects ? voidedMany : many,
      };
    },
    words: mailMessages.journeyNews,
    sample: {
      journey: '01920000-0000-7000-8000-000000000002',
      entry: '01920000-0000-7000-8000-000000000005',
    },
  });

export const billedMails: readonly AnyEventMail[] = [
  billedMail({ table: 'payments', template: 'payment-recorded', on: 'billing.payment-recorded' }),
  billedMail({ table: 'invoices', template: 'invoice-issued', on: 'billing.invoice-issued' }),
  billedMail({ table: 'refunds', template: 'refund-recorded', on: 'billing.refund-recorded' }),
  billedMail({
    table: 'payments',
    template: 'payment-voided',
    on: 'billing.payment-voided',
    corrects: 'payment-recorded',
  }),
  billedMail({
    table: 'invoices',
    template: 'invoice-voided',
    on: 'billing.invoice-voided',
    corrects: 'invoice-issued',
  }),
  billedMail({ table: 'refunds', template: 'refund-voided', on: 'billing.refund-voided', corrects: 'refund-recorded' }),
];
