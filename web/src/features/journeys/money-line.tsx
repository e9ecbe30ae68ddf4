import { type JourneyView, showsAmounts, whyCostIsToConfirm } from '@bitacora/contracts';
import { moneyMessages } from '@bitacora/contracts/messages';
import { centsOfDollars, countedCents, dollarsOfCents, formatDollars } from '@bitacora/kernel';
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

/** How many figures wide an amount is under its label: a point is a third of one, a letter of the label less than one. */
const figuresOf = ({ label, dollars }: AmountProps) =>
  Math.max(formatDollars(dollars).replaceAll(/[.,]/g, '').length + 0.7, label.length * 0.8);

/** So wide at least is on a phone until when it is to be paid: a day with its year. */
const due = { figures: 9.25, width: 'max-sm:min-w-[9.25ch]' };

/** Whatever the sums and the letters: all amounts stand in one line, or each in its own. */
const oneOrEach = '*:min-w-[clamp(0%,(var(--figures)*1ch+2*var(--gap)-100%)*999,100%)]';

interface AmountProps {
  label: string;
  dollars: number;
  isMain?: boolean;
  children?: ReactNode;
}

function Amount({ label, dollars, isMain = false, children }: AmountProps) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className={`${isMain ? 'font-bold' : 'font-medium'} ${children ? due.width : ''}`}>
        <Money dollars={dollars} />
        {children}
      </dd>
    </div>
  );
}

/** Until when a balance is to be paid; red once that day has passed. */
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
  const { cost, paid, balance, balance_due, cancellation, services, refunds } = journey;
  const refunded = countedCents(
    refunds.map(({ amount, voided }) => ({ cents: centsOfDollars(amount), isVoided: voided !== null })),
  );
  const isPartlyCancelled = !cancellation && services.some((service) => isCancelled(service, journey));
  const why =
    !isStaff && !cancellation && balance > 0 ? whyCostIsToConfirm({ services, refunds }, todayInGuayaquil()) : null;
  const isDueShown = balance > 0 && (isStaff || (!cancellation && why === null));
  const total = cancellation
    ? { label: moneyMessages.retained, dollars: cancellation.retained }
    : { label: moneyMessages.total, dollars: cost };
  const received = { label: moneyMessages.paid, dollars: paid };
  const rest = {
    label: balance < 0 ? moneyMessages.balanceInFavour : moneyMessages.balance,
    dollars: Math.abs(balance),
  };
  const figures = figuresOf(total) + figuresOf(received) + Math.max(figuresOf(rest), isDueShown ? due.figures : 0);
  return (
    <div className="rounded-card border border-line bg-white card-inset py-4 print:py-2 print:break-inside-avoid">
      <dl
        aria-label={words.money}
        style={{ '--figures': String(figures) }}
        className={`flex flex-wrap justify-between gap-x-(--gap) gap-y-2 text-body [--gap:--spacing(2)] narrow:text-small sm:text-lead sm:[--gap:--spacing(6)] ${oneOrEach}`}
      >
        <Amount {...total} isMain />
        <Amount {...received} />
        <Amount {...rest} isMain={balance > 0}>
          {isDueShown && <Due until={balance_due} />}
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
