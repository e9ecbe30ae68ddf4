import { eventually, png } from '@bitacora/testing';
import { expect, jest, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { formOf } from './client.ts';
import { dataDirectory, platformUrl } from './platform.ts';
import { tokens } from './tokens.ts';

jest.setTimeout(180_000);

const MOST_MEGABYTES = 200;
/** Where people travel from here; the largest of all are among them. */
const countries = ['EC', 'PE', 'CO', 'US', 'MX', 'ES', 'IT', 'FR', 'DE', 'PA', 'AR', 'BR', 'CL'];

/** Resident memory of each process of the running platform. */
async function megabytes(): Promise<Record<string, number>> {
  const { children } = JSON.parse(await readFile(join(dataDirectory, 'launcher.json'), 'utf8')) as {
    children: number[];
  };
  const entries = children.map(async (pid) => {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
    const main = command.split('\0').find((part) => part.endsWith('dist/main.js')) ?? String(pid);
    const kilobytes = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
    return [basename(dirname(dirname(main))), Math.round(Number(kilobytes) / 1024)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function useEverything(): Promise<void> {
  const headers = { authorization: `JWT ${tokens.staff}` };
  const get = async (path: string) => (await fetch(new URL(path, platformUrl), { headers })).text();
  for (const code of countries) await get(`/api/v1/utils/cities_by_countries/${code}?search=san`);
  const images = Array.from({ length: 3 }, () =>
    formOf({ alt: 'Una playa', image: new Blob([new Uint8Array(png(4000, 3000, 120))]) }),
  );
  for (const body of images) {
    const url = new URL('/api/v1/content/images', platformUrl);
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(201);
  }
}

test('every process stays within 200 MB, also after everybody used it', async () => {
  await useEverything();
  await eventually(async () => {
    const seen = await megabytes();
    expect(Object.keys(seen)).toHaveLength(6);
    expect(Object.entries(seen).filter(([, resident]) => resident > MOST_MEGABYTES)).toEqual([]);
  }, 90_000);
});
