import type { CalendarItem } from '@bitacora/contracts';
import { dayInWords } from '@bitacora/kernel/dates';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '../../lib/use-now.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { hourOf, isLate, shortTitleOf, wayTo } from './item-texts.ts';
import { KindIcon } from './kind-icon.tsx';
import { words } from './words.ts';

export interface DayCellProps {
  day: string;
  isToday: boolean;
  isChosen: boolean;
  /** It is of the month before, or after. */
  isBeside: boolean;
  /** Whether the keyboard is in the grid: then it is where the day is. */
  hasKeyboard: boolean;
  /** The first ones; null while they are on their way. */
  items: readonly CalendarItem[] | null;
  count: number;
  /** How many of them there is room for. */
  room: number;
  /** Whether a name that is long takes further lines: a week is high enough for it. */
  hasRoomForNames: boolean;
  onChoose: () => void;
}

/** For the mouse: the keyboard finds all of a day in the list beside the sheet. */
function Line({ item, isWhole }: { item: CalendarItem; isWhole: boolean }) {
  const now = useNow();
  const hour = hourOf(item);
  return (
    <Link
      to={wayTo(item)}
      tabIndex={-1}
      title={words.said(item.label, item.title)}
      className={classNames(
        'flex min-w-0 gap-1 rounded-sm text-small hover:bg-sea-tint hover:underline',
        isWhole ? 'items-start' : 'items-center',
      )}
    >
      <span className={classNames(isLate(item, now) ? 'text-bad' : 'text-sea', isWhole && 'mt-0.5')}>
        <KindIcon kind={item.kind} className="size-4" />
      </span>
      <span className={isWhole ? 'line-clamp-3 min-w-0 wrap-anywhere' : 'truncate'}>
        {hour && <span className="tabular text-ink-soft">{hour} </span>}
        {isWhole ? item.title : shortTitleOf(item)}
      </span>
    </Link>
  );
}

/** From how much room of the sheet on a day has its names, and else how many there are: a month's are one line each. */
const looks = {
  names: {
    cell: '@max-[36rem]:text-center @min-[36rem]:grid @min-[36rem]:p-1.5',
    items: '@max-[36rem]:hidden',
    count: '@min-[36rem]:hidden',
  },
  lines: {
    cell: '@max-[56rem]:text-center @min-[56rem]:grid @min-[56rem]:p-1.5',
    items: '@max-[56rem]:hidden',
    count: '@min-[56rem]:hidden',
  },
} as const;

/** A day of the sheet: what it has, as far as there is room; where there is none how many. */
export function DayCell(props: DayCellProps) {
  const { day, isToday, isChosen, isBeside, hasKeyboard, items, count, room, hasRoomForNames, onChoose } = props;
  const cell = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen && hasKeyboard) cell.current?.focus();
  }, [isChosen, hasKeyboard]);
  const look = looks[hasRoomForNames ? 'names' : 'lines'];
  const shown = items?.slice(0, room) ?? [];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid takes the keys
    <div
      ref={cell}
      role="gridcell"
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={onChoose}
      className={classNames(
        'min-w-0 cursor-pointer content-start gap-0.5 border-t border-l border-line p-1 outline-offset-[-2px]',
        look.cell,
        isChosen ? 'bg-sun/25' : isBeside ? 'bg-paper' : 'bg-white hover:bg-sea-tint',
      )}
    >
      {/* Its name; what is seen of it says less, and the list beside the sheet says all. */}
      <span className="sr-only">{words.dayOf(dayInWords(day), words.items(count), isToday)}</span>
      <span
        aria-hidden="true"
        className={classNames(
          'tabular inline-grid min-h-7 min-w-7 place-items-center justify-self-start rounded-full',
          isToday && 'bg-ink font-semibold text-white',
          isBeside && !isToday && 'text-ink-soft',
        )}
      >
        {Number(day.slice(8))}
      </span>
      {items === null && <Skeleton className={`h-4 ${look.items}`} />}
      <span aria-hidden="true" className={`contents ${look.items}`}>
        {shown.map((item) => (
          <Line key={item.id} item={item} isWhole={hasRoomForNames} />
        ))}
        {count > shown.length && items !== null && (
          <span className="text-small text-ink-soft">{words.more(count - shown.length)}</span>
        )}
      </span>
      <span aria-hidden="true" className={`block text-small font-semibold text-sea ${look.count}`}>
        {count > 0 ? count : ' '}
      </span>
    </div>
  );
}
