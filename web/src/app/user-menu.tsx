import { shellMessages as messages } from '@bitacora/contracts/messages';
import { Menu } from '../ui/menu.tsx';
import { userMenuEntries } from './navigation-entries.ts';

/** The dropdown with the person's name. */
export function UserMenu({ name, onLogOut }: { name: string; onLogOut: () => void }) {
  return <Menu label={name} entries={[...userMenuEntries, { label: messages.logOut, onSelect: onLogOut }]} />;
}
