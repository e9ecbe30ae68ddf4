import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';

// The format is age's (age-encryption.org/v1), so that backups open with any of its programs: `age --decrypt`.

/** A pair of keys: the public one is the platform's, the private one is kept elsewhere. */
export async function makeKeyPair(): Promise<{ publicKey: string; privateKey: string }> {
  const privateKey = await generateX25519Identity();
  return { privateKey, publicKey: await identityToRecipient(privateKey) };
}

/** The public half of a private key. */
export const publicKeyOf = (privateKey: string): Promise<string> => identityToRecipient(privateKey);

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What keeps files for one key apart from those for another. */
export const fingerprintOf = (publicKey: string): string => sha256(Buffer.from(publicKey)).slice(0, 16);

const encrypterFor = (publicKey: string) => {
  const encrypter = new Encrypter();
  encrypter.addRecipient(publicKey);
  return encrypter;
};
const decrypterWith = (privateKey: string) => {
  const decrypter = new Decrypter();
  decrypter.addIdentity(privateKey);
  return decrypter;
};

// Node's streams of the web and those of the DOM's types are the same objects.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as NodeStream<Uint8Array>);

/** Passes on what fails on either side. */
const through = <Filter extends NodeJS.ReadWriteStream>(source: Readable, filter: Filter): Filter => {
  pipeline(source, filter, () => undefined);
  return filter;
};

/** Compresses and encrypts a stream, of which little is in memory at any time. */
export async function sealStream(source: Readable, publicKey: string): Promise<Readable> {
  return fromWeb(await encrypterFor(publicKey).encrypt(toWeb(through(source, createGzip()))));
}

/** The reverse. What was changed, or is for another key, fails before or while it is read. */
export async function openStream(source: Readable, privateKey: string): Promise<Readable> {
  return through(fromWeb(await decrypterWith(privateKey).decrypt(toWeb(source))), createGunzip());
}

/** Encrypts what is in memory, as it is. */
export async function sealBytes(bytes: Uint8Array, publicKey: string): Promise<Buffer> {
  return Buffer.from(await encrypterFor(publicKey).encrypt(bytes));
}

/** The reverse. */
export async function openBytes(bytes: Uint8Array, privateKey: string): Promise<Buffer> {
  return Buffer.from(await decrypterWith(privateKey).decrypt(bytes));
}
