import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** A public key whose private half signs no more. */
export interface FormerKey {
  /** PEM. */
  publicKey: string;
  /** Until when its last tokens live, ISO 8601; null before the first start with its successor. */
  until: string | null;
}

/** Made once for each DATA_DIR. `embedded-` marks what a process refuses in production. */
export interface Secrets {
  internalSecret: string;
  fileLinkSecret: string;
  /** 32 bytes, base64. */
  sealKey: string;
  /** PEM. */
  jwtPublicKey: string;
  /** PEM. */
  jwtPrivateKey: string;
  formerKeys: FormerKey[];
  objectStoreAccessKey: string;
  objectStoreSecretKey: string;
  /** The administrator's of the embedded PostgreSQL; the roles' passwords are derived from it. */
  databaseSecret: string;
}

const embedded = () => `embedded-${randomBytes(24).toString('hex')}`;

function makeSigningKey(): Pick<Secrets, 'jwtPublicKey' | 'jwtPrivateKey'> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { jwtPublicKey: publicKey, jwtPrivateKey: privateKey };
}

export function makeSecrets(): Secrets {
  return {
    internalSecret: embedded(),
    fileLinkSecret: embedded(),
    sealKey: randomBytes(32).toString('base64'),
    ...makeSigningKey(),
    formerKeys: [],
    objectStoreAccessKey: `embedded-${randomBytes(6).toString('hex')}`,
    objectStoreSecretKey: embedded(),
    databaseSecret: embedded(),
  };
}

/** Reads `secrets.json` of the folder; makes it (readable by its owner only) the first time. */
export async function loadSecrets(dataDirectory: string): Promise<Secrets> {
  const file = join(dataDirectory, 'secrets.json');
  const stored = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const known = stored === null ? {} : (JSON.parse(stored) as Partial<Secrets>);
  // A secret that a later version added is made beside those that are there.
  const secrets = { ...makeSecrets(), ...known };
  if (Object.keys(secrets).length !== Object.keys(known).length) {
    await storeSecrets(dataDirectory, secrets);
  }
  return secrets;
}

async function storeSecrets(dataDirectory: string, secrets: Secrets): Promise<void> {
  const file = join(dataDirectory, 'secrets.json');
  await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** The file in which a restored backup leaves each secret that what is stored depends on. */
const restoredFiles = {
  internalSecret: 'internal-secret',
  fileLinkSecret: 'file-link-secret',
  sealKey: 'seal-key',
  jwtPublicKey: 'jwt-public-keys',
  jwtPrivateKey: 'jwt-private-key',
} as const satisfies Partial<Record<keyof Secrets, string>>;

/** Takes the secrets of a folder in place of the data folder's own; what belongs to its own parts stays. */
export async function adoptSecrets(dataDirectory: string, folder: string): Promise<void> {
  const restored = await Promise.all(
    Object.entries(restoredFiles).map(async ([name, file]) => [name, await readFile(join(folder, file), 'utf8')]),
  );
  const own = await loadSecrets(dataDirectory);
  await storeSecrets(dataDirectory, { ...own, ...Object.fromEntries(restored) });
}

/** Every key whose tokens hold, one PEM block after the other. */
export const publicKeysOf = ({ jwtPublicKey, formerKeys }: Secrets) =>
  [jwtPublicKey, ...formerKeys.map(({ publicKey }) => publicKey)].map((pem) => pem.trim()).join('\n');

/** Another key signs from the next start on; all processes learn of it together. */
export async function rotateSigningKey(dataDirectory: string): Promise<void> {
  const secrets = await loadSecrets(dataDirectory);
  const former = { publicKey: secrets.jwtPublicKey, until: null };
  const formerKeys = [former, ...secrets.formerKeys];
  await storeSecrets(dataDirectory, { ...secrets, ...makeSigningKey(), formerKeys });
}

/** Longer than an access token lives (15 minutes), for clocks that differ. */
export const FORMER_KEY_MILLISECONDS = 20 * 60 * 1000;

/** The secrets at a start: keys whose last tokens have expired are dropped, and others live from now on so long. */
export async function secretsAtStart(dataDirectory: string, now: Date): Promise<Secrets> {
  const secrets = await loadSecrets(dataDirectory);
  const end = new Date(now.getTime() + FORMER_KEY_MILLISECONDS).toISOString();
  const formerKeys = secrets.formerKeys
    .filter(({ until }) => until === null || new Date(until) > now)
    .map(({ publicKey, until }) => ({ publicKey, until: until ?? end }));
  if (isDeepStrictEqual(formerKeys, secrets.formerKeys)) return secrets;
  await storeSecrets(dataDirectory, { ...secrets, formerKeys });
  return { ...secrets, formerKeys };
}

/** A role's password: the same at every start, and of no use for another role. */
export const passwordOf = (role: string, { databaseSecret }: Secrets) =>
  `embedded-${createHmac('sha256', databaseSecret).update(role).digest('hex')}`;
