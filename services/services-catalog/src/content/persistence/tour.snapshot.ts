import { type ContentSnapshot, type TourContent, tourContent } from '@bitacora/contracts';
import { dollarsOfCents } from '@bitacora/kernel';
import type { Tour } from '../domain/tour.ts';

/** A tour as it is kept by whoever shows it; its version and the address of its picture are added when it is read. */
export const contentOfTour = ({ priceFromCents, position, ...tour }: Tour): TourContent =>
  tourContent.parse({
    ...tour,
    price_from: priceFromCents === null ? null : dollarsOfCents(priceFromCents),
    order: position,
  });

export function tourSnapshot(tour: Tour): ContentSnapshot {
  return {
    id: tour.id,
    agency: tour.agency,
    collection: 'packages',
    name: tour.slug,
    content: contentOfTour(tour),
    is_removed: tour.removedAt !== null,
  };
}
