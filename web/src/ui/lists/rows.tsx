import { ChevronRightIcon } from '@heroicons/react/24/outline';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { ColumnHead, type Order, type Sorts } from './column-head.tsx';
import { words } from './words.ts';

/** With letters of twice the size nothing stands beside another. */
const alone = '@max-[15rem]:col-auto @max-[15rem]:row-auto @max-[15rem]:justify-self-start @max-[15rem]:text-left';

/** Where a column stands on a card. */
const placesOnCard = {
  line: '@max-[52rem]:col-span-2',
  labelled: '@max-[52rem]:col-span-2',
  beside: '@max-[52rem]:col-start-2 @max-[52rem]:row-start-1 @max-[52rem]:text-right',
  corners: '@max-[52rem]:contents',
  'third-line': '@max-[52rem]:col-start-1 @max-[52rem]:row-start-3',
  corner: '@max-[52rem]:col-start-2 @max-[52rem]:row-start-3 @max-[52rem]:text-right',
  'left-out': '@max-[52rem]:hidden',
} as const;

interface Column<Item> {
  label: string;
  /** How wide it is in a table, as a track of a CSS grid: `7rem`, `minmax(0,2fr)`. */
  width: string;
  /** Null where there is nothing, which a phone leaves out. */
  cell: (item: Item) => ReactNode;
  /** What a wide screen says where there is nothing. */
  without?: string;
  /** A narrow table has no room for it. */
  isExtra?: true;
  /**
   * On a card: a line of its own, that with the label before it, beside the name (an amount or a day, nothing longer),
   * the third line and beside it at the edge (`corner`), the two parts of `Corners` beside the name and there, or not at all.
   */
  onCard?: keyof typeof placesOnCard;
  /** The orders of the list that are this column's, in which its head leads through them, and which way each goes. */
  sorts?: Sorts;
  /** Stands at the right edge of its column in a table, as sums do. */
  isAmount?: true;
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
  order?: Order | undefined;
}

const ARROW = '1.25rem';
// By the room of the list, not of the window: beside a menu there is less.
const tracks =
  'grid-cols-[minmax(0,1fr)_fit-content(60%)] @max-[15rem]:grid-cols-1 @min-[52rem]:grid-cols-(--tracks) @min-[60rem]:grid-cols-(--all-tracks)';

const tracksOf = <Item,>(columns: readonly Column<Item>[]) => [...columns.map(({ width }) => width), ARROW].join(' ');

function Cell<Item>({
  column: { label, without, isExtra, isAmount, onCard = 'line', cell },
  item,
}: {
  column: Column<Item>;
  item: Item;
}) {
  const content = cell(item);
  const isThere = content !== null;
  return (
    <span
      className={classNames(
        'tabular wrap-break-word text-small @min-[52rem]:text-body',
        isThere ? placesOnCard[onCard] : '@max-[52rem]:hidden',
        isThere && onCard !== 'corners' && onCard !== 'left-out' && alone,
        isExtra && '@min-[52rem]:@max-[60rem]:hidden',
        isAmount && '@min-[52rem]:text-right',
      )}
    >
      <span className={onCard === 'labelled' ? 'text-ink-soft @min-[52rem]:sr-only' : 'sr-only'}>{label}: </span>
      {isThere ? content : <span className="text-ink-soft">{without ?? words.without}</span>}
    </span>
  );
}

/** Which row a key leads to. */
const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  j: (at) => at + 1,
  k: (at) => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** The arrows go from row to row, as in any list that one works through; so do j and k, where the hands rest. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const move = moves[event.key];
  if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('li > a')];
  const at = links.findIndex((link) => link === event.target);
  const next = at < 0 ? undefined : links[move(at, links.length - 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Two things of one cell: the second below the first in a table, both in one line on a card. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      <span className="@min-[52rem]:block">{first}</span>
      <span className="@min-[52rem]:hidden"> · </span>
      <span className="text-small text-ink-soft @min-[52rem]:block">{second}</span>
    </>
  );
}

/** Two things of one cell: the second below the first in a table, on a card beside the name and below that at the edge. */
export function Corners({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      <span
        className={`@max-[52rem]:col-start-2 @max-[52rem]:row-start-1 @max-[52rem]:text-right @min-[52rem]:block ${alone}`}
      >
        {first}
      </span>
      {/* Over both tracks, so that it takes no room from the name. */}
      <span
        className={`text-small text-ink-soft @max-[52rem]:col-span-2 @max-[52rem]:col-start-1 @max-[52rem]:row-start-3 @max-[52rem]:justify-self-end @min-[52rem]:block ${alone}`}
      >
        {second}
      </span>
    </>
  );
}

/** One row an item; the row is the link, and where there is little room it is a card. */
export function Rows<Item extends { id: string }>({ items, columns, target, below, order }: RowsProps<Item>) {
  const [name, ...others] = columns;
  const isNameAlone = !others.some(({ onCard }) => onCard === 'beside' || onCard === 'corners');
  const style: CSSProperties = {
    '--tracks': tracksOf(columns.filter(({ isExtra }) => !isExtra)),
    '--all-tracks': tracksOf(columns),
  };
  return (
    <div style={style} className="@container">
      <div className="@min-[52rem]:rounded-card @min-[52rem]:border @min-[52rem]:border-line @min-[52rem]:bg-white">
        <div
          className={`sticky top-0 z-10 hidden gap-4 rounded-t-card border-b border-line bg-white px-4 py-3 text-small text-ink-soft @min-[52rem]:grid ${tracks}`}
        >
          {columns.map((column) => (
            <span
              key={column.label}
              className={classNames(column.isExtra && '@max-[60rem]:hidden', column.isAmount && 'text-right')}
            >
              <ColumnHead label={column.label} sorts={column.sorts} isAmount={column.isAmount} order={order} />
            </span>
          ))}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links in it are */}
        <ul className="grid gap-2 @min-[52rem]:gap-0" onKeyDown={walk}>
          {items.map((item) => (
            <li
              key={item.id}
              className="border-line @max-[52rem]:rounded-card @max-[52rem]:border @max-[52rem]:bg-white @min-[52rem]:[&+li]:border-t"
            >
              <Link
                {...target(item)}
                className={`grid min-h-14 scroll-mt-14 items-center gap-x-3 gap-y-0.5 px-4 py-3 hover:bg-sea-tint @max-[52rem]:rounded-card @max-[52rem]:items-baseline @max-[52rem]:py-2 @min-[52rem]:gap-x-4 @min-[52rem]:[li:last-child>&]:rounded-b-card ${tracks}`}
              >
                <span
                  className={classNames(
                    'tabular flex items-center gap-1 font-semibold text-sea wrap-anywhere',
                    isNameAlone && placesOnCard.line,
                    alone,
                  )}
                >
                  {name.cell(item)}
                </span>
                {others.map((column) => (
                  <Cell key={column.label} {...{ column, item }} />
                ))}
                <ChevronRightIcon aria-hidden className="size-5 text-ink-soft @max-[52rem]:hidden" />
              </Link>
              {below?.(item)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
