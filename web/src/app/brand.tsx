import { siteNameOf } from '@bitacora/contracts/messages';
import { Link } from 'react-router-dom';
import { useAgency } from '../lib/agency.ts';
import { paths } from '../lib/paths.ts';

/** A sun on the horizon of a logbook page. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-9 shrink-0">
      <rect width="32" height="32" rx="8" className="fill-sea" />
      <path d="M9 16.5a7 7 0 0 1 14 0z" className="fill-sun" />
      <path
        d="M6 16.5h20M9 20.5h14M12.5 24.5h7"
        className="fill-none stroke-paper"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The agency's logo, or the mark of the product, and its name; leads home. A short one takes two lines between tablet and desk. */
export function Brand({ isShort = false }: { isShort?: boolean }) {
  const { data: agency } = useAgency();
  return (
    <Link
      to={paths.home}
      className="flex min-h-11 items-center gap-3 rounded-control text-lead leading-tight font-bold tracking-tight md:shrink-0 max-md:max-w-[calc(100%-5rem)]"
    >
      {agency?.logo ? (
        <img src={agency.logo} alt="" width={36} height={36} className="size-9 object-contain" />
      ) : (
        <Mark />
      )}
      <span className={isShort ? 'md:max-xl:line-clamp-2 md:max-xl:max-w-24 md:max-xl:leading-tight' : ''}>
        {siteNameOf(agency)}
      </span>
    </Link>
  );
}
