import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { secretInUse, secretValues } from './config/secret-values.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The environment variable of the processes that seal and unseal: 32 bytes, base64; two of them while it is replaced. */
export const sealKey = () =>
  z
    .string()
    .refine(
      (value) => value !== '' && secretValues(value).every((key) => Buffer.from(key, 'base64').length === 32),
      'must be 32 bytes in base64',
    );

/**
 * Seals a secret for the one other process that holds the key (architecture#events): AES-256-GCM with a fresh nonce, as base64
 * of nonce, tag and ciphertext. `key` is base64 of 32 bytes.
 */
export function seal(key: string, secret: object): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, Buffer.from(secretInUse(key), 'base64'), iv);
  const content = Buffer.concat([cipher.update(JSON.stringify(secret), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64');
}

/** Opens what `seal` closed, parsed by `schema`. Throws when the key is another one or a byte was changed. */
export function unseal<Schema extends z.ZodType>(key: string, sealed: string, schema: Schema): z.infer<Schema> {
  let failure: unknown;
  for (const one of secretValues(key)) {
    try {
      return open(one, sealed, schema);
    } catch (error) {
      failure ??= error;
    }
  }
  throw new Error('no key opens what was sealed', { cause: failure });
}

function open<Schema extends z.ZodType>(key: string, sealed: string, schema: Schema): z.infer<Schema> {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(ALGORITHM, Buffer.from(key, 'base64'), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const content = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return schema.parse(JSON.parse(content.toString('utf8')));
}

/** What is sealed in a link of an activation or password reset. */
export const sealedToken = z.object({ uid: z.string(), token: z.string() });
export type SealedToken = z.infer<typeof sealedToken>;
