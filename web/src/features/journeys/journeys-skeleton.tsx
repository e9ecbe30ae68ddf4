import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of a journey while it is on its way. */
export function JourneysSkeleton() {
  return (
    <div aria-hidden className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-4">
        <Skeleton className="h-12 max-w-96" />
        <Skeleton className="h-52" />
        <Skeleton className="h-20" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
      <div className="grid content-start gap-4 lg:mt-16">
        <Skeleton className="h-48" />
        <Skeleton className="h-40" />
      </div>
    </div>
  );
}
