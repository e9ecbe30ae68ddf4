import { demo } from '@bitacora/contracts/demo';
import { type SpawnedPlatform, spawnPlatform } from '@bitacora/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { logIn, openBrowser, openContext, picture } from './browser.ts';

jest.setTimeout(180_000);

let platform: SpawnedPlatform;
let browser: Browser;

beforeAll(async () => {
  // One of its own: stopping services must not trouble the other stories.
  platform = await spawnPlatform();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

test("while billing and services-catalog are stopped, the traveller's page still shows everything and opens the files", async () => {
  const context = await openContext(browser, { url: platform.url });
  const first = await logIn(context, demo.carlos.cedula);
  await first.getByText('Servicios Contratados').waitFor();
  await first.close();
  const stopped = await Promise.all(['billing', 'services-catalog'].map((name) => platform.pidOf(name)));
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  try {
    const page = await context.newPage();
    await page.goto(`/my_journeys/${demo.journeys[1].id}`);
    await page.getByRole('article', { name: /Hotel/ }).getByText('Confirmado').waitFor();
    expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(demo.journeys[1].services.length);
    await page.getByText('Facturación').waitFor();
    await page
      .getByRole('link', { name: /Ver Factura/ })
      .first()
      .waitFor();
    for (const name of [/Ver Ticket/, /Ver Factura/, /Ver Pago/]) {
      const href = await page.getByRole('link', { name }).first().getAttribute('href');
      const response = await fetch(href ?? '');
      expect([name, response.status]).toEqual([name, 200]);
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
    await picture(page, 'services-away');
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  }
});
