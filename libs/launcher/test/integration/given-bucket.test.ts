import { expect, test } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBucket } from '../../src/parts/given-bucket.ts';
import { startObjectStore } from '../../src/parts/object-store.ts';
import { startParts } from '../../src/platform/parts-of-platform.ts';
import { makeSecrets } from '../../src/platform/secrets.ts';
import { readSettings } from '../../src/platform/settings.ts';
import { Teardown } from '../../src/system/teardown.ts';

const nowhere = { endpoint: 'http://127.0.0.1:9', bucket: 'ours', region: 'us-east-1', accessKey: 'a', secretKey: 's' };

test('a bucket that is there and opens is used', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'launcher-bucket-'));
  const store = await startObjectStore({ directory, bucket: 'ours', accessKey: 'a', secretKey: 's' });
  try {
    expect(await requireBucket(store)).toBe(store);
    await expect(requireBucket({ ...store, bucket: 'theirs' })).rejects.toThrow(
      `Cannot reach the bucket theirs at ${store.endpoint}`,
    );
    await expect(requireBucket({ ...store, secretKey: 'wrong' })).rejects.toThrow(
      `the bucket ours at ${store.endpoint}`,
    );
  } finally {
    await store.stop();
    await rm(directory, { recursive: true });
  }
});

test('a wrong S3_ENDPOINT ends the start, and is named', async () => {
  const data = mkdtempSync(join(tmpdir(), 'launcher-bucket-'));
  const settings = readSettings({
    DATA_DIR: data,
    DATABASE_URL: process.env.TEST_POSTGRES_URL,
    SMTP_URL: process.env.TEST_SMTP_URL,
    S3_ENDPOINT: nowhere.endpoint,
    S3_BUCKET: nowhere.bucket,
    S3_ACCESS_KEY: nowhere.accessKey,
    S3_SECRET_KEY: nowhere.secretKey,
  });
  const teardown = new Teardown();
  await expect(startParts(settings, makeSecrets(), teardown)).rejects.toThrow(
    /Cannot reach the bucket ours at http:\/\/127\.0\.0\.1:9 \(S3_ENDPOINT/,
  );
  await teardown.run();
  await rm(data, { recursive: true });
}, 60_000);
