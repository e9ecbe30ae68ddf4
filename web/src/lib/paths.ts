import { openLuggagePath, openQuotePath, staffJourneyPath, staffPages } from '@bitacora/contracts';

/** With what is asked there. */
export const at = (path: string, query: Record<string, string>): string =>
  `${path}?${String(new URLSearchParams(query))}`;

/** Addresses that another place leads to (product 3.1); `app/screens.ts` says what is at each. */
export const paths = {
  home: '/home',
  /** The quote form, on the home page. */
  quote: '/home#cotizar',
  tours: '/tours',
  tour: (slug: string) => `/tours/${encodeURIComponent(slug)}`,
  contacts: '/contacts',
  aboutUs: '/about_us',
  questions: '/questions_and_answers',
  importantInformation: '/important_information',
  terms: '/terms_and_conditions',
  privacy: '/privacy_policy',
  login: '/login',
  resetPassword: '/user/reset_password',
  /** Where staff begin: "Hoy". */
  admin: '/admin',
  newPassenger: '/admin/new_passenger',
  journeys: '/admin/journeys',
  journey: staffJourneyPath,
  calendar: '/admin/calendar',
  passengers: '/admin/passengers',
  passenger: (id: string) => `/admin/passengers/${id}`,
  newJourney: '/admin/new_journey',
  packages: '/admin/packages',
  billing: '/admin/billing',
  quotes: staffPages.quotes,
  /** Where a visitor reads a proposal. */
  proposal: (token: string) => `/propuesta/${token}`,
  openQuote: openQuotePath,
  employees: '/admin/employees',
  statistics: '/admin/statistics',
  settings: '/admin/settings',
  mailTemplates: '/admin/mails',
  problemReports: staffPages.problems,
  luggage: staffPages.luggage,
  openLuggage: openLuggagePath,
  /** Where mails of before lead. */
  formerProblemReports: '/admin/problem_reports',
  content: '/admin/content',
  editDocument: (slug: string) => `/admin/content/${slug}`,
  newTour: '/admin/content/tours/new',
  editTour: (id: string) => `/admin/content/tours/${id}`,
  tripLookup: '/my_journeys',
  reportProblem: '/user/report_problem',
  information: '/user/information',
  updateProfile: '/user/update',
  mails: '/user/mails',
  sessions: '/user/sessions',
  changePassword: '/user/change_password',
  secondFactor: '/user/second_factor',
} as const;

/** Where somebody begins: staff at their landing page, others at the trip lookup. */
export const landingPath = ({ is_staff }: { is_staff: boolean }): string => (is_staff ? paths.admin : paths.tripLookup);
