import { demo } from '@bitacora/contracts/demo';
import { eventually, png, type SpawnedPlatform, spawnPlatform } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { formOf } from './client.ts';

jest.setTimeout(180_000);

const MOST_MEGABYTES = 200;
const names = ['identity', 'journeys', 'services-catalog', 'billing', 'notifications', 'bff'];
/** Where people travel from here; the largest of all are among them. */
const countries = ['EC', 'PE', 'CO', 'US', 'MX', 'ES', 'IT', 'FR', 'DE', 'PA', 'AR', 'BR', 'CL'];

// One of its own, started for the first time: what other suites do to theirs at this moment is no measure.
let platform: SpawnedPlatform;
beforeAll(async () => {
  platform = await spawnPlatform();
});
afterAll(() => platform.stop());

/** Expects each process to hold no more than it may, once it has put away what it used. */
function expectLittleMemory(): Promise<void> {
  return eventually(async () => {
    const tooMuch: string[] = [];
    for (const name of names) {
      const status = await readFile(`/proc/${await platform.pidOf(name)}/status`, 'utf8');
      const megabytes = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
      if (!(megabytes <= MOST_MEGABYTES)) tooMuch.push(`${name}: ${megabytes} MB`);
    }
    expect(tooMuch).toEqual([]);
  }, 30_000);
}

async function call(method: string, path: string, body?: FormData | string, token?: string): Promise<Response> {
  const headers = {
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    ...(token ? { authorization: `JWT ${token}` } : {}),
  };
  return fetch(new URL(path, platform.url), { method, headers, ...(body === undefined ? {} : { body }) });
}

test('every process stays within 200 MB at its first start', () => expectLittleMemory());

test('every process stays within 200 MB after it was used', async () => {
  const person = JSON.stringify({ username: demo.adviser.cedula, password: demo.password });
  const { access } = (await (await call('POST', '/auth/jwt/create/', person)).json()) as { access: string };
  for (const country of countries) {
    const { status } = await call('GET', `/api/v1/utils/cities_by_countries/${country}?search=san`, undefined, access);
    expect(status).toBe(200);
  }
  for (const grey of [60, 120, 180]) {
    const form = formOf({ alt: 'Una playa', image: new Blob([new Uint8Array(png(4000, 3000, grey))]) });
    expect((await call('POST', '/api/v1/content/images', form, access)).status).toBe(201);
  }
  await expectLittleMemory();
});
