import type { JourneyView } from '@bitacora/contracts';
import { journeyMessages as messages } from '@bitacora/contracts/messages';
import { Money } from '../../ui/money.tsx';

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

/** Total, paid and balance in one line: the same numbers everywhere. */
export function MoneyLine({ journey: { cost, paid, balance } }: { journey: JourneyView }) {
  return (
    <dl
      aria-label={messages.money}
      className="flex flex-wrap justify-between gap-x-6 gap-y-2 rounded-card bg-white px-5 py-4 border border-line print:break-inside-avoid"
    >
      <Amount label={messages.total} dollars={cost} isMain />
      <Amount label={messages.paid} dollars={paid} />
      <Amount
        label={balance < 0 ? messages.balanceInFavour : messages.balance}
        dollars={Math.abs(balance)}
        isMain={balance > 0}
      />
    </dl>
  );
}
