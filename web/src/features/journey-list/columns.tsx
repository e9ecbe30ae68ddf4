import type { JourneySummary } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import { day, days } from '../../lib/times.ts';
import { todayInGuayaquil } from '../../lib/today.ts';
import type { Columns } from '../../ui/lists/rows.tsx';
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
  return (
    <>
      <span className="block">{words.route(start.name, destination.name)}</span>
      <span className="block text-small text-ink-soft">{days(from, until)}</span>
    </>
  );
}

function Balance({ journey: { balance, balance_due: due } }: { journey: JourneySummary }) {
  if (balance === undefined || due === undefined) return null;
  if (balance <= 0) return <span className="text-ink-soft">{words.paid}</span>;
  const isOverdue = due < todayInGuayaquil();
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 @min-[43rem]:flex-col @min-[43rem]:items-end">
      <span className="font-medium">
        <Money dollars={balance} />
      </span>
      <span className={`text-small ${isOverdue ? 'font-semibold text-bad' : 'text-ink-soft'}`}>
        {isOverdue ? words.overdueSince(day(due)) : words.due(day(due))}
      </span>
    </span>
  );
}

type Row = JourneySummary & { id: string };

const balanceColumn: Columns<Row>[number] = {
  label: words.balance,
  width: '8.5rem',
  cell: (journey: Row) => <Balance journey={journey} />,
  isAmount: true,
};

/** Balances are for who sees amounts. */
export const columnsFor = (seesAmounts: boolean): Columns<Row> => [
  { label: words.travellers, width: 'minmax(0,2fr)', cell: (journey) => <Travellers journey={journey} /> },
  { label: words.journey, width: 'minmax(0,2fr)', cell: (journey) => <Route journey={journey} /> },
  { label: words.readiness, width: '10.5rem', cell: (journey) => <Readiness journey={journey} /> },
  {
    label: words.adviser,
    width: 'minmax(0,1.2fr)',
    cell: ({ adviser }) => adviser && fullName(adviser),
    without: words.withoutAdviser,
    isExtra: true,
  },
  ...(seesAmounts ? [balanceColumn] : []),
];
