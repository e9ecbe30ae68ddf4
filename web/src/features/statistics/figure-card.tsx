import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { type Answer, Loaded } from '../../ui/lists/loaded.tsx';
import { MissingPart } from '../../ui/missing-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FigureTable } from './figure-table.tsx';
import { words } from './words.ts';

/** The tables stand without it. */
const BarChart = lazyPart(async () => (await import('./bar-chart.tsx')).BarChart, {
  Waiting: () => <Skeleton className="h-64" />,
  Missing: MissingPart,
});

/** A number of each row. */
export interface Column<Of> {
  label: string;
  value: (row: Of) => number;
  text: (value: number) => string;
  isDrawn?: true;
  /** What its number counts, where that is not all of the row's list. */
  listOf?: (row: Of) => string | null;
}

/** What figures are of, how it is called, and where its list is. */
export interface Row<Of> {
  key: string;
  label: string;
  to: string | null;
  of: Of;
}

/** A bar of the chart: its number, and where its list is, if that is another one than the row's. */
interface Mark {
  value: number;
  text: string;
  to: string | null;
}

/** A row of the chart: a bar for each series. */
export interface Drawn {
  key: string;
  label: string;
  to: string | null;
  marks: readonly Mark[];
}

const looks = ['bg-sea', 'bg-sun', 'bg-edge'];

interface FigureCardProps<Data, Of> {
  title: string;
  note?: string;
  head: string;
  answer: Answer<Data>;
  rowsOf: (data: Data) => readonly Row<Of>[];
  columns: readonly Column<Of>[];
}

/** Figures, drawn and as a table. */
export function FigureCard<Data, Of>({ title, note, head, answer, rowsOf, columns }: FigureCardProps<Data, Of>) {
  const id = useId();
  const drawn = columns.filter(({ isDrawn }) => isDrawn);
  const series = drawn.map(({ label }) => label);
  return (
    <Card>
      <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
        <div>
          <h2 id={id} className="text-subtitle font-semibold">
            {title}
          </h2>
          {note && <p className="text-small text-ink-soft">{note}</p>}
        </div>
        <Loaded answer={answer} waiting={<Skeleton className="h-64" />} failed={words.loadFailed}>
          {(data) => {
            const rows = rowsOf(data);
            if (rows.length === 0) return <p className="text-ink-soft">{words.empty}</p>;
            return (
              <>
                <p aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-small">
                  {series.map((label, nth) => (
                    <span key={label} className="inline-flex items-center gap-1.5">
                      <span className={`size-3 rounded-sm ${looks[nth]}`} />
                      {label}
                    </span>
                  ))}
                </p>
                <BarChart
                  series={series}
                  rows={rows.map(({ key, label, to, of }) => ({
                    key,
                    label,
                    to,
                    marks: drawn.map(({ value, text, listOf }) => ({
                      value: value(of),
                      text: text(value(of)),
                      to: listOf?.(of) ?? null,
                    })),
                  }))}
                />
                <FigureTable {...{ title, head, rows, columns }} />
              </>
            );
          }}
        </Loaded>
      </section>
    </Card>
  );
}
