import { type JourneyView, showsAmounts, whyCostIsToConfirm } from '@bitacora/contracts';
import { moneyMessages } from '@bitacora/contracts/messages';
import { centsOfDollars, countedCents, dollarsOfCents } from '@bitacora/kernel';
import { ExclamationCircleIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { day } from '../../lib/times.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { useSaidToday } from '../../lib/use-said-today.ts';
import { Money } from '../../ui/money.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { LuggageToPay } from './luggage/luggage-to-pay.tsx';
import { isCancelled } from './model/cancelled.ts';
import { payDayText } from './model/time-texts.ts';
import { words } from './words.ts';

interface AmountProps {
  label: string;
  dollars: number;
  isMain?: boolean;
  children?: ReactNode;
}

function Amount({ label, dollars, isMain = false, children }: AmountProps) {
  return (
    <div className={children ? 'min-w-0 max-sm:min-w-24' : 'min-w-0'}>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className={isMain ? 'font-bold' : 'font-medium'}>
        <Money dollars={dollars} />
        {children}
      </dd>
    </div>
  );
}

/** Until when a balance is to be paid; red, with its sign, once that day has passed. */
function Due({ until }: { until: string }) {
  const isOverdue = until < todayInGuayaquil();
  // With its year a day is wider than an amount: it breaks after the weekday.
  const said = useSaidToday();
  const shown = (isOverdue ? day(until, said) : payDayText(until, said)).replace('\u00a0', ' ');
  return (
    // On a phone no wider than its amount, so that the three stay in one line.
    <span
      className={`block max-sm:w-0 max-sm:min-w-full text-small tabular ${isOverdue ? 'font-semibold text-bad' : 'font-normal text-ink-soft'}`}
    >
      {isOverdue && <ExclamationCircleIcon aria-hidden className="mr-1 inline size-4 align-text-bottom" />}
      {isOverdue ? words.overdueSince(shown) : words.dueUntil(shown)}
    </span>
  );
}

interface MoneyLineProps {
  journey: JourneyView;
  isStaff: boolean;
  /** Whether the reader is a traveller of it. */
  isTraveller?: boolean;
}

/** Total, paid and balance in one line that adds up, where amounts are shown: of a journey that was called off, what is kept is owed. */
export function MoneyLine({ journey, isStaff, isTraveller = false }: MoneyLineProps) {
  if (!showsAmounts(journey)) return null;
  const { cost, paid, balance, balance_due: due, cancellation, services, refunds } = journey;
  const refunded = countedCents(
    refunds.map(({ amount, voided }) => ({ cents: centsOfDollars(amount), isVoided: voided !== null })),
  );
  const isPartlyCancelled = !cancellation && services.some((service) => isCancelled(service, journey));
  const why =
    !isStaff && !cancellation && balance > 0 ? whyCostIsToConfirm({ services, refunds }, todayInGuayaquil()) : null;
  return (
    <div className="@container rounded-card border border-line bg-white card-inset py-4 print:py-2 print:break-inside-avoid">
      {/* In one line; of larger letters than that has room for each in its own. */}
      <dl
        aria-label={words.money}
        className="grid grid-cols-[repeat(3,auto)] justify-between gap-x-2 gap-y-2 text-body narrow:text-small sm:gap-x-6 sm:text-lead @max-[15rem]:grid-cols-1"
      >
        {cancellation ? (
          <Amount label={moneyMessages.retained} dollars={cancellation.retained} isMain />
        ) : (
          <Amount label={moneyMessages.total} dollars={cost} isMain />
        )}
        <Amount label={moneyMessages.paid} dollars={paid} />
        <Amount
          label={balance < 0 ? moneyMessages.balanceInFavour : moneyMessages.balance}
          dollars={Math.abs(balance)}
          isMain={balance > 0}
        >
          {balance > 0 && (isStaff || (!cancellation && why === null)) && <Due until={due} />}
        </Amount>
      </dl>
      {refunded > 0 && <p className="mt-2 text-small text-ink-soft">{words.refunded(dollarsOfCents(refunded))}</p>}
      {!isStaff && balance < 0 && <p className="mt-2 text-small text-ink-soft">{moneyMessages.comesBack}</p>}
      {!isStaff && cancellation && balance > 0 && <p className="mt-2 text-small">{moneyMessages.askFirst}</p>}
      {isPartlyCancelled && why === null && (
        <p className="mt-2 text-small text-ink-soft">
          {isStaff ? words.partlyCancelledForStaff : words.partlyCancelled}
        </p>
      )}
      {!isStaff && <LuggageToPay journey={journey} />}
      {why && <p className="mt-2 text-small">{moneyMessages.askCostFirst[why]}</p>}
      {!isStaff && !cancellation && balance > 0 && (
        <div className="mt-1 print:hidden">
          <HowToPay
            journey={journey}
            dollars={why ? null : balance}
            of={moneyMessages.balance}
            isTraveller={isTraveller}
          />
        </div>
      )}
    </div>
  );
}
