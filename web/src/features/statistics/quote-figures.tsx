import { type QuoteFigures, quoteLosses, readQuoteStatistics } from '@bitacora/contracts';
import { daysOfMonths } from '../../lib/months.ts';
import { paths } from '../../lib/paths.ts';
import { useRights } from '../../lib/session/use-employee.ts';
import { type Column, FigureCard } from './figure-card.tsx';
import { groupLabel } from './group-label.ts';
import { type Asked, useFigures } from './use-statistics.ts';
import { words } from './words.ts';

const texts = words.quotes;
const counted = (count: number) => count.toLocaleString('es-EC');

const columns: readonly Column<QuoteFigures>[] = [
  { label: texts.received, value: ({ received }) => received, text: counted, isDrawn: true },
  { label: texts.answered, value: ({ answered }) => answered, text: counted },
  { label: texts.in_time, value: ({ in_time }) => in_time, text: counted, isDrawn: true },
  { label: texts.won, value: ({ won }) => won, text: counted, isDrawn: true },
  { label: texts.lost, value: ({ lost }) => lost, text: counted },
];

const lossColumns: readonly Column<number>[] = [
  { label: words.losses.count, value: (count) => count, text: counted, isDrawn: true },
];

const quotesWith = (query: Record<string, string>) => `${paths.quotes}?${new URLSearchParams(query).toString()}`;

/** The quotes of a row. */
function listOf({ key, label }: QuoteFigures, { from, until, by }: Asked): string | null {
  // Only by month is the key one.
  const queries = {
    month: () => daysOfMonths({ from: key, until: key }),
    adviser: () => ({ ...daysOfMonths({ from, until }), owner: key }),
    destination: () => ({ ...daysOfMonths({ from, until }), search: label ?? '' }),
  };
  return key === '' ? null : quotesWith(queries[by]());
}

const lossesOf = (rows: readonly QuoteFigures[], lost: string | null) =>
  quoteLosses
    .map((reason) => ({
      key: reason,
      label: words.losses.reasons[reason],
      to: lost,
      of: rows.reduce((sum, { losses }) => sum + (losses[reason] ?? 0), 0),
    }))
    .filter(({ of }) => of > 0);

/** How quotes were answered, which were won, and why others were lost; their lists open for who may see them. */
export function QuoteStatistics({ asked }: { asked: Asked }) {
  const mayOpen = useRights().includes('quotes');
  const answer = useFigures<QuoteFigures>(readQuoteStatistics, asked, 'quote-updated');
  const lost = mayOpen ? quotesWith({ ...daysOfMonths(asked), status: 'lost' }) : null;
  return (
    <>
      <FigureCard
        title={texts.title}
        note={texts.note}
        head={words.heads[asked.by]}
        answer={answer}
        rowsOf={({ rows }) =>
          rows.map((of) => ({
            key: of.key,
            label: groupLabel(of, asked),
            to: mayOpen ? listOf(of, asked) : null,
            of,
          }))
        }
        columns={columns}
      />
      <FigureCard
        title={words.losses.title}
        head={words.losses.head}
        answer={answer}
        rowsOf={({ rows }) => lossesOf(rows, lost)}
        columns={lossColumns}
      />
    </>
  );
}
