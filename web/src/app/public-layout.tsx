import { Outlet } from 'react-router-dom';
import { LayoutFrame } from './layout-frame.tsx';

/** The layout of the pages for everybody. */
export function PublicLayout() {
  return (
    <LayoutFrame>
      <Outlet />
    </LayoutFrame>
  );
}
