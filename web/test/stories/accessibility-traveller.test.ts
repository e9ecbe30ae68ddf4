import { demo } from '@bitacora/contracts/demo';
import { afterAll, beforeAll } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, openContext } from './browser.ts';
import { everyScreen } from './every-screen.ts';
import { travellerScreens } from './traveller-screens.ts';

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
