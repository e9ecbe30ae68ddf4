import type { Case, RouteName } from './case.ts';
import { accounts } from './cases/accounts.ts';
import { agencySettings } from './cases/agency-settings.ts';
import { billing } from './cases/billing.ts';
import { calendar } from './cases/calendar.ts';
import { catalog } from './cases/catalog.ts';
import { content } from './cases/content.ts';
import { designedPackages } from './cases/designed-packages.ts';
import { emails } from './cases/emails.ts';
import { handingOver } from './cases/hand-over.ts';
import { journeys } from './cases/journeys.ts';
import { journeyChats } from './cases/journey-chats.ts';
import { luggageRequests } from './cases/luggage-requests.ts';
import { mailChoices } from './cases/mail-choices.ts';
import { mailPreviews } from './cases/mail-previews.ts';
import { opinions } from './cases/opinions.ts';
import { passenger } from './cases/passenger.ts';
import { employees } from './cases/employees.ts';
import { people } from './cases/people.ts';
import { problemReports } from './cases/problem-reports.ts';
import { proposals } from './cases/proposals.ts';
import { profile } from './cases/profile.ts';
import { records } from './cases/records.ts';
import { reference } from './cases/reference.ts';
import { secondFactor } from './cases/second-factor.ts';
import { sessions } from './cases/sessions.ts';
import { statistics } from './cases/statistics.ts';
import { staffLists } from './cases/staff-lists.ts';

/** One row a route: a route without a row does not compile, and fails. */
export const cases: Record<RouteName, Case> = {
  ...accounts,
  ...agencySettings,
  ...emails,
  ...passenger,
  ...people,
  ...employees,
  ...handingOver,
  ...profile,
  ...secondFactor,
  ...sessions,
  ...journeys,
  ...designedPackages,
  ...records,
  ...catalog,
  ...content,
  ...billing,
  ...calendar,
  ...problemReports,
  ...journeyChats,
  ...luggageRequests,
  ...mailChoices,
  ...mailPreviews,
  ...opinions,
  ...proposals,
  ...staffLists,
  ...statistics,
  ...reference,
};
