import { shellMessages as messages } from '@bitacora/contracts/messages';
import type { SessionUser } from '../lib/session/stored-session.ts';
import { paths } from './paths.ts';

export interface NavigationEntry {
  label: string;
  to: string;
  /** Current on its own page only, because pages of other entries have longer addresses. */
  end?: boolean;
}

/** The navbar's links by role (specification §2); an entry appears here with the page behind it. */
export function navigationEntries(user: SessionUser | null): NavigationEntry[] {
  return [
    { label: messages.home, to: paths.home },
    { label: messages.tripLookup, to: paths.tripLookup },
    ...(user?.is_staff
      ? [{ label: messages.passengers, to: paths.admin, end: true }]
      : [
          { label: messages.contacts, to: paths.contacts },
          { label: messages.questions, to: paths.questions },
          { label: messages.aboutUs, to: paths.aboutUs },
        ]),
  ];
}

/** The links of the user menu, above `Cerrar Sesión`; staff also find there what they need less often. */
export function userMenuEntries(user: SessionUser): NavigationEntry[] {
  return [
    ...(user.is_staff
      ? [
          { label: messages.siteContent, to: paths.content },
          { label: messages.problemReports, to: paths.problemReports },
        ]
      : []),
    { label: messages.information, to: paths.information },
    { label: messages.changePassword, to: paths.changePassword },
    { label: messages.importantInformation, to: paths.importantInformation },
  ];
}
