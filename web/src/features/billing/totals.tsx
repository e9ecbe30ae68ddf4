import type { BillingTotals } from '@bitacora/contracts';
import { formatDollars } from '@bitacora/kernel';
import { Money } from '../../ui/money.tsx';
import { words } from './words.ts';

interface TotalProps {
  label: string;
  amount: number;
  count?: number;
  voided?: number;
}

function Total({ label, amount, count, voided = 0 }: TotalProps) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd>
        <span className="tabular text-body font-bold sm:text-lead">
          <Money dollars={amount} />
        </span>
        {count !== undefined && <span className="block text-small text-ink-soft">{words.papers(count)}</span>}
        {voided > 0 && (
          <span className="block text-small text-ink-soft">{words.voidedApart(formatDollars(voided))}</span>
        )}
      </dd>
    </div>
  );
}

/** The sums of everything that the filters find; what was voided is said apart. */
export function Totals({ invoice, payment, refund, received }: BillingTotals) {
  return (
    <dl
      aria-label={words.totals}
      className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-card border border-line bg-white px-5 py-4 sm:grid-cols-4"
    >
      <Total label={words.invoiced} {...invoice} />
      <Total label={words.paid} {...payment} />
      <Total label={words.refunded} {...refund} />
      <Total label={words.received} amount={received} />
    </dl>
  );
}
