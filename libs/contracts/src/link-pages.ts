/** The pages where somebody chooses a password by a secret link; whose account and which token follow in the address. */
export const passwordPages = {
  activation: '/user/activate',
  'password-reset': '/user/password/reset/confirm',
} as const;

/** The address of a secret link within the site. */
export const linkPath = (page: string, { uid, token }: { uid: string; token: string }): string =>
  `${page}/${encodeURIComponent(uid)}/${encodeURIComponent(token)}`;
