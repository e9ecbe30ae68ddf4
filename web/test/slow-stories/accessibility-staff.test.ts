import { serviceKinds } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { afterAll, beforeAll } from '@jest/globals';
import type { Browser, BrowserContext } from 'playwright-core';
import { createJourney, registerTraveller, tokenOf } from '../stories/agency-api.ts';
import { openBrowser, openContext } from '../stories/browser.ts';
import { everyScreen } from '../stories/every-screen.ts';
import { ownerScreens } from '../stories/owner-screens.ts';
import { creationScreens, staffScreens } from '../stories/staff-screens.ts';

let browser: Browser;
let context: BrowserContext;
let owner: BrowserContext;
let journey: string;

beforeAll(async () => {
  browser = await openBrowser();
  context = await openContext(browser, { viewport: 'desktop', person: demo.adviser });
  owner = await openContext(browser, { viewport: 'desktop', person: demo.owner });
  const token = await tokenOf(demo.adviser.cedula);
  const { passengerId } = await registerTraveller(token);
  const created = await createJourney(
    token,
    [passengerId],
    serviceKinds.map((kind) => ({ kind })),
  );
  journey = created.journey_id;
});
afterAll(() => browser.close());

everyScreen(staffScreens, () => context, { goesOn: true });
everyScreen(ownerScreens, () => owner, { goesOn: true });
everyScreen(
  creationScreens(() => journey),
  () => context,
  { goesOn: true },
);
