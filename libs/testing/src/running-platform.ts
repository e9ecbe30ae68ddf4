import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpawnedPlatform } from './spawn-platform.ts';

/** What suites read of the platform that was started for them. */
export type PlatformVariables = Record<'PLATFORM_URL' | 'PLATFORM_INBOX_URL' | 'PLATFORM_DATA_DIR', string>;

/** The same of a platform that a suite has started for itself, for `process.env`. */
export const variablesOf = ({ url, inboxUrl, dataDirectory }: SpawnedPlatform): PlatformVariables => ({
  PLATFORM_URL: url,
  PLATFORM_INBOX_URL: inboxUrl,
  PLATFORM_DATA_DIR: dataDirectory,
});

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run the stories with \`npm test\``);
  return value;
}

/** Where the platform of the stories answers. */
export const platformUrl = () => given('PLATFORM_URL');

/** Where its mails can be read. */
export const platformInboxUrl = () => given('PLATFORM_INBOX_URL');

async function readFileOf<File>(name: string): Promise<File> {
  return JSON.parse(await readFile(join(given('PLATFORM_DATA_DIR'), name), 'utf8')) as File;
}

/** What its identity signs tokens with. */
export async function platformSigningKey(): Promise<string> {
  return (await readFileOf<{ jwtPrivateKey: string }>('secrets.json')).jwtPrivateKey;
}

/** The database of one of its processes, as its administrator: for suites that look at, or spoil, what is stored. */
export async function databaseUrlOf(process: string): Promise<string> {
  const { databaseSecret } = await readFileOf<{ databaseSecret: string }>('secrets.json');
  const { ports } = await readFileOf<{ ports: Record<string, number> }>('launcher.json');
  const password = `embedded-${createHmac('sha256', databaseSecret).update('postgres').digest('hex')}`;
  return `postgres://postgres:${password}@127.0.0.1:${ports.postgres}/bitacora_${process.replaceAll('-', '_')}`;
}

/** How its PostgreSQL is set up. */
export async function databaseSettings(): Promise<Record<string, string>> {
  // Only here, for stories need it nowhere else.
  const { Client } = await import('pg');
  const client = new Client({ connectionString: await databaseUrlOf('journeys') });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; setting: string }>('select name, setting from pg_settings');
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  } finally {
    await client.end();
  }
}

/** Where each of its processes tells its metrics. */
export async function metricsUrls(): Promise<Record<string, string>> {
  const { metricsPorts } = await readFileOf<{ metricsPorts: Record<string, number> }>('launcher.json');
  return Object.fromEntries(
    Object.entries(metricsPorts).map(([name, port]) => [name, `http://127.0.0.1:${port}/metrics`]),
  );
}
