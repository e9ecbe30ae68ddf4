import type { ComponentType } from 'react';
import { paths } from '../lib/paths.ts';
import { words } from './words.ts';

interface MenuEntry {
  /** The navbar, or the menu under the person's name. */
  in: 'navbar' | 'person';
  label: string;
  /** Whoever works for the agency has no use for it. */
  notForStaff?: true;
}

interface Screen {
  path: string;
  /** Loaded when somebody goes there. Without it the page is chosen elsewhere: a tour may open over another page. */
  page?: () => Promise<{ default: ComponentType }>;
  /** Who may see it: everyone, or a person who is logged in. */
  right: 'everyone' | 'person';
  menu?: MenuEntry;
  /** A page of the person's account, beside its menu (`account-menu.tsx`). */
  isOfAccount?: boolean;
}

/**
 * Every screen of the site, but those of staff, which a visitor never loads (`staff/staff-screens.ts`); the routes, their
 * guards and the menus follow from it, in this order.
 */
export const screens: readonly Screen[] = [
  { path: paths.home, right: 'everyone', menu: { in: 'navbar', label: words.home } },
  { path: paths.tours, right: 'everyone', menu: { in: 'navbar', label: words.tours, notForStaff: true } },
  { path: `${paths.tours}/:slug`, right: 'everyone' },
  {
    // One route with an optional id: choosing another journey keeps the page.
    path: `${paths.tripLookup}/:journeyId?`,
    page: () => import('./pages/my-journeys-page.tsx'),
    right: 'person',
    menu: { in: 'navbar', label: words.tripLookup },
  },
  {
    path: paths.contacts,
    page: () => import('../features/contacts/contacts-page.tsx'),
    right: 'everyone',
    menu: { in: 'navbar', label: words.contacts, notForStaff: true },
  },
  {
    path: paths.questions,
    page: () => import('../features/questions/questions-page.tsx'),
    right: 'everyone',
    menu: { in: 'navbar', label: words.questions, notForStaff: true },
  },
  {
    path: paths.aboutUs,
    page: () => import('../features/about-us/about-us-page.tsx'),
    right: 'everyone',
    menu: { in: 'navbar', label: words.aboutUs, notForStaff: true },
  },
  { path: paths.terms, page: () => import('../features/legal/terms-page.tsx'), right: 'everyone' },
  { path: paths.privacy, page: () => import('../features/legal/privacy-page.tsx'), right: 'everyone' },
  { path: paths.login, page: () => import('../features/login/login-page.tsx'), right: 'everyone' },
  {
    path: paths.resetPassword,
    page: () => import('../features/account/reset-password-page.tsx'),
    right: 'everyone',
  },
  {
    path: '/user/password/reset/confirm/:uid/:token',
    page: () => import('../features/account/confirm-reset-page.tsx'),
    right: 'everyone',
  },
  {
    path: paths.proposal(':token'),
    page: () => import('../features/proposals/proposal-page.tsx'),
    right: 'everyone',
  },
  {
    path: '/correos/:token',
    page: () => import('../features/mail-choices/mail-choices-page.tsx'),
    right: 'everyone',
  },
  {
    path: '/opinion/:token',
    page: () => import('../features/opinions/opinion-page.tsx'),
    right: 'everyone',
  },
  {
    path: '/user/activate/:uid/:token',
    page: () => import('../features/account/activate-page.tsx'),
    right: 'everyone',
  },
  {
    path: '/user/confirm_email/:uid/:token',
    page: () => import('../features/account/confirm-email-page.tsx'),
    right: 'everyone',
  },
  {
    path: '/user/undo_email/:uid/:token',
    page: () => import('../features/account/undo-email-page.tsx'),
    right: 'everyone',
  },
  {
    path: '/user/confirm_account/:uid/:token',
    page: () => import('../features/account/confirm-account-page.tsx'),
    right: 'everyone',
  },
  {
    path: '/user/employment/:uid/:token',
    page: () => import('../features/account/employment-page.tsx'),
    right: 'everyone',
  },
  {
    path: paths.reportProblem,
    page: () => import('../features/problem-reports/report-page.tsx'),
    right: 'person',
    isOfAccount: true,
  },
  {
    path: paths.information,
    page: () => import('../features/profile/information-page.tsx'),
    right: 'person',
    isOfAccount: true,
    menu: { in: 'person', label: words.information },
  },
  {
    path: paths.updateProfile,
    page: () => import('../features/profile/update-page.tsx'),
    right: 'person',
    isOfAccount: true,
  },
  {
    path: paths.mails,
    page: () => import('../features/mail-choices/own-mails-page.tsx'),
    right: 'person',
    isOfAccount: true,
  },
  {
    path: paths.sessions,
    page: () => import('../features/sessions/sessions-page.tsx'),
    right: 'person',
    isOfAccount: true,
  },
  {
    path: paths.changePassword,
    page: () => import('../features/account/change-password-page.tsx'),
    right: 'person',
    isOfAccount: true,
    menu: { in: 'person', label: words.changePassword },
  },
  {
    path: paths.secondFactor,
    page: () => import('../features/second-factor/second-factor-page.tsx'),
    right: 'person',
    isOfAccount: true,
  },
  {
    path: paths.importantInformation,
    page: () => import('../features/important-information/important-information-page.tsx'),
    right: 'everyone',
    menu: { in: 'person', label: words.importantInformation },
  },
  { path: '*', page: () => import('./pages/not-found-page.tsx'), right: 'everyone' },
];
