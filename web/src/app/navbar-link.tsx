import { NavLink } from 'react-router-dom';
import { classNames } from '../ui/class-names.ts';
import type { NavigationEntry } from './navigation-entries.ts';

interface NavbarLinkProps extends NavigationEntry {
  /** Smaller between tablet and desk, and on a tablet in two lines, where one row has to hold them all beside the name. */
  isNarrow?: boolean;
}

/** A link of the navbar; the current page stands on a yellow line. */
export function NavbarLink({ label, to, isNarrow = false }: NavbarLinkProps) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        classNames(
          'flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-sea-tint md:px-2 xl:px-3',
          isNarrow ? 'lg:whitespace-nowrap' : 'md:whitespace-nowrap',
          isNarrow &&
            'md:max-xl:text-small md:max-lg:w-min md:max-lg:px-1.5 md:max-lg:text-center md:max-lg:leading-tight',
          isActive &&
            'bg-sun/25 shadow-[inset_3px_0_0_var(--color-sun)] md:bg-transparent md:shadow-[inset_0_-3px_0_var(--color-sun)]',
        )
      }
    >
      {label}
    </NavLink>
  );
}
