import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of two devices while the list is on its way. */
export function SessionsSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-4">
      <Skeleton className="h-5 w-28" />
      <div className="divide-y divide-line rounded-card border border-line bg-white">
        {Array.from({ length: 2 }, (_, row) => (
          <div key={row} className="flex gap-4 px-4 py-4 sm:px-5">
            <Skeleton className="size-6 shrink-0" />
            <div className="flex grow flex-col gap-2">
              <Skeleton className="h-6 w-40" />
              <Skeleton className="h-4 w-56 max-w-full" />
              <Skeleton className="h-4 w-56 max-w-full" />
              <Skeleton className="mt-2 h-11 sm:w-36" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
