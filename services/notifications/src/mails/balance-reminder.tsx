import { journeyBillsPath } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { daysBetween } from '@bitacora/kernel';
import { dayText } from '@bitacora/kernel/dates';
import { balanceOf } from '../domain/balance.ts';
import { dollarsText, moneyOfJourney, owedText, whyBalanceIsToAsk } from './money-facts.tsx';
import { defineStepMail } from './step-mail.ts';

const messages = mailMessages.money;
const { reminder } = messages;

/** What it is, on the day on which it is told. */
export const balanceHeadline = (due: string, today: string): string => reminder.headline(daysBetween(today, due));

/** Reminds who holds a journey of what is still to be paid (product 16.9). */
export const balanceReminder = defineStepMail({
  template: 'balance-reminder',
  audience: 'holder',
  group: 'payments',
  kinds: ['balance'],
  news({ known, today }) {
    const balance = balanceOf(known);
    if (!balance) return null;
    const owed = owedText(balance, known, today);
    return {
      of: { name: reminder.name },
      item: null,
      title: dollarsText(balance.cents),
      subtitle: null,
      facts: [],
      money: moneyOfJourney(balance, known, today),
      note: reminder.note,
      ...(owed && { preview: owed }),
      ...(whyBalanceIsToAsk(known, today) !== null
        ? { headline: reminder.titleToAsk }
        : {
            deadline: [messages.payUntil, [dayText(balance.due, today), dollarsText(balance.cents)].join(' · ')],
            headline: reminder.title(dayText(balance.due, today)),
          }),
      action: { path: journeyBillsPath(known.journey.id), label: messages.action },
    };
  },
  words: { ...mailMessages.journeyNews, greeting: reminder.greeting },
  sample: { kind: 'balance', occasion: 'balance:2031-06-25:7d' },
});
