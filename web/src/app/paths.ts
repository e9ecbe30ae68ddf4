/** Addresses that more than one place leads to (product 3.1). */
export const paths = {
  home: '/home',
  /** The quote form, on the home page. */
  quote: '/home#cotizar',
  tours: '/tours',
  contacts: '/contacts',
  aboutUs: '/about_us',
  questions: '/questions_and_answers',
  importantInformation: '/important_information',
  terms: '/terms_and_conditions',
  privacy: '/privacy_policy',
  login: '/login',
  admin: '/admin',
  quotes: '/admin/quotes',
  problemReports: '/admin/problem_reports',
  content: '/admin/content',
  tripLookup: '/my_journeys',
  information: '/user/information',
  changePassword: '/user/change_password',
} as const;
