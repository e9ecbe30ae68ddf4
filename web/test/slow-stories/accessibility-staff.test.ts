import { serviceKinds } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { afterAll, beforeAll } from '@jest/globals';
import type { Browser, BrowserContext } from 'playwright-core';
import { createJourney, registerTraveller, tokenOf } from '../stories/agency-api.ts';
import { openBrowser, openContext } from '../stories/browser.ts';
import { everyScreen } from '../stories/every-screen.ts';
import { creationScreens, staffScreens } from '../stories/staff-screens.ts';

let browser: Browser;
let context: BrowserContext;
let passenger: string;

beforeAll(async () => {
  browser = await openBrowser();
  context = await openContext(browser, { viewport: 'desktop', person: demo.adviser });
  const token = await tokenOf(demo.adviser.cedula);
  passenger = (await registerTraveller(token)).passengerId;
  await createJourney(
    token,
    [passenger],
    serviceKinds.map((kind) => ({ kind })),
  );
});
afterAll(() => browser.close());

everyScreen(staffScreens, () => context, { goesOn: true });
everyScreen(
  creationScreens(() => passenger),
  () => context,
  { goesOn: true },
);
