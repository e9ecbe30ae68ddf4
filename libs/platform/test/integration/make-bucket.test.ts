import { afterAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const script = fileURLToPath(new URL('../../src/files/make-bucket.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'make-bucket-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keyFile = join(folder, 'secret-key');
writeFileSync(keyFile, `${process.env.TEST_S3_SECRET_KEY}\n`);

const run = (bucket: string) =>
  promisify(execFile)(process.execPath, ['--conditions=source', script], {
    env: {
      S3_ENDPOINT: process.env.TEST_S3_ENDPOINT,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: process.env.TEST_S3_ACCESS_KEY,
      S3_SECRET_KEY_FILE: keyFile,
    },
  });

test('a bucket is made where it is missing, and left alone where it is there', async () => {
  const bucket = `made-${randomBytes(4).toString('hex')}`;
  expect((await run(bucket)).stdout).toBe(`The bucket ${bucket} was made.\n`);
  expect((await run(bucket)).stdout).toBe(`The bucket ${bucket} is there.\n`);
});
