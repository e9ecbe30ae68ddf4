import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { Link } from 'react-router-dom';
import type { Drawn } from './figure-card.tsx';

const LABEL = 22;
const BAR = 12;
const GAP = 2;

const laneOf = (nth: number) => LABEL + nth * (BAR + GAP);

const looks = ['fill-sea', 'fill-sun', 'fill-edge'];

/** What a row is of, and its numbers; a long name is whole in the table. */
function RowHead({ label, marks }: Pick<Drawn, 'label' | 'marks'>) {
  return (
    <p className="flex justify-between gap-3 text-small">
      <span className="truncate">{label}</span>
      <span className="tabular shrink-0 text-ink-soft">{marks.map(({ text }) => text).join(' · ')}</span>
    </p>
  );
}

/**
 * Bars in rows, as wide as there is room; a row is the way to its list, and a bar to its own where it counts less. It is a
 * picture of the table beside it, which the keyboard and who does not see it have.
 */
export function BarChart({ rows, series }: { rows: readonly Drawn[]; series: readonly string[] }) {
  const band = LABEL + series.length * (BAR + GAP) + 10;
  const height = rows.length * band;
  const top = scaleBand({ domain: rows.map(({ key }) => key), range: [0, height] });
  const largest = Math.max(...rows.flatMap(({ marks }) => marks.map(({ value }) => value)), 0);
  const width = scaleLinear({ domain: [0, largest || 1], range: [0, 100] });
  return (
    <svg aria-hidden="true" width="100%" height={height} className="block">
      {rows.map(({ key, label, marks, to }) => {
        const row = (
          <Group className={to ? 'hover:opacity-80' : undefined}>
            <rect width="100%" height={band - 4} className="fill-transparent" />
            <foreignObject width="100%" height={LABEL}>
              <RowHead label={label} marks={marks} />
            </foreignObject>
            {marks.map(({ value }, nth) => (
              <Bar
                key={series[nth]}
                y={laneOf(nth)}
                height={BAR}
                rx={3}
                width={`${width(Math.max(value, 0))}%`}
                className={looks[nth]}
              />
            ))}
          </Group>
        );
        return (
          <Group key={key} top={top(key) ?? 0}>
            {to ? (
              <Link to={to} tabIndex={-1}>
                {row}
              </Link>
            ) : (
              row
            )}
            {marks.map(
              ({ to: list }, nth) =>
                list && (
                  <Link key={series[nth]} to={list} tabIndex={-1}>
                    <rect y={laneOf(nth)} width="100%" height={BAR} className="fill-transparent hover:fill-ink/10" />
                  </Link>
                ),
            )}
          </Group>
        );
      })}
    </svg>
  );
}
