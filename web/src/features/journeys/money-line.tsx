import { type JourneyView, showsAmounts } from '@bitacora/contracts';
import { moneyMessages } from '@bitacora/contracts/messages';
import { centsOfDollars, countedCents, dollarsOfCents } from '@bitacora/kernel';
import { Money } from '../../ui/money.tsx';
import { isCancelled } from './model/cancelled.ts';
import { words } from './words.ts';

function Amount({ label, dollars, isMain = false }: { label: string; dollars: number; isMain?: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className={`text-body sm:text-lead ${isMain ? 'font-bold' : 'font-medium'}`}>
        <Money dollars={dollars} />
      </dd>
    </div>
  );
}

/** Total, paid and balance in one line that adds up, where amounts are shown: of a journey that was called off, what is kept is owed. */
export function MoneyLine({ journey }: { journey: JourneyView }) {
  if (!showsAmounts(journey)) return null;
  const { cost, paid, balance, cancellation, services, refunds } = journey;
  const refunded = countedCents(
    refunds.map(({ amount, voided }) => ({ cents: centsOfDollars(amount), isVoided: voided !== null })),
  );
  const isPartlyCancelled = !cancellation && services.some((service) => isCancelled(service, journey));
  return (
    <div className="rounded-card border border-line bg-white px-5 py-4 print:break-inside-avoid">
      <dl aria-label={words.money} className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        {cancellation ? (
          <Amount label={words.retained} dollars={cancellation.retained} isMain />
        ) : (
          <Amount label={moneyMessages.total} dollars={cost} isMain />
        )}
        <Amount label={moneyMessages.paid} dollars={paid} />
        <Amount
          label={balance < 0 ? moneyMessages.balanceInFavour : moneyMessages.balance}
          dollars={Math.abs(balance)}
          isMain={balance > 0}
        />
      </dl>
      {refunded > 0 && <p className="mt-2 text-small text-ink-soft">{words.refunded(dollarsOfCents(refunded))}</p>}
      {isPartlyCancelled && <p className="mt-2 text-small text-ink-soft">{words.partlyCancelled}</p>}
    </div>
  );
}
