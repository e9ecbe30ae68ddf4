import type { JourneySummary } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { day, days } from '../../lib/times.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import { type Columns, Corners, TwoLines } from '../../ui/lists/rows.tsx';
import { Money } from '../../ui/money.tsx';
import { Readiness } from './readiness.tsx';
import { words } from './words.ts';

/** By whom one calls it: who holds it. */
function Travellers({ journey: { holder: first, passengers } }: { journey: JourneySummary }) {
  if (!first) return null;
  const others = passengers.length - 1;
  return (
    <span>
      {first.last_name}, {first.first_name}
      {others > 0 && <span className="font-normal text-ink-soft"> {words.others(others)}</span>}
    </span>
  );
}

function Route({ journey }: { journey: JourneySummary }) {
  const { start_city: start, destination_city: destination, travel_date: from, last_day: until } = journey;
  return <TwoLines first={words.route(start.name, destination.name)} second={days(from, until)} />;
}

function Balance({ journey: { balance, balance_due: due } }: { journey: JourneySummary }) {
  if (balance === undefined || due === undefined) return null;
  if (balance <= 0) return <Corners first={<span className="text-ink-soft">{words.paid}</span>} second={null} />;
  const isOverdue = due < todayInGuayaquil();
  return (
    <Corners
      first={
        <span className="font-medium">
          <Money dollars={balance} />
        </span>
      }
      second={
        isOverdue ? <span className="font-semibold text-bad">{words.overdueSince(day(due))}</span> : words.due(day(due))
      }
    />
  );
}

/** Where it stands; on a card it leaves room at the edge, where the due day may be wider than the amount above it. */
function State({ journey }: { journey: JourneySummary }) {
  const hasDue = journey.balance !== undefined && journey.balance > 0;
  return (
    <span className={hasDue ? '@max-[52rem]:block @max-[52rem]:pr-20 @max-[15rem]:pr-0' : undefined}>
      <Readiness journey={journey} />
    </span>
  );
}

type Row = JourneySummary & { id: string };

const balanceColumn: Columns<Row>[number] = {
  label: words.balance,
  sorts: { '-balance': 'descending' },
  width: '8.5rem',
  cell: (journey: Row) => <Balance journey={journey} />,
  isAmount: true,
  onCard: 'corners',
};

/** Balances are for who sees amounts. */
export const columnsFor = (seesAmounts: boolean): Columns<Row> => [
  { label: words.travellers, width: 'minmax(0,2fr)', cell: (journey) => <Travellers journey={journey} /> },
  {
    label: words.journey,
    width: 'minmax(0,2fr)',
    cell: (journey) => <Route journey={journey} />,
    sorts: { travel_date: 'ascending', '-travel_date': 'descending' },
  },
  {
    label: words.readiness,
    width: '10.5rem',
    cell: (journey) => <State journey={journey} />,
    onCard: 'third-line',
  },
  {
    label: words.adviser,
    width: 'minmax(0,1.2fr)',
    cell: ({ adviser }) => adviser && fullName(adviser),
    without: words.withoutAdviser,
    isExtra: true,
    onCard: 'left-out',
  },
  ...(seesAmounts ? [balanceColumn] : []),
];
