import { z } from 'zod';
import { secretInUse, secretValues } from './config/secret-values.ts';
import { decrypt, encrypt } from './encryption.ts';

const bytesOf = (key: string) => Buffer.from(key, 'base64');

/** The environment variable of the processes that seal and unseal: 32 bytes, base64; two of them while it is replaced. */
export const sealKey = () =>
  z
    .string()
    .refine(
      (value) => value !== '' && secretValues(value).every((key) => bytesOf(key).length === 32),
      'must be 32 bytes in base64',
    );

/** Seals a secret for notifications, which holds the key too (architecture#events). `key` is base64 of 32 bytes. */
export const seal = (key: string, secret: object): string => encrypt(bytesOf(secretInUse(key)), JSON.stringify(secret));

/** Opens what `seal` closed, parsed by `schema`. Throws when the key is another one or a byte was changed. */
export function unseal<Schema extends z.ZodType>(key: string, sealed: string, schema: Schema): z.infer<Schema> {
  let failure: unknown;
  for (const one of secretValues(key)) {
    try {
      return schema.parse(JSON.parse(decrypt(bytesOf(one), sealed)));
    } catch (error) {
      failure ??= error;
    }
  }
  throw new Error('no key opens what was sealed', { cause: failure });
}

/** What is sealed in a link of an activation or password reset. */
export const sealedToken = z.object({ uid: z.string(), token: z.string() });
export type SealedToken = z.infer<typeof sealedToken>;
