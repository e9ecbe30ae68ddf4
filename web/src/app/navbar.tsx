import { Bars3Icon, XMarkIcon } from '@heroicons/react/24/outline';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../lib/session/use-session.ts';
import { Brand } from './brand.tsx';
import { NavbarLink } from './navbar-link.tsx';
import { NavbarPerson } from './navbar-person.tsx';
import { navigationEntries } from './navigation-entries.ts';
import { paths } from '../lib/paths.ts';
import { StaffPart } from './staff-part.tsx';
import { words } from './words.ts';

/** The thumb bar goes while it is open (`styles/thumb-bar.css`). */
const PANEL_ID = 'menu-principal';

/**
 * Brand, links by role and the person. Below `md` the links fold behind a button (product 3.3); staff have a drawer with
 * them and their own menu.
 */
export function Navbar() {
  const state = useSession();
  const user = state.status === 'authenticated' ? state.user : null;
  const isStaff = user?.is_staff ?? false;
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Open only on the page where it was opened: going elsewhere closes it.
  const isOpen = openAt === pathname;
  const Icon = isOpen ? XMarkIcon : Bars3Icon;

  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenAt(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);

  return (
    <header className="relative z-30 border-b border-line bg-paper print:hidden">
      <nav
        aria-label={words.mainNavigation}
        className="page-width flex flex-wrap items-center justify-between gap-x-4 py-2.5 md:flex-nowrap short:py-1"
      >
        {isStaff && <StaffPart part="menuButton" />}
        <Brand isInRow />
        {isStaff ? (
          <StaffPart part="search" />
        ) : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={PANEL_ID}
            aria-label={isOpen ? words.closeMenu : words.openMenu}
            className="grid size-11 place-items-center rounded-control text-sea hover:bg-sea-tint md:hidden"
            onClick={() => setOpenAt(isOpen ? null : pathname)}
          >
            <Icon aria-hidden="true" className="size-6" />
          </button>
        )}
        <div
          id={PANEL_ID}
          className={`${isOpen ? 'flex' : 'hidden'} w-full flex-col gap-1 pt-2 pb-1 md:flex md:w-auto md:min-w-0 md:grow md:flex-row md:items-center md:justify-end md:p-0`}
        >
          <ul className="flex flex-col gap-1 md:shrink-0 md:flex-row md:items-center md:gap-0 xl:gap-1">
            {navigationEntries('navbar', user).map((entry) => (
              // On a tablet one row has no room for all that is public; the brand leads home, too.
              <li key={entry.to} className={entry.to === paths.home && !isStaff ? 'md:max-lg:hidden' : ''}>
                <NavbarLink {...entry} isNarrow={!isStaff} />
              </li>
            ))}
            {isStaff && <StaffPart part="links" />}
          </ul>
          <NavbarPerson state={state} />
        </div>
      </nav>
    </header>
  );
}
