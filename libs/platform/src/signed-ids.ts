import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretInUse, secretValues } from './config/secret-values.ts';

const ID_BYTES = 16;
const SIGNATURE_BYTES = 20;

/** What is signed with one key for different purposes is told apart: none serves in place of another. */
const macOf = (key: string, purpose: string, ids: readonly string[]) =>
  createHmac('sha256', Buffer.from(key, 'base64'))
    .update([purpose, ...ids].join(' '))
    .digest()
    .subarray(0, SIGNATURE_BYTES);

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * Ids that a link holds in place of a login, signed: kept nowhere, and safe in an address. `key` is a `sealKey`; the one in use
 * signs.
 */
export const signedIds = (key: string, purpose: string, ids: readonly string[]): string =>
  Buffer.concat([...ids.map(bytesOf), macOf(secretInUse(key), purpose, ids)]).toString('base64url');

/** The ids of such a text; null unless it holds so many, signed for this purpose by the key or the one before it. */
export function readSignedIds(key: string, purpose: string, text: string, count: number): string[] | null {
  const bytes = Buffer.from(text, 'base64url');
  const end = count * ID_BYTES;
  if (bytes.length !== end + SIGNATURE_BYTES) return null;
  const ids = Array.from({ length: count }, (_, nth) => idOf(bytes.subarray(nth * ID_BYTES, (nth + 1) * ID_BYTES)));
  const signature = bytes.subarray(end);
  return secretValues(key).some((one) => timingSafeEqual(macOf(one, purpose, ids), signature)) ? ids : null;
}
