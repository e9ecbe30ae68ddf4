import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AccountMenu } from './account-menu.tsx';

/** The pages of an account, all as wide as each other, beside their one menu, which stays while they change and load. */
export default function AccountLayout() {
  const { pathname } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Reading goes on at the new page, and there it stays when the page's skeleton becomes the page.
    page.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div className="page-width page-room lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-10 print:p-0">
      <AccountMenu />
      <div ref={page} tabIndex={-1} className="min-w-0 outline-none">
        <Outlet />
      </div>
    </div>
  );
}
