import type { Right } from '@bitacora/contracts';
import { useRights } from '../../lib/session/use-employee.ts';
import type { NavigationEntry } from '../navigation-entries.ts';
import { staffScreens } from './staff-screens.ts';

const entriesOf = (rights: readonly Right[], isShown: (menu: { isInNavbar?: true }) => boolean): NavigationEntry[] =>
  staffScreens.flatMap(({ path, menu, right }) =>
    menu && isShown(menu) && rights.includes(right) ? [{ label: menu.label, to: path }] : [],
  );

/** The screens of staff that this person may use, as the menu has them. */
export const useStaffEntries = (): NavigationEntry[] => entriesOf(useRights(), () => true);

/** Those of them that the navbar has, too. */
export const useNavbarEntries = (): NavigationEntry[] =>
  entriesOf(useRights(), ({ isInNavbar }) => isInNavbar === true);
