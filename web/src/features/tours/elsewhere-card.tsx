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
      <svg viewBox="0 0 160 96" aria-hidden="true" className="absolute -top-1 right-4 hidden w-40 sm:block">
        <path
          d="M4 92C30 40 92 12 150 22"
          className="fill-none stroke-ink"
          strokeWidth="2.5"
          strokeDasharray="1 9"
          strokeLinecap="round"
        />
        <circle cx="150" cy="22" r="6" className="fill-ink" />
      </svg>
      <p className="text-subtitle font-bold tracking-tight">{messages.title}</p>
      <p className="max-w-prose">{messages.text}</p>
      <Link to={quotePath} className={classNames(buttonStyle('secondary'), 'mt-2')}>
        {messages.action}
      </Link>
    </div>
  );
}
