import { ArrowDownIcon, ArrowUpIcon } from '@heroicons/react/20/solid';
import { classNames } from '../class-names.ts';
import { words } from './words.ts';

/** The orders of a list that are a column's, in which its head leads through them, and which way each goes. */
export type Sorts = Readonly<Record<string, 'ascending' | 'descending'>>;

/** By what a list is ordered: the heads of its columns say and change it. */
export interface Order {
  value: string;
  labels: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}

interface ColumnHeadProps {
  label: string;
  sorts: Sorts | undefined;
  order: Order | undefined;
  isAmount: boolean | undefined;
}

/** What a column is called; its press orders the list by it. Who hears the rows hears each value with its label. */
export function ColumnHead({ label, sorts = {}, order, isAmount }: ColumnHeadProps) {
  const ways = Object.keys(sorts);
  if (!order || ways.length === 0) return <span aria-hidden>{label}</span>;
  const way = sorts[order.value];
  const next = ways[ways.indexOf(order.value) + 1] ?? (way && !('' in sorts) ? '' : ways[0]) ?? '';
  const Arrow = way === 'descending' ? ArrowDownIcon : ArrowUpIcon;
  return (
    <button
      type="button"
      aria-pressed={way !== undefined}
      aria-label={words.sortBy(label, order.labels[next] ?? '')}
      className={classNames(
        isAmount && 'flex-row-reverse',
        'group -mx-2 -my-3 inline-flex min-h-11 items-center gap-1 rounded-control px-2 [text-align:inherit] hover:bg-sea-tint hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink',
      )}
      onClick={() => order.onChange(next)}
    >
      {label}
      <Arrow aria-hidden className="size-4 shrink-0 opacity-0 group-hover:opacity-50 group-aria-pressed:opacity-100" />
    </button>
  );
}
