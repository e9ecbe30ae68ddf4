import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '../../ui/class-names.ts';
import { words } from './words.ts';

interface BillingColumn {
  label: string;
  /** On a phone: the head of the card, a sum at its right edge, what opens, or what the head says already. */
  part: 'head' | 'amount' | 'file' | 'detail' | 'named';
}

export interface BillingRow {
  id: string;
  /** What it is, in the words that head its card on a phone. */
  name: string;
  cells: readonly ReactNode[];
  /** Its number, which on a phone opens with the details; null where there is none, or the name says it. */
  number: string | null;
  /** What else is to be said of it, below its cells. */
  note: string;
  /** What staff can do with it. */
  tools: ReactNode;
}

interface BillingTableProps {
  caption: string;
  columns: readonly BillingColumn[];
  rows: readonly BillingRow[];
}

const onPhone: Record<BillingColumn['part'], string> = {
  head: 'max-md:not-print:min-w-0 max-md:not-print:grow max-md:not-print:basis-3/5 max-md:not-print:grid',
  amount: 'max-md:not-print:order-1 max-md:not-print:ml-auto max-md:not-print:font-semibold',
  file: 'max-md:not-print:order-2 max-md:not-print:flex max-md:not-print:basis-full max-md:not-print:flex-wrap max-md:not-print:items-center max-md:not-print:justify-between max-md:not-print:gap-x-4',
  detail:
    'max-md:not-print:order-3 max-md:not-print:basis-full max-md:not-print:pb-1 max-md:not-print:group-data-closed:hidden',
  named: 'max-md:not-print:hidden',
};

/** Tinted over the edges of its words. */
const askedForStyle =
  'not-print:[--asked:color-mix(in_srgb,var(--color-sun)_15%,transparent)] not-print:bg-(--asked) not-print:shadow-[-0.5rem_0_0_var(--asked),0.5rem_0_0_var(--asked)]';

function Row({ row, columns }: { row: BillingRow; columns: BillingTableProps['columns'] }) {
  const { id, name, cells, number, note, tools } = row;
  // Facturación leads to the one that was pressed there.
  const isAskedFor = useLocation().hash === `#${id}`;
  const [isOpen, setOpen] = useState(isAskedFor);
  const hasDetails = number !== null || columns.some(({ part }) => part === 'detail');
  return (
    <tbody
      id={id}
      tabIndex={-1}
      data-closed={isOpen ? undefined : ''}
      className={classNames(
        'group scroll-mt-24 border-t border-line print:break-inside-avoid max-md:not-print:block max-md:not-print:py-2 max-md:not-print:last:pb-0',
        isAskedFor && askedForStyle,
      )}
    >
      <tr className="max-md:not-print:flex max-md:not-print:flex-wrap max-md:not-print:items-baseline max-md:not-print:gap-x-4">
        {columns.map(({ label, part }, index) => (
          <td
            key={label}
            className={classNames(
              'md:py-1.5 print:py-0.5 print:last:hidden max-md:not-print:pr-0',
              part === 'amount' ? 'pr-8 text-right print:pr-0' : 'pr-4',
              part === 'file' && 'md:whitespace-nowrap',
              onPhone[part],
            )}
          >
            {part === 'head' && <span className="font-medium md:hidden print:hidden">{name}</span>}
            {part === 'detail' && (
              <span aria-hidden className="mr-2 text-small text-ink-soft md:hidden print:hidden">
                {label}
              </span>
            )}
            {cells[index]}
            {part === 'file' && hasDetails && (
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
                className="-mr-2 ml-auto flex min-h-11 items-center gap-1 rounded-control px-2 text-small font-medium text-sea hover:bg-sea-tint md:hidden print:hidden"
              >
                {words.details}
                <span className="sr-only">: {name}</span>
                <ChevronDownIcon aria-hidden className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
              </button>
            )}
          </td>
        ))}
      </tr>
      {(number || note || tools) && (
        <tr
          className={classNames(
            'max-md:not-print:block',
            !note && !tools && 'max-md:not-print:group-data-closed:hidden',
          )}
        >
          <td colSpan={columns.length} className="pb-1.5 print:pb-0.5 max-md:not-print:block">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="min-w-0 text-small text-ink-soft">
                {number && (
                  <span
                    className={
                      number === name ? 'max-md:not-print:hidden' : 'max-md:not-print:group-data-closed:hidden'
                    }
                  >
                    {words.billing.number(number)}{' '}
                  </span>
                )}
                {note}
              </span>
              {tools && <span className="-mr-3 ml-auto flex flex-wrap print:hidden">{tools}</span>}
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/**
 * A small table that becomes short cards on a phone: what, when and how much in one line, its file below, and the rest
 * folded. On paper the files have no use.
 */
export function BillingTable({ caption, columns, rows }: BillingTableProps) {
  return (
    <table className="w-full tabular max-md:not-print:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:not-print:sr-only">
        <tr>
          {columns.map(({ label, part }) => (
            <th
              key={label}
              scope="col"
              // A column as wide as its head is a fraction of a pixel narrower at times, which broke the word.
              className={classNames(
                'py-2 print:py-0.5 print:last:hidden text-small font-normal wrap-normal text-ink-soft',
                part === 'amount' ? 'pr-8 text-right print:pr-0' : 'pr-4 text-left',
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row) => (
        <Row key={row.id} {...{ row, columns }} />
      ))}
    </table>
  );
}
