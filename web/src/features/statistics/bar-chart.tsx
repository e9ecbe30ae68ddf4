import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Drawn } from './figure-card.tsx';

const LABEL = 22;
const BAR = 12;
const GAP = 2;

const looks = ['fill-sea', 'fill-sun', 'fill-edge'];

/** What a row is of, and its numbers: on a phone the first one, which leaves room for a name. */
function RowHead({ label, marks }: Pick<Drawn, 'label' | 'marks'>) {
  const [first, ...others] = marks.map(({ text }) => text);
  return (
    <p className="flex justify-between gap-3 text-small">
      <span className="truncate">{label}</span>
      <span className="tabular shrink-0 text-ink-soft">
        {first}
        {others.length > 0 && <span className="max-sm:hidden">{` · ${others.join(' · ')}`}</span>}
      </span>
    </p>
  );
}

/** What is pressed to come to a list; nothing where there is none. */
function Way({ to, children }: { to: string | null; children: ReactNode }) {
  if (!to) return children;
  return (
    <Link to={to} tabIndex={-1} className="hover:opacity-80">
      {children}
    </Link>
  );
}

/**
 * Bars in rows, as wide as there is room; each is the way to its list, and its row to all of it. It is a picture of the table beside it, which the
 * keyboard and who does not see it have.
 */
export function BarChart({ rows, series }: { rows: readonly Drawn[]; series: readonly string[] }) {
  const band = LABEL + series.length * (BAR + GAP) + 10;
  const height = rows.length * band;
  const top = scaleBand({ domain: rows.map(({ key }) => key), range: [0, height] });
  const largest = Math.max(...rows.flatMap(({ marks }) => marks.map(({ value }) => value)), 0);
  const width = scaleLinear({ domain: [0, largest || 1], range: [0, 100] });
  return (
    <svg aria-hidden="true" width="100%" height={height} className="block">
      {rows.map(({ key, label, marks, to }) => (
        <Group key={key} top={top(key) ?? 0}>
          <Way to={to}>
            <rect width="100%" height={band - 4} className="fill-transparent" />
            <foreignObject width="100%" height={LABEL}>
              <RowHead label={label} marks={marks} />
            </foreignObject>
          </Way>
          {marks.map(({ value, to: list }, nth) => (
            <Way key={series[nth]} to={list}>
              <Bar
                y={LABEL + nth * (BAR + GAP)}
                height={BAR}
                rx={3}
                width={`${width(Math.max(value, 0))}%`}
                className={looks[nth]}
              />
            </Way>
          ))}
        </Group>
      ))}
    </svg>
  );
}
