import { loadCode } from '../lib/code/load-code.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { MissingPart } from '../ui/missing-part.tsx';
import { MissingPage } from './missing-page.tsx';

export interface StaffPartProps {
  /** Beside the page; in the navbar, what opens the same as a drawer, the search, and links; or the pages themselves. */
  part: 'menu' | 'menuButton' | 'search' | 'links' | 'pages';
}

const places: Partial<Record<StaffPartProps['part'], string>> = {
  menu: 'hidden w-60 shrink-0 lg:block',
  menuButton: 'size-11 lg:hidden',
  search: 'size-11',
};

const load = async () => (await import('./staff/staff-parts.tsx')).StaffParts;

/** What staff have around their pages: of no use to a visitor, and loaded for staff alone. */
export const StaffPart = lazyPart<StaffPartProps>(load, {
  Waiting: ({ part }) => (part === 'links' ? null : <span className={places[part]} />),
  Missing: MissingPart,
});

/** The same code as a page: without it there is nothing else to see. */
export const StaffArea = lazyPart<StaffPartProps>(load, {
  Waiting: LoadingScreen,
  Missing: MissingPage,
  ask: loadCode,
});
