import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, BrowserContext } from 'playwright-core';
import { openBrowser, openContext } from '../stories/browser.ts';
import { everyScreen } from '../stories/every-screen.ts';
import { publicScreens } from '../stories/public-screens.ts';

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await openBrowser();
  context = await openContext(browser, { viewport: 'desktop' });
});
afterAll(() => browser.close());

everyScreen(publicScreens, () => context);

test('every page is in Spanish and has a title of its own', async () => {
  const titles: string[] = [];
  for (const path of ['/home', '/login', '/user/reset_password', '/user/activate/a/b', '/no/existe']) {
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    titles.push(await page.title());
    await page.close();
  }
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(title).toMatch(/\S · Bitácora Viajes$/);
});
