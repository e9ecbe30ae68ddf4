import { useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { useHasMoreBeside } from '../../ui/lists/use-has-more-beside.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { Column, Row } from './figure-card.tsx';
import { words } from './words.ts';

interface FigureTableProps<Of> {
  title: string;
  head: string;
  rows: readonly Row<Of>[];
  columns: readonly Column<Of>[];
}

const sumOf = <Of,>(rows: readonly Row<Of>[], { value }: Column<Of>) =>
  // Dollars of two decimals: their sum has no more.
  Math.round(rows.reduce((sum, { of }) => sum + value(of), 0) * 100) / 100;

/** What a row is of stays in sight while its numbers move sideways. */
const rowHead = 'sticky left-0 min-w-28 bg-white pr-3 text-left';

interface FigureProps {
  text: string;
  to: string | null;
  of: string;
  name: string;
}

/** A number, which is the way to its list where that is not all of the row's. */
function Figure({ text, to, of, name }: FigureProps) {
  if (to === null) return text;
  return (
    <TextLink to={to} aria-label={words.figure(of, name, text)} className="inline-flex min-h-11 items-center">
      {text}
    </TextLink>
  );
}

/** The figures to be read one by one, each row the way to its list. */
export function FigureTable<Of>({ title, head, rows, columns }: FigureTableProps<Of>) {
  const group = useRef<HTMLDivElement>(null);
  const hasMore = useHasMoreBeside(group);
  return (
    <div
      ref={group}
      role="group"
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone
      tabIndex={0}
      data-scrolls-sideways
      className={classNames('overflow-x-auto', hasMore && 'fade-right')}
    >
      <table className="w-full text-small">
        <thead>
          <tr className="border-b border-line text-left text-ink-soft">
            <th scope="col" className={`${rowHead} py-2 font-medium`}>
              {head}
            </th>
            {columns.map(({ label }) => (
              <th key={label} scope="col" className="py-2 pl-3 text-right font-medium">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, label, to, of }) => (
            <tr key={key} className="h-12">
              <th scope="row" className={`${rowHead} font-normal`}>
                {to ? (
                  <TextLink to={to} className="inline-flex min-h-11 items-center">
                    {label}
                  </TextLink>
                ) : (
                  <span className="inline-flex min-h-11 items-center">{label}</span>
                )}
              </th>
              {columns.map(({ label: name, value, text, listOf }) => (
                <td key={name} className="tabular py-2 pl-3 text-right whitespace-nowrap">
                  <Figure
                    text={text(value(of))}
                    to={value(of) > 0 ? (listOf?.(of) ?? null) : null}
                    of={label}
                    name={name}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line font-semibold">
            <th scope="row" className={`${rowHead} py-2`}>
              {words.total}
            </th>
            {columns.map((column) => (
              <td key={column.label} className="tabular py-2 pl-3 text-right whitespace-nowrap">
                {column.text(sumOf(rows, column))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
