import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a journey while it is on its way. */
export function JourneysSkeleton() {
  return (
    <div aria-hidden className="grid gap-6">
      <Skeleton className="h-12 sm:mt-7 sm:max-w-96" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-6">
          <Skeleton className="h-107" />
          <Skeleton className="h-20" />
          <Skeleton className="h-54" />
          <Skeleton className="h-54" />
        </div>
        <div className="grid content-start gap-4">
          <Skeleton className="h-70" />
          <Skeleton className="h-48" />
        </div>
      </div>
    </div>
  );
}
