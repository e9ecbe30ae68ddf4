import { waysToPay, whyCostIsToConfirm } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { dollarsOfCents, formatDollars } from '@bitacora/kernel';
import { dayText } from '@bitacora/kernel/dates';
import type { Balance } from '../domain/balance.ts';
import type { KnownRows } from '../persistence/known-journeys.ts';
import { Phone } from './contacts.tsx';
import { isJourneyAbroad } from './is-journey-abroad.ts';
import type { News } from './mail-kind.ts';
import { Plain } from './parts.tsx';

type Facts = News['facts'];

const messages = mailMessages.money;

export const dollarsText = (cents: number): string => formatDollars(dollarsOfCents(cents));

function restFacts({ cents, due, isCancelled }: Balance, isToAsk: boolean, today: string): Facts {
  if (cents < 0) return [[messages.inFavour, dollarsText(-cents)]];
  if (cents === 0) return [[messages.balance, messages.nothingOwed]];
  if (isCancelled || isToAsk) return [[messages.balance, dollarsText(cents)]];
  return [
    [messages.balance, dollarsText(cents)],
    [due < today ? messages.overdueSince : messages.payUntil, dayText(due, today)],
  ];
}

/** The whole sum: what it costs, what was paid, and what is still to be paid until when; nothing while it is not known. */
const balanceFacts = (balance: Balance | null, isToAsk: boolean, today: string): Facts =>
  balance
    ? [
        ...(balance.isCancelled ? ([[messages.journey, messages.isCancelled]] as const) : []),
        [
          balance.isCancelled ? messages.retained : messages.total,
          <Plain key="total">{dollarsText(balance.owedCents)}</Plain>,
        ],
        [
          balance.hasRefunds ? messages.paidLessRefunds : messages.paid,
          <Plain key="paid">{dollarsText(balance.owedCents - balance.cents)}</Plain>,
        ],
        ...restFacts(balance, isToAsk, today),
      ]
    : [];

/** Why how much of a journey's balance is left is to be asked first; null where it is not (product 8.5). */
export function whyBalanceIsToAsk({ journey, money }: Pick<KnownRows, 'journey' | 'money'>, today: string) {
  if (journey.is_cancelled) return null;
  return whyCostIsToConfirm({ services: journey.services ?? [], refunds: money?.refunds ?? [] }, today);
}

/** What is still to be paid, where a list of mails shows it; null where that is nothing, or to be asked first. */
export function owedText(
  balance: Balance | null,
  known: Pick<KnownRows, 'journey' | 'money'>,
  today: string,
): string | null {
  if (!balance || balance.isCancelled || balance.cents <= 0 || whyBalanceIsToAsk(known, today) !== null) return null;
  const { cents, due } = balance;
  return (due < today ? messages.overdue : messages.owed)(dollarsText(cents), dayText(due, today));
}

/** How what is in the holder's favour comes back. */
const comesBack: Facts = [[messages.howItComesBack, <Plain key="back">{messages.comesBack}</Plain>]];

/** What becomes of the money of a journey that was called off: who holds it asks before anything is paid. */
function afterCancelling({ cents }: Balance): Facts {
  if (cents === 0) return [];
  return cents > 0 ? [[messages.howToPay, <Plain key="ask">{messages.askFirst}</Plain>]] : comesBack;
}

/** What of a journey's money stands on one card: its sums, and how the rest is paid. */
export function moneyOfJourney(
  balance: Balance | null,
  { journey, records, money, agency }: Pick<KnownRows, 'journey' | 'records' | 'money' | 'agency'>,
  today: string,
): News['money'] {
  const why = whyBalanceIsToAsk({ journey, money }, today);
  const sums = balanceFacts(balance, why !== null, today);
  if (balance?.isCancelled) return { sums, howToPay: afterCancelling(balance) };
  if (balance === null || balance.cents === 0) return { sums, howToPay: [] };
  if (balance.cents < 0) return { sums, howToPay: comesBack };
  return {
    sums,
    howToPay: howToPay(agency, { isAbroad: isJourneyAbroad(journey, records) }),
    ...(why
      ? { toAsk: messages.askCostFirst[why], toPay: messages.howToPayOnceAsked }
      : { toPay: messages.toPayBalance(dollarsText(balance.cents)) }),
  };
}

/** How the agency is paid, as far as its settings say: what goes to a bank account, and how all else is agreed on. */
export function howToPay(agency: KnownRows['agency'], { isAbroad = false }: { isAbroad?: boolean | undefined }): Facts {
  const { banks, others } = waysToPay(agency ?? {});
  const askHow = <Plain key="ask">{messages.askHow}</Plain>;
  if (banks.length === 0) {
    return [
      ...(others.length > 0
        ? ([[messages.methods, <Plain key="methods">{messages.otherWays(others)}</Plain>]] as const)
        : []),
      [messages.howToPay, askHow],
    ];
  }
  return [
    ...banks.map(
      ([bank, accounts]) =>
        [
          messages.transferTo(bank),
          accounts.map(({ account_type, account_number, holder }) => (
            <div key={account_number}>
              <div>{messages.account(account_type)}</div>
              <div>{account_number}</div>
              <Plain>{messages.holder(holder)}</Plain>
            </div>
          )),
        ] as const,
    ),
    ...(agency
      ? ([
          [messages.ruc, agency.ruc],
          [
            messages.inDoubt,
            <Plain key="doubt">
              {messages.callFirst} <Phone number={agency.phone} isAbroad={isAbroad} />
            </Plain>,
          ],
        ] as const)
      : []),
    [messages.voucher, <Plain key="voucher">{messages.sendVoucher}</Plain>],
    ...(others.length > 0 ? ([[messages.otherWays(others), askHow]] as const) : []),
  ];
}
