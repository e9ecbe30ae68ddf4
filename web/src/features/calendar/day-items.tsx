import type { CalendarItem } from '@bitacora/contracts';
import { dayInWords } from '@bitacora/kernel/dates';
import { Link } from 'react-router-dom';
import { Money } from '../../ui/money.tsx';
import { aboutOf, timeOf, wayTo } from './item-texts.ts';
import { KindIcon } from './kind-icon.tsx';
import { words } from './words.ts';

function DayItem({ item }: { item: CalendarItem }) {
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
  return (
    <>
      <ul aria-label={dayInWords(day)} className="-mx-2 divide-y divide-line">
        {items.map((item) => (
          <DayItem key={item.id} item={item} />
        ))}
      </ul>
      {count > items.length && <p className="text-small text-ink-soft">{words.more(count - items.length)}</p>}
    </>
  );
}
