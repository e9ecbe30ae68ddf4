import { Skeleton } from '../skeleton.tsx';
import { words } from './words.ts';

/** Rows that are on their way: as high as those of a list, which are cards where there is little room. */
export function SkeletonRows({
  count = 6,
  className = 'h-28 @min-[52rem]:h-18',
  isList = false,
}: {
  /** Below the count of a list, and the header of its table: where its rows will be. */
  isList?: boolean;
  count?: number;
  className?: string;
}) {
  return (
    <>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <div aria-hidden className="@container">
        {isList && <div className="h-14 @min-[52rem]:h-26" />}
        <div className="grid gap-3 @min-[52rem]:gap-1">
          {Array.from({ length: count }, (_, index) => (
            <Skeleton key={index} className={className} />
          ))}
        </div>
      </div>
    </>
  );
}
