import type { SessionUser } from '../lib/session/stored-session.ts';
import { screens } from './screens.ts';

export interface NavigationEntry {
  label: string;
  to: string;
  /** Current on its own page only, because pages of other entries have longer addresses. */
  end?: boolean;
}

/** The entries of one menu, as the table of screens gives them to this person, or to a visitor. */
export function navigationEntries(place: 'navbar' | 'person', user: SessionUser | null): NavigationEntry[] {
  const who = user?.is_staff ? 'staff' : 'others';
  return screens.flatMap(({ path, menu }) => {
    if (menu?.in !== place || (menu.for && menu.for !== who)) return [];
    // An entry leads to the screen itself, whatever else its address may carry.
    return [{ label: menu.label, to: path.replace(/\/:.*/, ''), end: menu.end ?? false }];
  });
}
