import { type JourneyCondition, type JourneyState, readSalesStatistics, type SalesFigures } from '@bitacora/contracts';
import { formatDollars } from '@bitacora/kernel';
import { paths } from '../../lib/paths.ts';
import { type Column, FigureCard } from './figure-card.tsx';
import { groupLabel } from './group-label.ts';
import { type Asked, useFigures } from './use-statistics.ts';
import { words } from './words.ts';

const texts = words.sales;
const counted = (count: number) => count.toLocaleString('es-EC');

const columnsOf = (asked: Asked): readonly Column<SalesFigures>[] => [
  { label: texts.journeys, value: ({ journeys }) => journeys, text: counted },
  { label: texts.sold, value: ({ sold }) => sold, text: formatDollars, isDrawn: true },
  { label: texts.costs, value: ({ costs }) => costs, text: formatDollars },
  { label: texts.margin, value: ({ margin }) => margin, text: formatDollars, isDrawn: true },
  {
    label: texts.cancelled,
    value: ({ cancelled }) => cancelled,
    text: counted,
    listOf: (row) => listOf(row, asked, { state: 'cancelled' }),
  },
  {
    label: texts.retained,
    value: ({ retained }) => retained,
    text: formatDollars,
    listOf: (row) => listOf(row, asked, { state: 'cancelled' }),
  },
  {
    label: texts.balance,
    value: ({ balance }) => balance,
    text: formatDollars,
    listOf: (row) => listOf(row, asked, { condition: 'owing' }),
  },
];

type Which = { state: JourneyState } | { condition: JourneyCondition };

/** The journeys of a row: what was sold is what was not called off; what is still to be paid is of both. */
function listOf({ key }: SalesFigures, { from, until, by }: Asked, which: Which = { state: 'standing' }): string {
  const span = { sold_from: from, sold_until: until };
  const queries = {
    month: { sold_from: key, sold_until: key },
    adviser: { ...span, adviser: key },
    destination: { ...span, destination: key },
  };
  const query = new URLSearchParams({ ...queries[by], ...which });
  return `${paths.journeys}?${query.toString()}`;
}

/** What was sold, with its margin, and what was called off apart. */
export function SalesStatistics({ asked }: { asked: Asked }) {
  return (
    <FigureCard
      title={texts.title}
      note={texts.note}
      head={words.heads[asked.by]}
      answer={useFigures<SalesFigures>(readSalesStatistics, asked, 'journey-updated')}
      rowsOf={({ rows }) =>
        rows.map((of) => ({ key: of.key, label: groupLabel(of, asked), to: listOf(of, asked), of }))
      }
      columns={columnsOf(asked)}
    />
  );
}
