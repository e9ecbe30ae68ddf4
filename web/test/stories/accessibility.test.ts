import { demo } from '@bitacora/contracts/demo';
import { afterAll, beforeAll } from '@jest/globals';
import type { Browser, BrowserContext } from 'playwright-core';
import { openBrowser, openContext } from './browser.ts';
import { everyScreen } from './every-screen.ts';
import { publicScreens } from './public-screens.ts';
import { screenNamed } from './screen.ts';
import { staffScreens } from './staff-screens.ts';
import { travellerScreens } from './traveller-screens.ts';

// One screen of each kind; all of them are looked at by `web/test/slow-stories`.
const home = screenNamed(publicScreens, 'the home page');
const journey = screenNamed(travellerScreens, `the journey "${demo.journeys[0]?.title}" with its folds open`);
const staff = ['the passengers', 'a new journey with errors'].map((name) => screenNamed(staffScreens, name));

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

everyScreen([home], () => contexts.visitor);
everyScreen([journey], () => contexts.traveller);
everyScreen(staff, () => contexts.adviser);
