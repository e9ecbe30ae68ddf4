import { Skeleton } from '../skeleton.tsx';
import { words } from './words.ts';

/** Rows that are on their way. */
export function SkeletonRows({ count = 6, className = 'h-14' }: { count?: number; className?: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <div aria-hidden className="grid gap-3">
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} className={className} />
        ))}
      </div>
    </>
  );
}
