import { NavLink } from 'react-router-dom';
import { classNames } from '../ui/class-names.ts';
import type { NavigationEntry } from './navigation-entries.ts';

interface NavbarLinkProps extends NavigationEntry {
  /** Between tablet and desk its words stand below each other, where one row has no room for all of them. */
  isNarrow?: boolean;
}

/** A link of the navbar; the current page stands on a yellow line. */
export function NavbarLink({ label, to, isNarrow = false }: NavbarLinkProps) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        classNames(
          'flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-sea-tint md:px-2 xl:px-3 xl:whitespace-nowrap',
          isNarrow ? 'md:text-center md:leading-tight md:max-xl:w-min' : 'md:whitespace-nowrap',
          isActive &&
            'bg-sun/25 shadow-[inset_3px_0_0_var(--color-sun)] md:bg-transparent md:shadow-[inset_0_-3px_0_var(--color-sun)]',
        )
      }
    >
      {label}
    </NavLink>
  );
}
