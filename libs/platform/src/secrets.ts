import { hash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A secret that nobody guesses, safe in an address: of a token, a device, or a link that opens something by itself. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** How secrets are stored, by whoever keeps or knows one: who reads a database cannot use them. */
export const hashOfSecret = (secret: string): string => hash('sha256', secret);
