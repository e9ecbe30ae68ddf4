import type { ReactNode } from 'react';

interface BillingTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** A small table that becomes cards on a phone: each cell then says its column. */
export function BillingTable({ caption, columns, rows }: BillingTableProps) {
  return (
    <table className="w-full tabular max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 text-left text-small font-normal text-ink-soft">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ id, cells }) => (
          <tr key={id} className="border-t border-line max-md:block max-md:py-3">
            {cells.map((cell, index) => (
              <td
                key={columns[index]}
                className="py-1.5 pr-4 max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:pr-0"
              >
                <span aria-hidden className="text-small text-ink-soft md:hidden">
                  {columns[index]}
                </span>
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
