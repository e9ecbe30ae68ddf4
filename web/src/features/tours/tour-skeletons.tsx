import { TOUR_GRID_COLUMNS } from '@bitacora/contracts/constants';
import { Skeleton } from '../../ui/skeleton.tsx';
import { tourGridStyle } from './tour-grid-style.ts';

/** A row of cards to come, each in the shape of a tour's. */
export function TourSkeletons() {
  return (
    <div className={tourGridStyle}>
      {Array.from({ length: TOUR_GRID_COLUMNS.lg }, (_, card) => (
        <div key={card} className="overflow-hidden rounded-card border border-line bg-white">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="flex flex-col gap-3 px-4 py-4">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-24" />
            <Skeleton className="mt-2 h-6 w-20" />
          </div>
        </div>
      ))}
    </div>
  );
}
