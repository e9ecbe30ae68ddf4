import type { CalendarItem } from '@bitacora/contracts';
import { dayInWords } from '@bitacora/kernel/dates';
import { Link } from 'react-router-dom';
import { useNow } from '../../lib/use-now.ts';
import { Badge } from '../../ui/badge.tsx';
import { Money } from '../../ui/money.tsx';
import { aboutOf, isLate, timeOf, wayTo } from './item-texts.ts';
import { KindIcon } from './kind-icon.tsx';
import { words } from './words.ts';

function DayItem({ item, now }: { item: CalendarItem; now: Date }) {
  const { kind, label, title, balance } = item;
  const time = timeOf(item);
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
                {' · '}
                <Money dollars={balance} />
              </>
            )}
          </span>
          {time && <span className="tabular">{time}</span>}
          <span className="text-small text-ink-soft">{aboutOf(item)}</span>
          {isLate(item, now) && (
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
  day: string;
  /** All of the day, or the first ones. */
  items: readonly CalendarItem[];
  /** How many the day has. */
  count: number;
}

/** What happens on a day, each the way to what it is of, and how many there are beside what is shown. */
export function DayItems({ day, items, count }: DayItemsProps) {
  const now = useNow();
  return (
    <>
      <ul aria-label={dayInWords(day)} className="-mx-2 divide-y divide-line">
        {items.map((item) => (
          <DayItem key={item.id} {...{ item, now }} />
        ))}
      </ul>
      {count > items.length && <p className="text-small text-ink-soft">{words.more(count - items.length)}</p>}
    </>
  );
}
