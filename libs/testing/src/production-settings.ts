import { readEnvironment } from '@bitacora/platform';
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { testKeys } from './test-keys.ts';

const secret = () => randomBytes(24).toString('base64');

/** What every process needs in production, and what those with files, mails and keys need besides. */
export const productionSettings: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  PORT: '3000',
  DATABASE_URL: `postgres://bitacora:${encodeURIComponent(secret())}@db.internal/bitacora`,
  REDIS_URL: `redis://:${encodeURIComponent(secret())}@redis.internal`,
  SMTP_URL: 'smtp://agency:Xk2pq8Wz@mail.example:587',
  PUBLIC_URL: 'https://viajes.example',
  TRUSTED_PROXIES: '10.0.0.0/8',
  AGENCY_RUC: '0993371112001',
  JWT_PUBLIC_KEYS: testKeys.publicKey,
  JWT_PRIVATE_KEY: testKeys.privateKey,
  INTERNAL_SECRET: secret(),
  FILE_LINK_SECRET: randomBytes(16).toString('hex'),
  SEAL_KEY: randomBytes(32).toString('base64'),
  S3_ENDPOINT: 'https://s3.internal',
  S3_BUCKET: 'bitacora',
  S3_ACCESS_KEY: 'AKIAIOSFODNN7QLZWX4M',
  S3_SECRET_KEY: randomBytes(30).toString('base64'),
};

/** What a process says to its settings, line by line; nothing when it takes them. */
export function refusedSettings(schema: z.ZodType, settings: Record<string, string | undefined>): string[] {
  try {
    readEnvironment(schema, settings);
    return [];
  } catch (error) {
    return String(error)
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}
