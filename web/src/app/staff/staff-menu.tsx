import { words } from './words.ts';
import { StaffLinks } from './staff-links.tsx';

/** Beside every page of staff from `lg` on; where there is no room beside, the navbar's button opens it as a drawer. */
export function StaffMenu() {
  return (
    <nav aria-label={words.menu} className="hidden w-60 shrink-0 pl-6 lg:block print:hidden">
      <div className="sticky top-0 max-h-dvh overflow-y-auto py-4">
        <StaffLinks />
      </div>
    </nav>
  );
}
