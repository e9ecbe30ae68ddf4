import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useUser } from '../lib/session/use-session.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { MissingPart, Nothing } from '../ui/missing-part.tsx';
import { LayoutFrame } from './layout-frame.tsx';
import { RequireSession } from './require-session.tsx';

/** Its code is of no use to a visitor. */
const LiveStream = lazyPart(async () => (await import('./live-stream.tsx')).default, {
  Waiting: Nothing,
  Missing: Nothing,
});

/** Of use to staff alone. */
const StaffMenu = lazyPart(async () => (await import('./staff/staff-menu.tsx')).StaffMenu, {
  Waiting: () => <div className="hidden w-60 shrink-0 lg:block" />,
  Missing: MissingPart,
});

/** The layout of the pages of a person who is logged in: guarded, and told live of what changes. */
export function PrivateLayout() {
  const user = useUser();
  const isStaffPage = `${useLocation().pathname}/`.startsWith(`${paths.admin}/`);
  return (
    <LayoutFrame beside={user?.is_staff && isStaffPage ? <StaffMenu /> : null}>
      {user && <LiveStream key={user.id} personId={user.id} />}
      <RequireSession>
        <Outlet />
      </RequireSession>
    </LayoutFrame>
  );
}
