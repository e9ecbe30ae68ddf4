import { ChevronRightIcon } from '@heroicons/react/24/outline';
import type { CSSProperties, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { words } from './words.ts';

interface Column<Item> {
  label: string;
  /** How wide it is from `md` on, as a track of a CSS grid: `7rem`, `minmax(0,2fr)`. */
  width: string;
  /** Null where there is nothing, which a phone leaves out. */
  cell: (item: Item) => ReactNode;
  /** What a wide screen says where there is nothing. */
  without?: string;
}

/** The first column names the row. */
export type Columns<Item> = readonly [Column<Item>, ...Column<Item>[]];

export type RowTarget = Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;

interface RowsProps<Item> {
  items: readonly Item[];
  columns: Columns<Item>;
  target: (item: Item) => RowTarget;
  /** What stands below a row and is no part of its link. */
  below?: ((item: Item) => ReactNode) | undefined;
}

const ARROW = '1.25rem';
const tracks = 'md:grid-cols-(--tracks)';

function Cell({ label, without, children }: { label: string; without?: string | undefined; children: ReactNode }) {
  const isThere = children !== null;
  return (
    <span className={`tabular wrap-anywhere text-small md:text-body ${isThere ? '' : 'max-md:hidden'}`}>
      <span className="sr-only">{label}: </span>
      {isThere ? children : (without ?? words.without)}
    </span>
  );
}

/** One row an item; the row is the link, and on a phone it is a card. */
export function Rows<Item extends { id: string }>({ items, columns, target, below }: RowsProps<Item>) {
  const [name, ...others] = columns;
  const style: CSSProperties = { '--tracks': [...columns.map(({ width }) => width), ARROW].join(' ') };
  return (
    <div style={style} className="md:rounded-card md:border md:border-line md:bg-white">
      <div aria-hidden className={`hidden gap-4 px-4 py-3 text-small text-ink-soft md:grid ${tracks}`}>
        {columns.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <ul className="grid gap-3 md:gap-0">
        {items.map((item) => (
          <li
            key={item.id}
            className="max-md:rounded-card max-md:border max-md:border-line max-md:bg-white md:border-t md:border-line"
          >
            <Link
              {...target(item)}
              className={`relative grid min-h-14 items-center gap-x-4 gap-y-0.5 px-4 py-3 hover:bg-sea-tint max-md:rounded-card max-md:pr-10 md:[li:last-child>&]:rounded-b-card ${tracks}`}
            >
              <span className="tabular flex items-center gap-1 font-semibold text-sea wrap-anywhere">
                {name.cell(item)}
              </span>
              {others.map(({ label, without, cell }) => (
                <Cell key={label} {...{ label, without }}>
                  {cell(item)}
                </Cell>
              ))}
              <ChevronRightIcon
                aria-hidden
                className="size-5 text-ink-soft max-md:absolute max-md:top-1/2 max-md:right-3 max-md:-translate-y-1/2"
              />
            </Link>
            {below?.(item)}
          </li>
        ))}
      </ul>
    </div>
  );
}
