import type { ReactElement } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { pageBeneath } from '../lib/over-page.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Nothing } from '../ui/missing-part.tsx';
import { lazyPage } from './lazy-page.tsx';
import HomeWithTours from './pages/home-page.tsx';
import { paths } from '../lib/paths.ts';

const TourModal = lazyPart(async () => (await import('../features/tours/tour-modal.tsx')).default, {
  Waiting: Nothing,
  Missing: Nothing,
});

const tourPage = lazyPage('tour', () => import('./pages/tour-page.tsx'));
const listing: Readonly<Record<string, ReactElement>> = {
  [paths.home]: <HomeWithTours />,
  [paths.tours]: lazyPage('tours', () => import('./pages/tours-page.tsx')),
};

/**
 * Home, the tours, and a tour. One element for the three, so that a tour can open over the page that lists it: the page
 * stays as it was, typed text included, and the way back closes the tour. Who comes by its address sees it whole. Home is
 * in the first script: what its own file would hold is 5 kB, and most visits show it.
 */
export function ToursOverPages() {
  const location = useLocation();
  const navigate = useNavigate();
  const { slug } = useParams();
  const beneath = listing[pageBeneath(location).replace(/\/$/, '')];
  return (
    <>
      {beneath ?? tourPage}
      {beneath && slug !== undefined && (
        <TourModal slug={slug} quotePath={paths.quote} onClose={() => void navigate(-1)} />
      )}
    </>
  );
}
