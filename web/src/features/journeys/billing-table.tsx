import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

export interface BillingRow {
  id: string;
  cells: readonly ReactNode[];
  /** What else is to be said of it, below its cells. */
  note: string;
  /** What staff can do with it. */
  tools: ReactNode;
}

interface BillingColumn {
  label: string;
  /** Stands at the right edge, as sums do. */
  isAmount?: true;
}

interface BillingTableProps {
  caption: string;
  columns: readonly BillingColumn[];
  rows: readonly BillingRow[];
}

/** A small table that becomes cards on a phone: each cell then says its column. On paper the files have no use. */
export function BillingTable({ caption, columns, rows }: BillingTableProps) {
  return (
    <table className="w-full tabular max-md:not-print:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:not-print:sr-only">
        <tr>
          {columns.map(({ label, isAmount }) => (
            <th
              key={label}
              scope="col"
              className={classNames(
                'py-2 print:last:hidden text-small font-normal text-ink-soft',
                isAmount ? 'pr-8 text-right' : 'pr-4 text-left',
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ id, cells, note, tools }) => (
        <tbody
          key={id}
          tabIndex={-1}
          className="border-t border-line max-md:not-print:block max-md:not-print:py-3 max-md:not-print:last:pb-0"
        >
          <tr className="max-md:not-print:block">
            {cells.map((cell, index) => (
              <td
                key={columns[index]?.label}
                className={classNames(
                  'py-1.5 print:last:hidden max-md:not-print:flex max-md:not-print:flex-wrap max-md:not-print:items-center max-md:not-print:justify-between max-md:not-print:gap-4 max-md:not-print:pr-0 max-md:not-print:last:pb-0',
                  columns[index]?.isAmount ? 'pr-8 text-right' : 'pr-4',
                )}
              >
                <span aria-hidden className="text-small text-ink-soft md:hidden print:hidden">
                  {columns[index]?.label}
                </span>
                <span className="min-w-0 max-md:not-print:ml-auto">{cell}</span>
              </td>
            ))}
          </tr>
          {(note || tools) && (
            <tr className="max-md:not-print:block">
              <td colSpan={columns.length} className="pb-1.5 max-md:not-print:block">
                <div className="flex flex-wrap items-center justify-between gap-x-4">
                  <span className="min-w-0 text-small text-ink-soft">{note}</span>
                  {tools && <span className="-mr-3 ml-auto flex flex-wrap print:hidden">{tools}</span>}
                </div>
              </td>
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}
