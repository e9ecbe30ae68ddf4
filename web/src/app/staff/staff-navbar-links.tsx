import { NavbarLink } from '../navbar-link.tsx';
import { useNavbarEntries } from './staff-navigation.ts';

/** The screens of staff that the navbar has, too. */
export function StaffNavbarLinks() {
  return useNavbarEntries().map((entry) => (
    <li key={entry.to}>
      <NavbarLink {...entry} />
    </li>
  ));
}
