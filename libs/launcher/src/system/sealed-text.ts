import { decrypt, encrypt } from '@bitacora/platform/encryption';
import { hash } from 'node:crypto';

const keyOf = (secret: string) => hash('sha256', `launcher.json ${secret}`, 'buffer');

/** A text that only who has the secret can read. */
export const sealText = (text: string, secret: string): string => encrypt(keyOf(secret), text);

/** Throws when the text was sealed with another secret. */
export const openText = (sealed: string, secret: string): string => decrypt(keyOf(secret), sealed);
