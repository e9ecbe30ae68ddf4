import { demo } from '@bitacora/contracts/demo';
import { afterAll, beforeAll } from '@jest/globals';
import type { Browser, BrowserContext } from 'playwright-core';
import { openBrowser, openContext } from './browser.ts';
import { everyScreen } from './every-screen.ts';
import { publicScreens } from './public-screens.ts';
import type { Screen } from './screen.ts';
import { staffScreens } from './staff-screens.ts';
import { travellerScreens } from './traveller-screens.ts';

// One screen of each kind; all of them are looked at by `web/test/slow-stories`.
const [home] = publicScreens;
const [journey] = travellerScreens;
const staff = ['the passengers', 'a new journey with errors'];

let browser: Browser;
let contexts: Record<'visitor' | 'traveller' | 'adviser', BrowserContext>;

beforeAll(async () => {
  browser = await openBrowser();
  contexts = {
    visitor: await openContext(browser, { viewport: 'desktop' }),
    traveller: await openContext(browser, { viewport: 'desktop', person: demo.carlos }),
    adviser: await openContext(browser, { viewport: 'desktop', person: demo.adviser }),
  };
});
afterAll(() => browser.close());

const there = (screen: Screen | undefined) => (screen ? [screen] : []);

everyScreen(there(home), () => contexts.visitor);
everyScreen(there(journey), () => contexts.traveller);
everyScreen(
  staffScreens.filter(({ name }) => staff.includes(name)),
  () => contexts.adviser,
);
