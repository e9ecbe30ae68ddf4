import { MapPinIcon } from '@heroicons/react/20/solid';
import { useTours } from '../../lib/content/use-tours.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ElsewhereCard } from './elsewhere-card.tsx';
import { TourCard } from './tour-card.tsx';
import { tourGridStyle } from './tour-grid-style.ts';
import { TourSkeletons } from './tour-skeletons.tsx';
import { words } from './words.ts';

interface TourGridProps {
  /** Where a quote for any destination is asked for. */
  quotePath: string;
  heading: 'h2' | 'h3';
  /** At most so many; all when not given. */
  most?: number;
  /** The tour that is already on screen. */
  except?: string;
  /** Tours open over this page, which stays as it is. */
  isOver?: boolean;
  /** Its first row is on the first screen. */
  priority?: boolean;
}

/** The agency's tours: being loaded, none yet, not to be had, or there. */
export function TourGrid({ quotePath, heading, most, except, isOver = true, priority = false }: TourGridProps) {
  const { answer, error, isAsking, retry } = useTours();
  if (!answer) {
    if (error === undefined) return <TourSkeletons />;
    return (
      <ErrorState title={words.failed.title} onRetry={retry} isRetrying={isAsking}>
        {words.failed.text}
      </ErrorState>
    );
  }
  const tours = answer.filter(({ slug }) => slug !== except).slice(0, most);
  if (tours.length === 0) {
    return (
      <EmptyState
        icon={<MapPinIcon aria-hidden="true" />}
        title={words.empty.title}
        action={<LinkButton to={quotePath}>{words.quote}</LinkButton>}
      >
        {words.empty.text}
      </EmptyState>
    );
  }
  return (
    <ul className={tourGridStyle}>
      {tours.map((tour, place) => (
        <li key={tour.id}>
          <TourCard tour={tour} heading={heading} isOver={isOver} priority={priority && place === 0} />
        </li>
      ))}
      <li className="contents">
        <ElsewhereCard tours={tours.length} quotePath={quotePath} />
      </li>
    </ul>
  );
}
