import { type Identity, linkFor, type Pair, post } from './identity.ts';

export const OTHER_PASSWORD = 'Iguana-marina-8';

/** What people ask of identity around a mailed link. */
export function linkCalls(identity: () => Identity) {
  return {
    activate: (body: unknown) => post(identity(), '/auth/users/activation/', body),
    askReset: (username: string) => post(identity(), '/auth/users/reset_password/', { username }),
    confirm: (body: Record<string, unknown>) =>
      post(identity(), '/auth/users/reset_password_confirm/', {
        new_password: OTHER_PASSWORD,
        re_new_password: OTHER_PASSWORD,
        ...body,
      }),
    refresh: (token: string) => post<Pair>(identity(), '/auth/jwt/refresh/', { refresh: token }),
    resetLink: (email: string) => linkFor(identity(), 'identity.password-reset-requested', email),
  };
}
