import { mailMessages } from '@bitacora/contracts/messages';
import { dayText } from '@bitacora/kernel/dates';
import { z } from 'zod';
import { balanceOf } from '../domain/balance.ts';
import { ladderOf } from '../domain/ladder/ladder.ts';
import { holderOf } from './holder-of.ts';
import { defineScheduledMail } from './mail-kind.ts';
import { dollarsText, howToPay } from './money-facts.tsx';

const messages = mailMessages.money;
const { reminder } = messages;
const DAY = 24 * 60 * 60 * 1000;

const daysUntil = (day: string, today: string) => Math.round((Date.parse(day) - Date.parse(today)) / DAY);

/** What it is, on the day on which it is told. */
export const balanceHeadline = (due: string, today: string): string => reminder.headline(daysUntil(due, today));

/** Reminds who holds a journey of what is still to be paid (product 16.9). */
export const balanceReminder = defineScheduledMail({
  template: 'balance-reminder',
  audience: 'holder',
  group: 'payments',
  data: z.object({ journey: z.string(), kind: z.literal('balance'), occasion: z.string() }),
  journeyOf: ({ journey }) => journey,
  readers: ({ journey }, { directory }) => holderOf(journey, directory),
  async news({ journey: id, occasion }, directory, today) {
    const known = await directory.known(id);
    // Who paid meanwhile, or has another day for it, hears nothing of this one.
    const isSo = ladderOf(known).some((step) => step.kind === 'balance' && step.occasion === occasion);
    const balance = balanceOf(known);
    if (!isSo || !balance) return null;
    return {
      of: { name: reminder.name },
      item: null,
      title: dollarsText(balance.cents),
      subtitle: null,
      facts: [[messages.payUntil, dayText(balance.due, today)], ...howToPay(known.agency)],
      advice: reminder.advice,
      headline: balanceHeadline(balance.due, today),
    };
  },
  words: { ...mailMessages.journeyNews, greeting: reminder.greeting },
  sample: {
    journey: '01920000-0000-7000-8000-000000000002',
    kind: 'balance',
    occasion: 'balance:2031-06-25:7d',
  },
});
