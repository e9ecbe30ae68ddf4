import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { Link } from 'react-router-dom';
import type { Drawn } from './figure-card.tsx';

const LABEL = 22;
const BAR = 12;
const GAP = 2;

const looks = ['fill-sea', 'fill-sun', 'fill-edge'];

/** What a row is of, and its numbers: on a phone the first one, which leaves room for a name. */
function RowHead({ label, texts: [first, ...others] }: Pick<Drawn, 'label' | 'texts'>) {
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

/**
 * Bars in rows, as wide as there is room; a row is the way to its list. It is a picture of the table beside it, which the
 * keyboard and who does not see it have.
 */
export function BarChart({ rows, series }: { rows: readonly Drawn[]; series: readonly string[] }) {
  const band = LABEL + series.length * (BAR + GAP) + 10;
  const height = rows.length * band;
  const top = scaleBand({ domain: rows.map(({ key }) => key), range: [0, height] });
  const largest = Math.max(...rows.flatMap(({ values }) => values), 0);
  const width = scaleLinear({ domain: [0, largest || 1], range: [0, 100] });
  return (
    <svg aria-hidden="true" width="100%" height={height} className="block">
      {rows.map(({ key, label, texts, values, to }) => {
        const row = (
          <Group top={top(key) ?? 0} className={to ? 'hover:opacity-80' : undefined}>
            <rect width="100%" height={band - 4} className="fill-transparent" />
            <foreignObject width="100%" height={LABEL}>
              <RowHead label={label} texts={texts} />
            </foreignObject>
            {values.map((value, nth) => (
              <Bar
                key={series[nth]}
                y={LABEL + nth * (BAR + GAP)}
                height={BAR}
                rx={3}
                width={`${width(Math.max(value, 0))}%`}
                className={looks[nth]}
              />
            ))}
          </Group>
        );
        return to ? (
          <Link key={key} to={to} tabIndex={-1}>
            {row}
          </Link>
        ) : (
          <Group key={key}>{row}</Group>
        );
      })}
    </svg>
  );
}
