import { Secret, TOTP } from 'otpauth';
import { randomBytes } from 'node:crypto';

/** As RFC 4226 asks for: as long as the hash is. */
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** A phone's clock may be off by one period. */
const WINDOW = 1;

const RECOVERY_CODES = 10;
/** Nobody tries them all, not even with their hashes at hand. */
const RECOVERY_BYTES = 10;

export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an app reads from a picture: under which names it shows its codes. */
export const appAddress = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer, label, period: PERIOD_SECONDS }).toString();

/** The period that a code of the app is of (RFC 6238), counted since 1970; null when it is of none around now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
  const timestamp = now.getTime();
  const steps = totp.validate({ token: code, timestamp, window: WINDOW });
  return steps === null ? null : totp.counter({ timestamp }) + steps;
}

/** A code of 80 bits, in groups that people can copy by hand. */
const newRecoveryCode = () =>
  new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32
    .toLowerCase()
    .replaceAll(/.{4}(?=.)/g, '$&-');

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

/** However somebody writes it: in capitals, without its dashes, with spaces. */
export const plainRecoveryCode = (written: string): string => written.toLowerCase().replaceAll(/[^a-z2-7]/g, '');
