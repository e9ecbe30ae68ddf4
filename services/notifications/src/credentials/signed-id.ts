import { isSignatureOf, signatureOf } from '@bitacora/platform';

/** What an id is signed for, and in how many bytes. */
interface Seal {
  key: string;
  purpose: string;
  bytes: number;
}

const ID_BYTES = 16;

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** An id and its signature in a row: kept nowhere, and nobody else's to make. */
export const signId = (id: string, { key, purpose, bytes }: Seal): Buffer =>
  Buffer.concat([bytesOf(id), signatureOf(key, purpose, id, bytes)]);

/** Which id was signed; null when it was not signed here. */
export function signedId(token: Buffer, { key, purpose, bytes }: Seal): string | null {
  if (token.length !== ID_BYTES + bytes) return null;
  const id = idOf(token.subarray(0, ID_BYTES));
  return isSignatureOf(key, purpose, id, token.subarray(ID_BYTES)) ? id : null;
}
