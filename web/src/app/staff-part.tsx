import { lazyPart } from '../ui/lazy-part.tsx';
import { MissingPart } from '../ui/missing-part.tsx';

export interface StaffPartProps {
  /** Beside the page; in the navbar, what opens the same as a drawer, and the search. */
  part: 'menu' | 'menuButton' | 'search';
}

const places: Record<StaffPartProps['part'], string> = {
  menu: 'hidden w-60 shrink-0 lg:block',
  menuButton: 'size-11 lg:hidden',
  search: 'size-11',
};

/** What staff have around their pages: of no use to a visitor, and loaded for staff alone. */
export const StaffPart = lazyPart<StaffPartProps>(async () => (await import('./staff/staff-parts.tsx')).StaffParts, {
  Waiting: ({ part }) => <span className={places[part]} />,
  Missing: MissingPart,
});
