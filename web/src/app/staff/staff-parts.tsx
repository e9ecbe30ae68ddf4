import { StaffSearch } from '../search/staff-search.tsx';
import type { StaffPartProps } from '../staff-part.tsx';
import { StaffMenu } from './staff-menu.tsx';
import { StaffMenuButton } from './staff-menu-button.tsx';
import { StaffNavbarLinks } from './staff-navbar-links.tsx';
import { StaffPages } from './staff-pages.tsx';

const parts = {
  menu: StaffMenu,
  menuButton: StaffMenuButton,
  search: StaffSearch,
  links: StaffNavbarLinks,
  pages: StaffPages,
};

/** What is there for staff alone, in one file to load. */
export function StaffParts({ part }: StaffPartProps) {
  const Part = parts[part];
  return <Part />;
}
