import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { FailureBoundary } from './failure-boundary.tsx';
import { lazyPage } from './lazy-page.tsx';
import { paths } from '../lib/paths.ts';
import { PrivateLayout } from './private-layout.tsx';
import { PublicLayout } from './public-layout.tsx';
import { screens } from './screens.ts';
import { SiteRoot } from './site-root.tsx';
import { StaffArea } from './staff-part.tsx';
import { ToursOverPages } from './tours-over-pages.tsx';

/** The screens of a right whose pages are their own. */
const pagesFor = (right: (typeof screens)[number]['right'], isOfAccount = false): RouteObject[] =>
  screens.flatMap(({ path, page, ...screen }) =>
    page && screen.right === right && (screen.isOfAccount ?? false) === isOfAccount
      ? [{ path, element: lazyPage(path, page) }]
      : [],
  );

const publicPages: RouteObject[] = [
  {
    element: <ToursOverPages />,
    children: screens.filter(({ page }) => !page).map(({ path }) => ({ path, element: null })),
  },
  ...pagesFor('everyone'),
];

/** Under the guard of `PrivateLayout`. */
const privatePages: RouteObject[] = [
  ...pagesFor('person'),
  { element: lazyPage('account', () => import('./account-layout.tsx')), children: pagesFor('person', true) },
  { path: `${paths.admin}/*`, element: <StaffArea part="pages" /> },
  { path: '/passenger_information', element: <Navigate to={paths.information} replace /> },
];

/** A layout, and a boundary in it: a page that fails leaves the frame around it standing. */
const inLayout = (Layout: typeof PublicLayout, children: RouteObject[]): RouteObject => ({
  element: (
    <FailureBoundary>
      <Layout />
    </FailureBoundary>
  ),
  children: [
    {
      element: (
        <FailureBoundary isInLayout>
          <Outlet />
        </FailureBoundary>
      ),
      children,
    },
  ],
});

/** Every path of the site. */
export const routes: RouteObject[] = [
  {
    element: <SiteRoot />,
    children: [
      { index: true, element: <Navigate to={paths.home} replace /> },
      inLayout(PublicLayout, publicPages),
      inLayout(PrivateLayout, privatePages),
    ],
  },
];
