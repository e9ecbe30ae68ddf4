import { objectStoreEnvironment, processEnvironment, readEnvironment } from '@bitacora/platform';
import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'settings-in-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(content: string): string {
  const path = join(folder, `${content.length}.txt`);
  writeFileSync(path, content);
  return path;
}

const schema = processEnvironment.extend(objectStoreEnvironment.shape);
const proper = {
  PORT: '3000',
  DATABASE_URL: 'postgres://db.internal/bitacora',
  QUEUE_DATABASE_URL: 'postgres://db.internal/queue',
  PUBLIC_URL: 'http://localhost:3000',
  JWT_PUBLIC_KEYS: '-----BEGIN PUBLIC KEY-----',
  INTERNAL_SECRET: 'not-too-short-a-secret',
  S3_ENDPOINT: 'http://s3.internal',
  S3_BUCKET: 'bitacora',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
};
const read = (changes: Record<string, string>) => readEnvironment(schema, { ...proper, ...changes });

test('a setting may be in a file, whose last line end is none of it', () => {
  const { S3_SECRET_KEY, JWT_PUBLIC_KEYS } = read({
    S3_SECRET_KEY: '',
    S3_SECRET_KEY_FILE: fileWith('from a file\n'),
    JWT_PUBLIC_KEYS: '',
    JWT_PUBLIC_KEYS_FILE: fileWith('-----BEGIN PUBLIC KEY-----\nsecond line\n'),
  });
  expect(S3_SECRET_KEY).toBe('from a file');
  expect(JWT_PUBLIC_KEYS).toBe('-----BEGIN PUBLIC KEY-----\nsecond line');
});

test('what a file says is judged as if it stood in the environment, and never told', () => {
  const path = fileWith('too short');
  expect(() => read({ INTERNAL_SECRET: '', INTERNAL_SECRET_FILE: path })).toThrow('INTERNAL_SECRET: has fewer than 16');
  expect(() => read({ INTERNAL_SECRET: '', INTERNAL_SECRET_FILE: path })).not.toThrow('too short');
});

test('a file that cannot be read, and a setting that is given twice, are named once each', () => {
  const path = join(folder, 'missing');
  expect(() => read({ S3_BUCKET: '', S3_BUCKET_FILE: path, S3_ACCESS_KEY_FILE: path })).toThrow(
    /:\n {2}S3_BUCKET: the file of S3_BUCKET_FILE cannot be read \(ENOENT\)\n {2}S3_ACCESS_KEY: given twice, also by S3_ACCESS_KEY_FILE$/,
  );
});

test('a file for no setting is nobody’s', () => {
  expect(read({ ELSEWHERE_FILE: join(folder, 'missing') })).not.toHaveProperty('ELSEWHERE');
});

test('the line end that an editor leaves in a secret of Kubernetes is none of it either', () => {
  expect(read({ S3_ACCESS_KEY: 'key\n', S3_SECRET_KEY: 'secret\r\n' })).toMatchObject({
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
  });
});
