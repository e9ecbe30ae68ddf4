import { mailMessages } from '@bitacora/contracts/messages';
import { dollarsOfCents, formatDollars } from '@bitacora/kernel';
import { dayText } from '@bitacora/kernel/dates';
import type { Balance } from '../domain/balance.ts';
import type { KnownRows } from '../persistence/known-journeys.ts';
import type { News } from './mail-kind.ts';

type Facts = News['facts'];

const messages = mailMessages.money;

export const dollarsText = (cents: number): string => formatDollars(dollarsOfCents(cents));

/** What is still to be paid, and until when; nothing while it is not known. */
export function balanceFacts(balance: Balance | null, today: string): Facts {
  if (!balance) return [];
  const { cents, due } = balance;
  if (cents < 0) return [[messages.inFavour, dollarsText(-cents)]];
  if (cents === 0) return [[messages.balance, messages.nothingOwed]];
  return [
    [messages.balance, dollarsText(cents)],
    [due < today ? messages.overdueSince : messages.payUntil, dayText(due, today)],
  ];
}

/** How the agency is paid, as far as its settings say. */
export function howToPay(agency: KnownRows['agency']): Facts {
  const methods = agency?.payment_methods ?? [];
  const banks = agency?.banks ?? [];
  const accounts = Map.groupBy(banks, ({ bank }) => bank);
  return [
    ...(methods.length > 0 ? ([[messages.howToPay, methods.join(', ')]] as const) : []),
    ...[...accounts].map(
      ([bank, of]) =>
        [
          bank,
          of.map(({ account_type, account_number, holder }) => (
            <div key={account_number}>{messages.account(account_type, account_number, holder)}</div>
          )),
        ] as const,
    ),
  ];
}
