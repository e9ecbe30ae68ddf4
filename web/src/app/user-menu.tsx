import { Menu } from '../ui/menu.tsx';
import type { NavigationEntry } from './navigation-entries.ts';
import { words } from './words.ts';

interface UserMenuProps {
  name: string;
  entries: readonly NavigationEntry[];
  onLogOut: () => void;
}

/** The dropdown with the person's name. */
export function UserMenu({ name, entries, onLogOut }: UserMenuProps) {
  return <Menu label={name} entries={[...entries, { label: words.logOut, onSelect: onLogOut }]} />;
}
