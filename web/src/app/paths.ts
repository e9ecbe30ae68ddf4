/** Addresses that more than one place leads to (specification §2; issue: paths). */
export const paths = {
  home: '/home',
  login: '/login',
  admin: '/admin',
  tripLookup: '/my_journeys',
  information: '/user/information',
  changePassword: '/user/change_password',
} as const;
