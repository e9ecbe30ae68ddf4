import type { CalendarItem } from '@bitacora/contracts';
import { Link } from 'react-router-dom';
import { day, dayOf } from '../../lib/times.ts';
import { useNow } from '../../lib/use-now.ts';
import { Badge } from '../../ui/badge.tsx';
import { Money } from '../../ui/money.tsx';
import { aboutOf, DOT, isLate, timeOf, wayTo } from './item-texts.ts';
import { KindIcon } from './kind-icon.tsx';
import { words } from './words.ts';

interface DayItemProps {
  item: CalendarItem;
  now: Date;
  withDay: boolean;
}

function DayItem({ item, now, withDay }: DayItemProps) {
  const { kind, label, title, balance } = item;
  const time = [withDay ? day(dayOf(item)) : null, timeOf(item)].filter((part) => part !== null).join(', ');
  return (
    <li>
      <Link
        to={wayTo(item)}
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-control px-2 py-2.5 hover:bg-sea-tint"
      >
        <span className="pt-0.5 text-sea">
          <KindIcon kind={kind} />
        </span>
        <span className="grid min-w-0 gap-0.5">
          <span className="font-medium">
            {words.said(label, title)}
            {balance !== undefined && (
              <>
                {DOT}
                <Money dollars={balance} />
              </>
            )}
          </span>
          {time !== '' && <span className="tabular">{time}</span>}
          <span className="text-small text-ink-soft">{aboutOf(item)}</span>
          {!withDay && isLate(item, now) && (
            <span>
              <Badge tone="bad">{words.late}</Badge>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

interface DayItemsProps {
  /** Whose they are: a day in words. */
  label: string;
  /** All of them, or the first ones. */
  items: readonly CalendarItem[];
  /** How many there are. */
  count: number;
  /** What is late is of several days, which each says; that it is late is said above them. */
  withDay?: boolean;
}

/** What happens on a day, each the way to what it is of, and how many there are beside what is shown. */
export function DayItems({ label, items, count, withDay = false }: DayItemsProps) {
  const now = useNow();
  return (
    <>
      <ul aria-label={label} className="-mx-2 divide-y divide-line">
        {items.map((item) => (
          <DayItem key={item.id} {...{ item, now, withDay }} />
        ))}
      </ul>
      {count > items.length && <p className="text-small text-ink-soft">{words.more(count - items.length)}</p>}
    </>
  );
}
