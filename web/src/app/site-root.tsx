import { Outlet } from 'react-router-dom';
import { ScrollToTop } from './scroll-to-top.tsx';

/** Above both layouts, so that going from one to the other is a change of route like any. */
export function SiteRoot() {
  return (
    <>
      <Outlet />
      <ScrollToTop />
    </>
  );
}
