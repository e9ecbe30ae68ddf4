import { hash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** What the link of a proposal keeps secret: nobody guesses it, and it is safe in an address. */
export const newLink = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** How it is stored: whoever reads the database cannot open it. */
export const hashOfLink = (token: string): string => hash('sha256', token);
