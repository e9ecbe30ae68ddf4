import type { Tour } from '@bitacora/contracts';
import { DrawnView } from '../../ui/drawn-view.tsx';
import { Picture } from '../../ui/picture.tsx';

interface TourPictureProps {
  tour: Tour;
  sizes: string;
  priority?: boolean;
  className?: string;
}

/** A tour's picture in a place that keeps its shape; where there is none, a low one. */
export function TourPicture({ tour, sizes, priority = false, className = '' }: TourPictureProps) {
  return tour.picture ? (
    <Picture image={tour.picture} sizes={sizes} priority={priority} className={`aspect-4/3 w-full ${className}`} />
  ) : (
    <DrawnView className={`aspect-8/3! w-full ${className}`} />
  );
}
