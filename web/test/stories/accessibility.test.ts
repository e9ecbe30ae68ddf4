import { serviceKinds } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createJourney, registerTraveller, tokenOf } from './agency-api.ts';
import { logIn, openBrowser, openContext, picture } from './browser.ts';
import { publicScreens } from './public-screens.ts';
import type { Screen } from './screen.ts';
import { checkAt, widths } from './screen-checks.ts';
import { creationScreens, staffScreens } from './staff-screens.ts';
import { travellerScreens } from './traveller-screens.ts';

jest.setTimeout(90_000);

const clean = { sideways: [], targets: [], axe: [] };
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/**
 * Opens each screen and looks at it at every width: in a page of its own, or in one that goes on from screen to screen,
 * which spares loading the same page for each of its forms.
 */
function everyScreen(screens: readonly Screen[], person: () => BrowserContext, { goesOn = false } = {}): void {
  let going: Page | null = null;
  afterAll(() => going?.close());
  test.each(screens)(
    '$name reads and works on a phone of 320 px, at 200 % zoom and on a desk',
    async ({ name, open }) => {
      const page = going ?? (await person().newPage());
      going = goesOn ? page : null;
      await page.setViewportSize({ width: widths.desk, height: 800 });
      await open(page);
      const found: Record<string, unknown> = {};
      for (const [width, pixels] of Object.entries(widths)) {
        found[width] = await checkAt(page, pixels);
        await picture(page, `${name.replace(/\W+/g, '-')}-${pixels}`);
      }
      // Each page keeps a stream open, and a browser opens six connections to a host.
      if (!goesOn) await page.close();
      expect(found).toEqual({ phone: clean, zoomed: clean, desk: clean });
    },
  );
}

const contextOf = async (cedula: string | null): Promise<BrowserContext> => {
  const context = await openContext(browser, { viewport: 'desktop' });
  if (cedula) await (await logIn(context, cedula)).close();
  return context;
};

describe('for everybody', () => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await contextOf(null);
  });
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
});

describe('for a traveller', () => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await contextOf(demo.carlos.cedula);
  });
  everyScreen(travellerScreens, () => context);
});

describe('for a traveller without journeys', () => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await contextOf(demo.lucia.cedula);
  });
  const open = async (page: Page) => {
    await page.goto('/my_journeys');
    await page.getByText('Usted aún no tiene viajes registrados').waitFor();
  };
  everyScreen([{ name: 'the page without journeys', open }], () => context);
});

describe('for staff', () => {
  let context: BrowserContext;
  let passenger: string;
  beforeAll(async () => {
    context = await contextOf(demo.adviser.cedula);
    const token = await tokenOf(demo.adviser.cedula);
    passenger = (await registerTraveller(token)).passengerId;
    await createJourney(
      token,
      [passenger],
      serviceKinds.map((kind) => ({ kind })),
    );
  });
  everyScreen(staffScreens, () => context, { goesOn: true });
  everyScreen(
    creationScreens(() => passenger),
    () => context,
    { goesOn: true },
  );
});
