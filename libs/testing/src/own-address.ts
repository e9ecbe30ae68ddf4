import { randomInt } from 'node:crypto';

/** An address that nobody else has, as a proxy reports it (`TRUSTED_PROXIES` of the platform that the stories share). */
export const fromNewAddress = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

/** An address of this suite's own: a limit that another suite reached is not this one's. */
export const fromOwnAddress = fromNewAddress();
