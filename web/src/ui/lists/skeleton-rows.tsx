import { Skeleton } from '../skeleton.tsx';

/** Rows that are on their way. */
export function SkeletonRows({ count = 6, className = 'h-14' }: { count?: number; className?: string }) {
  return (
    <div aria-hidden className="grid gap-3">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={className} />
      ))}
    </div>
  );
}
