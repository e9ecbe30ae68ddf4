import { TOUR_GRID_COLUMNS } from '@bitacora/contracts/constants';
import { tourMessages } from '@bitacora/contracts/messages';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../ui/button-style.ts';
import { classNames } from '../../ui/class-names.ts';

const messages = tourMessages.elsewhere;

const wideSpans = ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'] as const;

/** The last card: any other destination. It fills what the tours leave of their last row. */
export function ElsewhereCard({ tours, quotePath }: { tours: number; quotePath: string }) {
  return (
    <div
      className={classNames(
        'relative flex flex-col items-start justify-end gap-2 overflow-hidden rounded-card bg-sun p-5',
        tours % TOUR_GRID_COLUMNS.sm === 0 ? 'sm:col-span-2' : 'sm:col-span-1',
        wideSpans[tours % TOUR_GRID_COLUMNS.lg],
      )}
    >
      <svg
        viewBox="0 0 560 260"
        preserveAspectRatio="xMaxYMin slice"
        aria-hidden="true"
        className="absolute inset-0 hidden size-full sm:block"
      >
        <circle cx="470" cy="20" r="150" className="fill-white/25" />
        <circle cx="470" cy="20" r="96" className="fill-white/35" />
        <path
          d="M-10 196C90 60 250 6 452 62"
          className="fill-none stroke-ink"
          strokeWidth="3"
          strokeDasharray="0.1 11"
          strokeLinecap="round"
        />
        <path d="M456 46l34 22-38 14 6-15z" className="fill-ink" />
      </svg>
      <p className="relative text-subtitle font-bold tracking-tight">{messages.title}</p>
      <p className="relative max-w-prose">{messages.text}</p>
      <Link to={quotePath} className={classNames(buttonStyle('secondary'), 'relative mt-2')}>
        {messages.action}
      </Link>
    </div>
  );
}
