import type { BillingKindFilter, BillingTotals } from '@bitacora/contracts';
import { formatDollars } from '@bitacora/kernel';
import { classNames } from '../../ui/class-names.ts';
import { Money } from '../../ui/money.tsx';
import { words } from './words.ts';

interface TotalProps {
  label: string;
  /** Whether the list shows these alone, and how to have it so; without it the label is no more than that. */
  filter?: { isOn: boolean; toggle: () => void };
  amount: number;
  count?: number;
  voided?: number;
}

function Total({ label, filter, amount, count, voided = 0 }: TotalProps) {
  return (
    <div
      className={classNames(
        'relative -mx-2 min-w-0 rounded-control px-2 sm:py-1',
        filter && 'focus-within:bg-sea-tint hover:bg-sea-tint',
        filter?.isOn && 'bg-sun/25',
      )}
    >
      <dt className="text-small text-ink-soft">
        {filter ? (
          // All of the sum is pressed.
          <button
            type="button"
            aria-pressed={filter.isOn}
            aria-label={words.only(label)}
            className="-my-3 flex min-h-11 min-w-11 items-center underline decoration-edge underline-offset-4 print:no-underline after:absolute after:inset-0"
            onClick={filter.toggle}
          >
            {label}
          </button>
        ) : (
          label
        )}
      </dt>
      <dd>
        <span className="tabular text-body font-bold sm:text-lead">
          <Money dollars={amount} />
        </span>
        {count !== undefined && (
          <span className="block text-small text-ink-soft max-sm:sr-only">{words.papers(count)}</span>
        )}
        {voided > 0 && (
          <span className="block text-small text-ink-soft">{words.voidedApart(formatDollars(voided))}</span>
        )}
      </dd>
    </div>
  );
}

interface TotalsProps extends BillingTotals {
  /** Which kind the list shows alone, if one. */
  kind: string;
  onKind: (kind: string) => void;
}

/** The sums of everything that the filters find, each the way to what is summed; what was voided is said apart. */
export function Totals({ kind, onKind, invoice, payment, refund, received }: TotalsProps) {
  const filterOf = (own: BillingKindFilter) => ({ isOn: kind === own, toggle: () => onKind(kind === own ? '' : own) });
  return (
    <dl
      aria-label={words.totals}
      className="grid grid-cols-2 max-[15rem]:grid-cols-1 gap-x-6 gap-y-1 rounded-card border border-line bg-white px-5 py-2 sm:py-4 sm:grid-cols-4 print:px-4"
    >
      <Total label={words.invoiced} filter={filterOf('invoice')} {...invoice} />
      <Total label={words.paid} filter={filterOf('payment')} {...payment} />
      <Total label={words.refunded} filter={filterOf('refund')} {...refund} />
      <Total label={words.received} filter={filterOf('received')} amount={received} />
    </dl>
  );
}
