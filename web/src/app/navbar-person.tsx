import { fullName, shortName } from '@bitacora/kernel/full-name';
import type { SessionState } from '../lib/session/session.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { MissingPart } from '../ui/missing-part.tsx';
import { NavbarLink } from './navbar-link.tsx';
import { navigationEntries } from './navigation-entries.ts';
import { paths } from '../lib/paths.ts';
import { useLogOut } from './use-log-out.ts';
import { words } from './words.ts';

const UserMenu = lazyPart(async () => (await import('./user-menu.tsx')).UserMenu, {
  Waiting: ({ name }) => <span className="flex min-h-11 items-center px-3 font-semibold">{name}</span>,
  Missing: MissingPart,
});

/** At the end of the navbar: the way in, or the person with the way out. */
export function NavbarPerson({ state }: { state: SessionState }) {
  const logOut = useLogOut();
  if (state.status === 'loading') return null;
  if (state.status !== 'authenticated') {
    return (
      <LinkButton
        to={paths.login}
        className="mt-2 whitespace-nowrap md:mt-0 md:ml-3 md:max-lg:px-3 md:max-xl:text-small"
      >
        {words.logIn}
      </LinkButton>
    );
  }
  const name = fullName(state.user);
  const entries = navigationEntries('person', state.user);
  return (
    <>
      <div className="hidden min-w-24 md:ml-1 md:block md:max-lg:text-small xl:ml-2">
        <UserMenu name={shortName(state.user)} entries={entries} onLogOut={logOut} />
      </div>
      <div className="mt-2 border-t border-line pt-2 md:hidden">
        <p className="px-3 py-2 font-semibold">{name}</p>
        {entries.map((entry) => (
          <NavbarLink key={entry.to} {...entry} />
        ))}
        <button
          type="button"
          className="flex min-h-11 w-full items-center rounded-control px-3 text-left font-medium hover:bg-sea-tint"
          onClick={logOut}
        >
          {words.logOut}
        </button>
      </div>
    </>
  );
}
