import { NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import type { NavigationEntry } from '../navigation-entries.ts';
import { words } from './words.ts';
import { type Icon, iconOf } from './staff-entries.ts';
import { useStaffEntries } from './staff-navigation.ts';
import { useWaiting } from './use-waiting.ts';

interface MenuLinkProps extends NavigationEntry {
  Icon?: Icon;
  /** How many wait there for somebody to act. */
  waiting?: number;
  /** Going there, to the page that is shown already, too. */
  onFollow?: (() => void) | undefined;
}

/** A line of a menu; the current page stands beside a yellow one. */
export function MenuLink({ to, label, Icon, waiting = 0, onFollow }: MenuLinkProps) {
  return (
    <NavLink
      to={to}
      // All screens of staff are below the board's address.
      end={to === paths.admin}
      onClick={onFollow}
      className={({ isActive }) =>
        classNames(
          'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium hover:bg-sea-tint',
          isActive && 'bg-sun/25 shadow-[inset_3px_0_0_var(--color-sun)]',
        )
      }
    >
      {Icon && <Icon aria-hidden="true" className="size-5 shrink-0 text-sea" />}
      <span className="min-w-0 grow py-1">{label}</span>
      {waiting > 0 && (
        <span className="tabular rounded-control bg-wait-tint px-2 text-small font-semibold text-wait">
          {words.shownCount(waiting)}
          <span className="sr-only"> {words.waiting}</span>
        </span>
      )}
    </NavLink>
  );
}

/** The screens of staff that this person may use, each with how many wait there. */
export function StaffLinks({ onFollow }: Pick<MenuLinkProps, 'onFollow'>) {
  const entries = useStaffEntries();
  const waitingAt = useWaiting();
  return (
    <ul className="grid gap-1">
      {entries.map((entry) => (
        <li key={entry.to}>
          <MenuLink {...entry} Icon={iconOf(entry.to)} waiting={waitingAt(entry.to)} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}
