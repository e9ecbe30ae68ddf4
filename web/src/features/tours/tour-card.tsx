import type { Tour } from '@bitacora/contracts';
import { pictureSizes } from '@bitacora/contracts/renditions';
import { ArrowRightIcon } from '@heroicons/react/20/solid';
import { Link, useLocation } from 'react-router-dom';
import { type OverPage, pageBeneath } from '../../lib/over-page.ts';
import { paths } from '../../lib/paths.ts';
import { TourPicture } from './tour-picture.tsx';
import { words } from './words.ts';

interface TourCardProps {
  tour: Tour;
  heading: 'h2' | 'h3';
  /** Opens over the page that lists it; else as a page of its own. */
  isOver: boolean;
  priority?: boolean;
}

/** Image, title, caption and 'Ver más' (product 2.2); the whole card leads to the tour. */
export function TourCard({ tour, heading: Heading, isOver, priority = false }: TourCardProps) {
  const state: OverPage = { over: pageBeneath(useLocation()) };
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-white transition-shadow hover:shadow-float">
      <TourPicture
        tour={tour}
        priority={priority}
        sizes={pictureSizes.tourCard}
        className="motion-safe:transition-transform motion-safe:group-hover:scale-[1.02]"
      />
      <div className="relative flex grow flex-col bg-white px-4 pt-4 pb-2">
        <Heading className="text-lead font-bold tracking-tight">{tour.title}</Heading>
        {tour.duration && <p className="text-small font-semibold text-sea">{tour.duration}</p>}
        <p className="mt-1 text-ink-soft">{tour.caption}</p>
        {tour.season && <p className="mt-1 text-small text-ink-soft">{tour.season}</p>}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-2">
          {tour.price_from !== null && (
            <p>
              <span className="tabular font-bold">{words.priceFrom(tour.price_from)}</span>{' '}
              <span className="text-small text-ink-soft">{words.perPerson}</span>
            </p>
          )}
          <Link
            to={paths.tour(tour.slug)}
            state={isOver ? state : null}
            preventScrollReset={isOver}
            aria-label={words.moreAbout(tour.title)}
            className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-sea"
          >
            {words.more}
            <ArrowRightIcon
              aria-hidden="true"
              className="size-5 motion-safe:transition-transform motion-safe:group-hover:translate-x-1"
            />
            <span className="absolute inset-x-0 -top-[200vw] bottom-0" />
          </Link>
        </div>
      </div>
    </article>
  );
}
