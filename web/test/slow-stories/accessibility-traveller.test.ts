import { demo } from '@bitacora/contracts/demo';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, openContext, viewports } from '../stories/browser.ts';
import { everyScreen } from '../stories/every-screen.ts';
import { travellerScreens } from '../stories/traveller-screens.ts';

let browser: Browser;
let carlos: BrowserContext;
let lucia: BrowserContext;

beforeAll(async () => {
  browser = await openBrowser();
  carlos = await openContext(browser, { viewport: 'desktop', person: demo.carlos });
  lucia = await openContext(browser, { viewport: 'desktop', person: demo.lucia });
});
afterAll(() => browser.close());

everyScreen(travellerScreens, () => carlos);

const withoutJourneys = {
  name: 'the page without journeys',
  open: async (page: Page) => {
    await page.goto('/my_journeys');
    await page.getByText('Usted aún no tiene viajes registrados').waitFor();
  },
};
everyScreen([withoutJourneys], () => lucia);

test.each([viewports.phone, { width: 320, height: 568 }])(
  'on a phone of $width px a folded flight is at most 240 px high, and its buttons stand in one row',
  async (phone) => {
    const page = await carlos.newPage();
    await page.setViewportSize(phone);
    let most = 0;
    for (const { id } of demo.journeys) {
      await page.goto(`/my_journeys/${id}`);
      await page.getByRole('article').first().waitFor();
      for (const flight of await page.getByRole('listitem').filter({ hasText: 'Vuelo' }).all()) {
        expect((await flight.boundingBox())?.height).toBeLessThanOrEqual(240);
        const buttons = flight.getByRole('article').locator('a:visible, button[aria-expanded]:visible');
        const edges = await buttons.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
        );
        // Each begins above the end of every other one.
        expect(Math.max(...edges.map(({ top }) => top))).toBeLessThan(Math.min(...edges.map(({ bottom }) => bottom)));
        most = Math.max(most, edges.length);
      }
    }
    // One button alone would show nothing.
    expect(most).toBeGreaterThan(1);
    await page.close();
  },
);

test('on a phone the bar of help hides nothing', async () => {
  const page = await carlos.newPage();
  await page.setViewportSize(viewports.phone);
  await page.goto(`/my_journeys/${demo.journeys[0].id}`);
  const bar = page.getByRole('navigation', { name: 'Ayuda y documentos' });
  const top = (await bar.boundingBox())?.y ?? 0;
  expect(top).toBeLessThan(viewports.phone.height);
  const bottomOf = (role: 'contentinfo' | 'button', name?: string) =>
    page
      .getByRole(role, name ? { name } : {})
      .evaluate((element) => Math.floor(element.getBoundingClientRect().bottom));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await bottomOf('contentinfo')).toBeLessThanOrEqual(top);
  await page.evaluate(() => scrollTo(0, 0));
  // Of an open menu it hides nothing either, nor is it cut by it.
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  expect(await bar.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Cerrar menú' }).click();
  expect(await bar.isVisible()).toBe(true);
  // The keyboard brings what it reaches up over the bar.
  await page.getByRole('button', { name: 'Pagos' }).focus();
  expect(await bottomOf('button', 'Pagos')).toBeLessThanOrEqual(top);
  await page.close();
});
