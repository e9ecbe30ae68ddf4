import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton.tsx';
import type { Answer } from './loaded.tsx';

interface BoardNumberProps {
  label: string;
  /** What it is called where there is one. */
  one?: string | undefined;
  count: number;
  /** The list that it counts. */
  to: To;
}

/** A number of staff's board, and the way to the list that it counts; what waits for nobody stands back. */
export function BoardNumber({ label, one = label, count, to }: BoardNumberProps) {
  return (
    <li className="min-w-0">
      <Link
        to={to}
        className="flex h-full min-h-14 items-center gap-3 rounded-card border border-line bg-white px-3 py-2 hover:bg-sea-tint sm:min-h-20 sm:flex-col sm:items-start sm:gap-1 sm:p-4"
      >
        <span className={classNames('tabular text-title', count > 0 ? 'font-bold' : 'text-ink-soft')}>
          {count.toLocaleString('es-EC')}
        </span>
        <span className="min-w-0 text-small text-ink-soft">{count === 1 ? one : label}</span>
      </Link>
    </li>
  );
}

/** How many a list has, by its own answer; that it does not come is said where its first rows stand. */
export function ListNumber({
  answer,
  ...number
}: Omit<BoardNumberProps, 'count'> & { answer: Answer<{ count: number }> }) {
  if (answer.data) return <BoardNumber {...number} count={answer.data.count} />;
  return answer.error === undefined ? <WaitingNumber /> : null;
}

export const WaitingNumber = () => (
  <li>
    <Skeleton className="h-14 rounded-card sm:h-24" />
  </li>
);

/** The numbers of the board. */
export function BoardNumbers({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-2 gap-2 empty:hidden max-[15rem]:grid-cols-1 sm:grid-cols-3 sm:gap-3 md:grid-cols-4 xl:grid-cols-6"
    >
      {children}
    </ul>
  );
}
