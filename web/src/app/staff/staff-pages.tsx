import { useRoutes } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { lazyPage } from '../lazy-page.tsx';
import { RequireRight } from './require-right.tsx';
import { staffScreens } from './staff-screens.ts';

const rights = [...new Set(staffScreens.map(({ right }) => right))];

/** Below `/admin`, where the site's own routes end. */
const below = (path: string) => path.slice(paths.admin.length).replace(/^\//, '');

const missing = { path: '*', element: lazyPage('*', () => import('../pages/not-found-page.tsx')) };

const routes = rights.map((right) => ({
  element: <RequireRight right={right} />,
  children: [
    ...staffScreens
      .filter((screen) => screen.right === right)
      .map(({ path, page }) => ({ path: below(path), element: lazyPage(path, page) })),
    ...(right === 'read' ? [missing] : []),
  ],
}));

/** The screen of staff that the address names, if this person may see it. */
export function StaffPages() {
  return useRoutes(routes);
}
