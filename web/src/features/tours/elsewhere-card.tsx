import { TOUR_GRID_COLUMNS } from '@bitacora/contracts/constants';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../ui/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { words } from './words.ts';

const wideSpans = ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1 lg:pt-28'] as const;

/** The last card: any other destination. It fills what the tours leave of their last row. */
export function ElsewhereCard({ tours, quotePath }: { tours: number; quotePath: string }) {
  return (
    <div
      className={classNames(
        'relative flex flex-col items-start justify-end gap-2 overflow-hidden rounded-card bg-sun p-5 sm:pt-44',
        // Across both columns of a tablet its words stand beside the drawing.
        tours % TOUR_GRID_COLUMNS.sm === 0 ? 'sm:col-span-2 md:max-lg:pt-5 md:max-lg:pr-96' : 'sm:col-span-1',
        wideSpans[tours % TOUR_GRID_COLUMNS.lg],
      )}
    >
      <svg
        viewBox="0 0 420 170"
        preserveAspectRatio="xMaxYMin meet"
        aria-hidden="true"
        className="absolute top-5 right-5 hidden h-36 w-[calc(100%-2.5rem)] sm:block"
      >
        <circle cx="24" cy="148" r="6" className="fill-none stroke-ink" strokeWidth="3" />
        <path
          d="M34 130C92 34 236 4 366 60"
          className="fill-none stroke-ink"
          strokeWidth="3"
          strokeDasharray="0.1 11"
          strokeLinecap="round"
        />
        <path d="M372 42l40 25-45 16 7-17z" className="fill-ink" />
      </svg>
      <p className="relative text-subtitle font-bold tracking-tight">{words.elsewhere.title}</p>
      <p className="relative max-w-prose">{words.elsewhere.text}</p>
      <Link to={quotePath} className={classNames(buttonStyle('secondary'), 'relative mt-2')}>
        {words.quote}
      </Link>
    </div>
  );
}
