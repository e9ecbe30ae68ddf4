import { newId } from '@bitacora/kernel/ids';
import { type EmbeddedObjectStore, startObjectStore } from '@bitacora/launcher';
import { INTERNAL_HEADER, simplePdf } from '@bitacora/platform';
import { asTraveller, TEST_AGENCY } from '@bitacora/testing';
import { type RealProcess, startRealProcess } from '@bitacora/testing/real-process';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journeys } from '../../src/journeys.process.ts';
import { deliver, passenger } from '../integration/fixture.ts';

jest.setTimeout(120_000);

const travellers = Array.from({ length: 12 }, () => newId());

let directory: string;
let store: EmbeddedObjectStore;
let real: RealProcess;
let secret: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'uploads-test-'));
  store = await startObjectStore({ directory, bucket: 'bitacora', accessKey: 'test', secretKey: 'test-secret' });
  const environment = {
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: 'bitacora',
    S3_ACCESS_KEY: 'test',
    S3_SECRET_KEY: 'test-secret',
  };
  real = await startRealProcess(journeys, environment, async (template) => {
    secret = template.environment.INTERNAL_SECRET;
    await deliver(template, ...travellers.map((user) => passenger(newId(), TEST_AGENCY, user)));
  });
});
afterAll(async () => {
  await real.stop();
  await store.stop();
  await rm(directory, { recursive: true, force: true });
});

/** A PDF near the most that a file may have. */
function aLargePdf(): Buffer {
  const pdf = simplePdf('Voucher', ['Hotel']);
  const head = pdf.indexOf('\n') + 1;
  const filling = Buffer.from(`%${'x'.repeat(9_900_000 - pdf.length - 2)}\n`);
  return Buffer.concat([pdf.subarray(0, head), filling, pdf.subarray(head)]);
}

async function report(user: string, pdf: Buffer): Promise<number> {
  const body = new FormData();
  body.append('description', 'Algo pasó');
  body.append('file', new Blob([new Uint8Array(pdf)]), 'voucher.pdf');
  const headers = { ...asTraveller(user), [INTERNAL_HEADER]: secret };
  const response = await fetch(`${real.url}/api/v1/agency/problem_report`, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return response.status;
}

test('twelve uploads of 9.9 MB one beside the other leave a service below 190 MB at its height', async () => {
  const pdf = aLargePdf();
  for (let round = 0; round < 2; round += 1) {
    const statuses = await Promise.all(travellers.map((user) => report(user, pdf)));
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(8);
    // What finds no place in time comes again.
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
  }
  expect(real.mostMegabytes()).toBeLessThan(190);
});
