import { classNames } from './class-names.ts';

/** One grey shape of what comes, after 150 ms. Give it the size of the real thing, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block rounded-control bg-line', className)} />;
}
