import { classNames } from './class-names.ts';

/** A line icon of our own: the path of a kind of service (`@bitacora/contracts/kind-icons`). */
export function LineIcon({ path, className = 'size-6' }: { path: string; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', className)}
    >
      <path d={path} />
    </svg>
  );
}
