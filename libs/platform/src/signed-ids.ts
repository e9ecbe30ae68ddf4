import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretInUse, secretValues } from './config/secret-values.ts';

/** What is signed with one key for different purposes is told apart: none serves in place of another. */
const macOf = (key: string, purpose: string, id: string) =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(`${purpose} ${id}`).digest();

/** The first bytes of an id's signature. `key` is a `sealKey`; the one in use signs. */
export const signatureOf = (key: string, purpose: string, id: string, bytes: number): Buffer =>
  macOf(secretInUse(key), purpose, id).subarray(0, bytes);

/** Whether these bytes are an id's signature, by the key or the one before it while it is replaced. */
export const isSignatureOf = (key: string, purpose: string, id: string, signature: Buffer): boolean =>
  secretValues(key).some((one) => timingSafeEqual(macOf(one, purpose, id).subarray(0, signature.length), signature));
