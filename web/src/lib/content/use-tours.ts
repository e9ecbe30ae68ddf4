import type { listTours, Tour } from '@bitacora/contracts';
import useSWR from 'swr';
import { isApiError } from '../api/api-error.ts';
import { useCachedAnswer } from './use-cached-answer.ts';

/** The address of the active tours; also their key in SWR. */
export const TOURS_PATH = '/api/v1/content/packages?active=true' satisfies `${(typeof listTours)['path']}?active=true`;

/** Where a tour is read; also its key in SWR. */
export const tourDataPath = (slug: string) => `/api/v1/content/packages/${encodeURIComponent(slug)}`;

function isTour(kept: unknown): kept is Tour {
  const tour = kept as Partial<Tour> | null;
  return (
    typeof tour?.slug === 'string' &&
    typeof tour.title === 'string' &&
    Array.isArray(tour.items) &&
    Array.isArray(tour.excludes)
  );
}

const areTours = (kept: unknown): kept is Tour[] => Array.isArray(kept) && kept.every(isTour);

/** The active tours in the agency's order, or what they last were while the store is away. */
export function useTours() {
  return useCachedAnswer(TOURS_PATH, areTours);
}

/** What is known of the tour at an address. */
export type FoundTour =
  | { status: 'found'; tour: Tour }
  | { status: 'loading' }
  | { status: 'unknown' }
  | { status: 'failed'; isAsking: boolean; retry: () => void };

/** One tour: out of the list where it is there, else read alone. */
export function useTour(slug: string): FoundTour {
  const { answer: tours } = useTours();
  const listed = tours?.find((tour) => tour.slug === slug);
  const { data, error, isValidating, mutate } = useSWR<Tour, unknown>(listed ? null : tourDataPath(slug), {
    revalidateOnFocus: false,
  });
  const tour = listed ?? data;
  if (tour) return { status: 'found', tour };
  if (isApiError(error) && error.kind === 'not-found') return { status: 'unknown' };
  if (error === undefined) return { status: 'loading' };
  return { status: 'failed', isAsking: isValidating, retry: () => void mutate() };
}
