import { StaffSearch } from '../search/staff-search.tsx';
import type { StaffPartProps } from '../staff-part.tsx';
import { StaffMenu } from './staff-menu.tsx';
import { StaffMenuButton } from './staff-menu-button.tsx';

const parts = { menu: StaffMenu, menuButton: StaffMenuButton, search: StaffSearch };

/** All that staff have around their pages, in one file to load. */
export function StaffParts({ part }: StaffPartProps) {
  const Part = parts[part];
  return <Part />;
}
