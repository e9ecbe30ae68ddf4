import { randomInt } from 'node:crypto';

/**
 * An address of this suite's own, as a proxy reports it (`TRUSTED_PROXIES` of the platform that the stories share): a
 * limit that another suite reached is not this one's.
 */
export const fromOwnAddress = {
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
} as const;
