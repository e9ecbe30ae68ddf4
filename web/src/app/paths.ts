/** Addresses that more than one place leads to (specification §2; issue: paths). */
export const paths = {
  home: '/home',
  /** The quote form, on the home page. */
  quote: '/home#cotizar',
  tours: '/tours',
  login: '/login',
  admin: '/admin',
  problemReports: '/admin/problem_reports',
  tripLookup: '/my_journeys',
  information: '/user/information',
  changePassword: '/user/change_password',
} as const;
