import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { FailureBoundary } from './failure-boundary.tsx';
import { PrivateLayout } from './private-layout.tsx';
import { PublicLayout } from './public-layout.tsx';
import { lazyPage } from './lazy-page.tsx';
import { RequireStaff } from './require-staff.tsx';
import { SiteRoot } from './site-root.tsx';
import { ToursOverPages } from './tours-over-pages.tsx';

/** Pages for everybody. */
const publicPages: RouteObject[] = [
  // The pages of these three are chosen in one place: a tour may open over another page.
  {
    element: <ToursOverPages />,
    children: ['home', 'tours', 'tours/:slug'].map((path) => ({ path, element: null })),
  },
  { path: 'contacts', element: lazyPage('contacts', () => import('../features/contacts/contacts-page.tsx')) },
  { path: 'about_us', element: lazyPage('about-us', () => import('../features/about-us/about-us-page.tsx')) },
  {
    path: 'questions_and_answers',
    element: lazyPage('questions', () => import('../features/questions/questions-page.tsx')),
  },
  {
    path: 'important_information',
    element: lazyPage(
      'important-information',
      () => import('../features/important-information/important-information-page.tsx'),
    ),
  },
  { path: 'terms_and_conditions', element: lazyPage('terms', () => import('../features/legal/terms-page.tsx')) },
  { path: 'privacy_policy', element: lazyPage('privacy', () => import('../features/legal/privacy-page.tsx')) },
  { path: 'login', element: lazyPage('login', () => import('../features/login/login-page.tsx')) },
  {
    path: 'user/reset_password',
    element: lazyPage('reset-password', () => import('../features/account/reset-password-page.tsx')),
  },
  {
    path: 'user/password/reset/confirm/:uid/:token',
    element: lazyPage('confirm-reset', () => import('../features/account/confirm-reset-page.tsx')),
  },
  {
    path: 'user/activate/:uid/:token',
    element: lazyPage('activate', () => import('../features/account/activate-page.tsx')),
  },
  {
    path: 'user/confirm_email/:uid/:token',
    element: lazyPage('confirm-email', () => import('../features/account/confirm-email-page.tsx')),
  },
  {
    path: 'user/undo_email/:uid/:token',
    element: lazyPage('undo-email', () => import('../features/account/undo-email-page.tsx')),
  },
  {
    path: 'user/confirm_account/:uid/:token',
    element: lazyPage('confirm-account', () => import('../features/account/confirm-account-page.tsx')),
  },
];

/** Pages of a person who is logged in, under the guard of `PrivateLayout`. */
const privatePages: RouteObject[] = [
  // One route with an optional id: choosing another journey keeps the page.
  {
    path: 'my_journeys/:journeyId?',
    element: lazyPage('my-journeys', () => import('./pages/my-journeys-page.tsx')),
  },
  {
    element: <RequireStaff />,
    children: [
      { path: 'admin', element: lazyPage('passengers', () => import('./pages/passengers-page.tsx')) },
      {
        path: 'admin/passengers/:passengerId',
        element: lazyPage('passenger', () => import('./pages/passenger-page.tsx')),
      },
      {
        path: 'admin/problem_reports',
        element: lazyPage('problem-reports', () => import('./pages/problem-reports-page.tsx')),
      },
      { path: 'admin/content', element: lazyPage('content', () => import('../features/content/overview-page.tsx')) },
      {
        path: 'admin/content/:section',
        element: lazyPage('content-document', () => import('../features/content/documents/document-page.tsx')),
      },
      // A tour that is not there yet has no id.
      ...['admin/content/tours/new', 'admin/content/tours/:tourId'].map((path) => ({
        path,
        element: lazyPage('content-tour', () => import('./pages/tour-editor-page.tsx')),
      })),
    ],
  },
  {
    path: 'user/report_problem',
    element: lazyPage('report-problem', () => import('../features/problem-reports/report-page.tsx')),
  },
  { path: 'passenger_information', element: <Navigate to="/user/information" replace /> },
  {
    path: 'user/information',
    element: lazyPage('information', () => import('../features/profile/information-page.tsx')),
  },
  { path: 'user/update', element: lazyPage('update', () => import('../features/profile/update-page.tsx')) },
  { path: 'user/sessions', element: lazyPage('sessions', () => import('../features/sessions/sessions-page.tsx')) },
  {
    path: 'user/change_password',
    element: lazyPage('change-password', () => import('../features/account/change-password-page.tsx')),
  },
];

/** A page that fails leaves the frame around it standing. */
const pageBoundary = (
  <FailureBoundary isInLayout>
    <Outlet />
  </FailureBoundary>
);

const layouts: RouteObject[] = [
  { index: true, element: <Navigate to="/home" replace /> },
  {
    element: (
      <FailureBoundary>
        <PublicLayout />
      </FailureBoundary>
    ),
    children: [
      {
        element: pageBoundary,
        children: [
          ...publicPages,
          { path: '*', element: lazyPage('not-found', () => import('./pages/not-found-page.tsx')) },
        ],
      },
    ],
  },
  {
    element: (
      <FailureBoundary>
        <PrivateLayout />
      </FailureBoundary>
    ),
    children: [{ element: pageBoundary, children: privatePages }],
  },
];

/** Every path of the site (specification §2). A staff page stands under `<RequireStaff />`. */
export const routes: RouteObject[] = [{ element: <SiteRoot />, children: layouts }];
