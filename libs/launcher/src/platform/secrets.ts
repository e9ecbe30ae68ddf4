import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
  objectStoreAccessKey: string;
  objectStoreSecretKey: string;
  /** The administrator's of the embedded PostgreSQL; the roles' passwords are derived from it. */
  databaseSecret: string;
}

const embedded = () => `embedded-${randomBytes(24).toString('hex')}`;

export function makeSecrets(): Secrets {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    internalSecret: embedded(),
    fileLinkSecret: embedded(),
    sealKey: randomBytes(32).toString('base64'),
    jwtPublicKey: publicKey,
    jwtPrivateKey: privateKey,
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

/** A role's password: the same at every start, and of no use for another role. */
export const passwordOf = (role: string, { databaseSecret }: Secrets) =>
  `embedded-${createHmac('sha256', databaseSecret).update(role).digest('hex')}`;
