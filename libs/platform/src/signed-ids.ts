import { createHmac, timingSafeEqual } from 'node:crypto';
import { secretInUse, secretValues } from './config/secret-values.ts';

/** By which key ids are signed, what for, and in how many bytes. */
interface Signing {
  /** A `sealKey`; the one in use signs. */
  key: string;
  /** What is signed with one key for different purposes is told apart: none serves in place of another. */
  purpose: string;
  bytes: number;
}

const ID_BYTES = 16;

const macOf = (key: string, ids: readonly string[], { purpose, bytes }: Signing) =>
  createHmac('sha256', Buffer.from(key, 'base64'))
    .update([purpose, ...ids].join(' '))
    .digest()
    .subarray(0, bytes);

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Ids and their signature in a row, which a link or an address holds in place of a login: kept nowhere, and nobody else's to make. */
export const signIds = (ids: readonly string[], signing: Signing): Buffer =>
  Buffer.concat([...ids.map(bytesOf), macOf(secretInUse(signing.key), ids, signing)]);

/** Which ids were signed, so many of them; null when they were not signed here, by the key or the one before it. */
export function readSignedIds(token: Buffer, count: number, signing: Signing): string[] | null {
  const end = count * ID_BYTES;
  if (token.length !== end + signing.bytes) return null;
  const ids = Array.from({ length: count }, (_, nth) => idOf(token.subarray(nth * ID_BYTES, (nth + 1) * ID_BYTES)));
  const signature = token.subarray(end);
  const isSigned = secretValues(signing.key).some((key) => timingSafeEqual(macOf(key, ids, signing), signature));
  return isSigned ? ids : null;
}
