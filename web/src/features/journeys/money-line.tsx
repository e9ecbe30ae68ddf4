import type { JourneyView } from '@bitacora/contracts';
import { moneyMessages } from '@bitacora/contracts/messages';
import { Money } from '../../ui/money.tsx';
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

/** Total, paid and balance in one line: the same numbers everywhere. Of what was called off, what is kept is owed. */
export function MoneyLine({ journey: { cost, paid, balance, cancellation } }: { journey: JourneyView }) {
  return (
    <dl
      aria-label={words.money}
      className="flex flex-wrap justify-between gap-x-6 gap-y-2 rounded-card bg-white px-5 py-4 border border-line print:break-inside-avoid"
    >
      <Amount label={moneyMessages.total} dollars={cost} isMain />
      {cancellation && <Amount label={words.retained} dollars={cancellation.retained} />}
      <Amount label={moneyMessages.paid} dollars={paid} />
      <Amount
        label={balance < 0 ? moneyMessages.balanceInFavour : moneyMessages.balance}
        dollars={Math.abs(balance)}
        isMain={balance > 0}
      />
    </dl>
  );
}
