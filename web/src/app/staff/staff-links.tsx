import { Link, NavLink } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import type { NavigationEntry } from '../navigation-entries.ts';
import { words } from './words.ts';
import { type Icon, iconOf } from './staff-entries.ts';
import { useStaffEntries } from './staff-navigation.ts';
import { useWaiting, type WaitingThere } from './use-waiting.ts';

interface MenuLinkProps extends NavigationEntry {
  Icon?: Icon;
  /** Going there, to the page that is shown already, too. */
  onFollow?: (() => void) | undefined;
}

/** A line of a menu; a yellow one stands at the current page. */
export function MenuLink({ to, label, Icon, onFollow }: MenuLinkProps) {
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
    </NavLink>
  );
}

/** How many wait at a screen, at the end of its line: the way to them. */
function WaitingLink({ label, count, list, onFollow }: WaitingThere & Pick<MenuLinkProps, 'label' | 'onFollow'>) {
  return (
    <Link
      to={list}
      onClick={onFollow}
      className="group absolute inset-y-0 right-0 flex min-w-11 items-center justify-center rounded-control px-3"
    >
      <span className="tabular rounded-control bg-wait-tint px-2 text-small font-semibold text-wait group-hover:underline">
        {words.shownCount(count)}
      </span>
      <span className="sr-only"> {words.waitingAt(label)}</span>
    </Link>
  );
}

/** The screens of staff that this person may use, each with how many wait there, and the way to those. */
export function StaffLinks({ onFollow }: Pick<MenuLinkProps, 'onFollow'>) {
  const entries = useStaffEntries();
  const waitingAt = useWaiting();
  return (
    <ul className="grid">
      {entries.map((entry) => {
        const waiting = waitingAt(entry.to);
        return (
          <li key={entry.to} className={classNames('relative', waiting && '*:first:pr-16')}>
            <MenuLink {...entry} Icon={iconOf(entry.to)} onFollow={onFollow} />
            {waiting && <WaitingLink {...waiting} label={entry.label} onFollow={onFollow} />}
          </li>
        );
      })}
    </ul>
  );
}
