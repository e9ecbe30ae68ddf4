import type { SessionUser } from '../lib/session/stored-session.ts';
import { screens } from './screens.ts';

export interface NavigationEntry {
  label: string;
  to: string;
}

/** The entries of one menu, as the table of screens gives them to this person, or to a visitor. */
export function navigationEntries(place: 'navbar' | 'person', user: SessionUser | null): NavigationEntry[] {
  return screens.flatMap(({ path, menu }) => {
    if (menu?.in !== place || (menu.notForStaff && user?.is_staff)) return [];
    // An entry leads to the screen itself, whatever else its address may carry.
    return [{ label: menu.label, to: path.replace(/\/:.*/, '') }];
  });
}
