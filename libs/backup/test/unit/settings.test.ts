import { processNames } from '@bitacora/contracts';
import { expect, test } from '@jest/globals';
import { makeKeyPair } from '../../src/encryption.ts';
import { lastDue } from '../../src/schedule.ts';
import { backupEnvironment, readingEnvironment, readSettings, restoreEnvironment } from '../../src/settings.ts';

test('every setting that is wrong is said at once, and none of them quoted', () => {
  const wrong = { BACKUP_URL: 'ftp://somewhere', BACKUP_PRIVATE_KEY: 'AGE-SECRET-KEY-1SECRET' };
  const reading = () => readSettings(readingEnvironment, wrong);
  expect(reading).toThrow(/BACKUP_URL: file:\/\/\/folder or s3:.*\n.*BACKUP_PRIVATE_KEY: a private key of age/);
  expect(reading).not.toThrow(/SECRET-KEY-1SECRET|somewhere/);
});

test.each(['file:///', 's3://', 'file://server/share', '/backups'])('%s is no place for backups', async (place) => {
  const { privateKey } = await makeKeyPair();
  const given = { BACKUP_URL: place, BACKUP_PRIVATE_KEY: privateKey };
  expect(() => readSettings(readingEnvironment, given)).toThrow('BACKUP_URL: ');
});

test('a bucket without keys is refused before the first night, and one with keys is not', async () => {
  const { privateKey } = await makeKeyPair();
  const given = { BACKUP_URL: 's3://backups/bitacora', BACKUP_PRIVATE_KEY: privateKey, BACKUP_S3_ACCESS_KEY: 'access' };
  const wrong = 'BACKUP_S3_SECRET_KEY: missing, and BACKUP_URL is a bucket';
  expect(() => readSettings(readingEnvironment, given)).toThrow(wrong);
  expect(() => readSettings(readingEnvironment, { ...given, BACKUP_S3_SECRET_KEY: '' })).toThrow(wrong);
  expect(() => readSettings(readingEnvironment, { ...given, BACKUP_S3_SECRET_KEY: 'secret' })).not.toThrow();
});

test.each([
  ['2026-11-22T07:59:59Z', '2026-11-21T08:00:00Z'],
  ['2026-11-22T08:00:00Z', '2026-11-22T08:00:00Z'],
  ['2026-11-23T02:00:00Z', '2026-11-22T08:00:00Z'],
])('at %s a backup was due at %s last, for the night is that of Guayaquil', (now, due) => {
  expect(lastDue('03:00', new Date(now))).toEqual(new Date(due));
});

test.each([
  ['taken', backupEnvironment],
  ['restored', restoreEnvironment],
])('a backup that is %s has the database of every process', (_, { shape }) => {
  const databases = Object.keys(shape).filter((name) => /(?<!^QUEUE)_DATABASE_URL$/.test(name));
  const ofProcesses = processNames.map((name) => `${name.toUpperCase().replaceAll('-', '_')}_DATABASE_URL`);
  expect(databases.toSorted()).toEqual(ofProcesses.toSorted());
});
