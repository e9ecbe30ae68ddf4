import { siteNameOf } from '@bitacora/contracts/messages';
import { Link } from 'react-router-dom';
import { useAgency } from '../lib/agency.ts';
import { paths } from '../lib/paths.ts';
import { classNames } from '../ui/class-names.ts';

/** A sun on the horizon of a logbook page. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="h-11 w-9 shrink-0">
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

interface BrandProps {
  /** From tablets on its name stands in the row only where it has room as a whole; it is heard in any case. */
  isInRow?: boolean;
}

/** The agency's logo, or the mark of the product, and its name; leads home. */
export function Brand({ isInRow = false }: BrandProps) {
  const { data: agency } = useAgency();
  return (
    <Link
      to={paths.home}
      className={classNames(
        'flex min-h-11 items-center gap-x-3 rounded-control text-lead leading-tight font-bold tracking-tight',
        // It takes what the row has left; a name without room goes to a second line, which is cut off.
        isInRow
          ? `md:h-11 md:max-w-max md:shrink-0 md:grow-1000 md:flex-wrap md:content-start md:overflow-hidden ${agency?.logo ? 'md:basis-24' : 'md:basis-9'}`
          : 'md:shrink-0',
      )}
    >
      {agency?.logo ? (
        <img
          src={agency.logo}
          alt=""
          className={classNames('h-9 max-w-24 shrink-0 object-contain', isInRow && 'md:my-1')}
        />
      ) : (
        <Mark />
      )}
      <span className={isInRow ? 'md:flex md:h-11 md:items-center md:whitespace-nowrap' : ''}>
        {siteNameOf(agency)}
      </span>
    </Link>
  );
}
