import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of the person's data while they are on their way. */
export function ProfileSkeleton() {
  return (
    <div aria-hidden className="grid gap-4 sm:gap-6 lg:grid-cols-2">
      <div className="grid gap-4 sm:gap-6">
        <Skeleton className="h-112" />
        <Skeleton className="h-72" />
      </div>
      <div className="grid content-start gap-4 sm:gap-6">
        <Skeleton className="h-72" />
        <Skeleton className="h-64" />
      </div>
    </div>
  );
}
