import { serviceKinds } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { createJourney, registerTraveller, tokenOfStaff } from '../stories/agency-api.ts';
import { openBrowser, openContext } from '../stories/browser.ts';
import { everyScreen } from '../stories/every-screen.ts';
import { ownerScreens } from '../stories/owner-screens.ts';
import { creationScreens, staffScreens } from '../stories/staff-screens.ts';

let browser: Browser;
let journey: string;

beforeAll(async () => {
  browser = await openBrowser();
  const token = await tokenOfStaff();
  const { passengerId } = await registerTraveller(token);
  const created = await createJourney(
    token,
    [passengerId],
    serviceKinds.map((kind) => ({ kind })),
  );
  journey = created.journey_id;
});
afterAll(() => browser.close());

/** A session of its own for each part: one that is not renewed is the first to end while others log in (product 4.3). */
const anew = (person: (typeof demo)['adviser' | 'owner']) => () =>
  openContext(browser, { viewport: 'desktop', person });

everyScreen(staffScreens, anew(demo.adviser), { goesOn: true });
everyScreen(ownerScreens, anew(demo.owner), { goesOn: true });
everyScreen(
  creationScreens(() => journey),
  anew(demo.adviser),
  { goesOn: true },
);
