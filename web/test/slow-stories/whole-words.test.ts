import { demo } from '@bitacora/contracts/demo';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage, picture } from '../stories/browser.ts';
import { at } from '../stories/screen.ts';
import { sidewaysScroll, wordsInPieces } from '../stories/screen-checks.ts';

/** Where there is little room for much: a phone held sideways, and desks whose menu leaves the page less than its window. */
const sizes = [
  [740, 360],
  [992, 800],
  [1024, 800],
  [1100, 800],
  [1200, 800],
] as const;

const screens: readonly [name: string, path: string, heading: string | RegExp, row: string | RegExp][] = [
  ['a journey', `/admin/journeys/${demo.journeys[0].id}`, /^Baltra/, 'Carlos Muñoz'],
  ['the passengers', '/admin/passengers?search=0920000023', 'Pasajeros', /Muñoz/],
  ['the quotes', '/admin/quotes?search=Intriago', 'Cotizaciones', /Intriago/],
  ['the luggage', '/admin/luggage', 'Equipaje', /Muñoz/],
  ['the problems', '/admin/problems', 'Problemas reportados', /R-000001/],
];

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await openPage(browser, { viewport: 'desktop', person: demo.owner });
});
afterAll(() => browser.close());

test.each(screens)(
  'no word of %s is in two pieces, whatever is left of the window',
  async (name, path, heading, row) => {
    await at(path, heading)(page);
    await page.getByRole('main').getByRole('link', { name: row }).first().waitFor();
    const found: Record<string, unknown> = {};
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction((wanted) => innerWidth === wanted, width);
      // First, for it waits until the screen is drawn at its new width.
      const sideways = await sidewaysScroll(page);
      found[width] = [...sideways, ...(await wordsInPieces(page))];
      await picture(page, `whole-words-${name.replace(/\W+/g, '-')}-${width}`);
    }
    expect(found).toEqual({ 740: [], 992: [], 1024: [], 1100: [], 1200: [] });
  },
);
