import type { Right } from '@bitacora/contracts';
import type { SessionUser } from '../lib/session/stored-session.ts';
import { screens } from './screens.ts';

export interface NavigationEntry {
  label: string;
  to: string;
}

/** The entries of one menu, as the table of screens gives them to this person with these rights, or to a visitor. */
export function navigationEntries(
  place: 'navbar' | 'staff' | 'person',
  user: SessionUser | null,
  rights: readonly Right[],
): NavigationEntry[] {
  return screens.flatMap(({ path, menu, right }) => {
    const isThere = menu?.in === place || (place === 'navbar' && menu?.alsoInNavbar);
    if (!isThere || (menu.notForStaff && user?.is_staff)) return [];
    if (right !== 'everyone' && right !== 'person' && !rights.includes(right)) return [];
    // An entry leads to the screen itself, whatever else its address may carry.
    return [{ label: menu.label, to: path.replace(/\/:.*/, '') }];
  });
}
