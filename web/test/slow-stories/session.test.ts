import { demo } from '@bitacora/contracts/demo';
import { OFFLINE_AFTER_MILLISECONDS } from '@bitacora/contracts/constants';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eventually, platformUrl, startTcpProxy, STORY_TIMEOUT } from '@bitacora/testing/stories';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { activate, createJourney, registerTraveller, tokenOfStaff } from '../stories/agency-api.ts';
import { logIn, openBrowser, openContext, stopClock } from '../stories/browser.ts';

const REFRESH = '**/auth/jwt/refresh/';

let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(() => context?.close());

const services = (of: Page = page) => of.getByText('Servicios Contratados');

/** Makes the access token old, as after a quarter of an hour: it still says whose it was, and is refused. */
async function ageTheToken(): Promise<void> {
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('bitacora.session') ?? '{}') as { access: string };
    const old = { ...stored, access: `${stored.access}vencido`, expiresAt: Date.now() - 1000 };
    localStorage.setItem('bitacora.session', JSON.stringify(old));
  });
}

/** Whether a tab waits while another one renews the session of both. */
async function isATabWaiting(): Promise<boolean> {
  const { pending = [] } = await page.evaluate(() => navigator.locks.query());
  return pending.some(({ name }) => name === 'bitacora.renew');
}

async function returnWithAnOldToken(): Promise<void> {
  await ageTheToken();
  await page.reload();
}

describe('only the words of the server end a session', () => {
  beforeEach(async () => {
    context = await openContext(browser, { person: demo.carlos });
    page = await context.newPage();
    await page.goto('/my_journeys');
    await services().waitFor();
  });

  test.each([400, 401])('a refresh that is refused with %i leads to the login, which says why', async (status) => {
    await context.route(REFRESH, (route) =>
      route.fulfill({ status, json: { detail: 'Token inválido', code: 'token_not_valid' } }),
    );
    await returnWithAnOldToken();
    await page.waitForURL(/\/login/);
    await page.getByText('Su sesión terminó').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('bitacora.session'))).toBeNull();
  });

  test.each<[string, (route: Route) => Promise<void>]>([
    ['no answer', (route) => route.abort()],
    ['a 429', (route) => route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: { detail: 'Espere' } })],
    ['a 503', (route) => route.fulfill({ status: 503, json: { detail: 'Error en el servidor' } })],
  ])('a refresh with %s keeps the person logged in, and goes on when the server answers again', async (_, answer) => {
    let asked = 0;
    await context.route(REFRESH, (route) => {
      asked += 1;
      return answer(route);
    });
    await returnWithAnOldToken();
    await page.getByText('No pudimos cargar sus viajes').waitFor();
    expect(asked).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe('/my_journeys');
    expect(await page.evaluate(() => localStorage.getItem('bitacora.session'))).not.toBeNull();
    await context.unroute(REFRESH);
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await services().waitFor();
  });

  test('journeys that were loaded stay on screen when the server fails', async () => {
    await page.clock.install();
    await page.reload();
    await services().waitFor();
    await context.route('**/api/v1/journey/journeys_info/**', (route) => route.fulfill({ status: 503, json: {} }));
    // Coming back to the page reads it again, at most every ten seconds.
    await page.clock.fastForward(11_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByText('No pudimos actualizar').waitFor();
    expect(await services().isVisible()).toBe(true);
  });
});

test('tabs renew their session once together, log out together, and come back together', async () => {
  context = await openContext(browser);
  page = await logIn(context, demo.carlos);
  await services().waitFor();
  const other = await context.newPage();
  await other.goto('/my_journeys');
  await services(other).waitFor();

  let renewals = 0;
  await context.route(REFRESH, async (route) => {
    renewals += 1;
    await eventually(async () => expect(await isATabWaiting()).toBe(true));
    await route.continue();
  });
  await ageTheToken();
  await Promise.all([page.reload(), other.reload()]);
  await Promise.all([services().waitFor(), services(other).waitFor()]);
  expect(renewals).toBe(1);

  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await page.waitForURL(/\/login/);
  await other.waitForURL(/\/login/);
  await page.goBack();
  await page.waitForURL(/\/login/);
  await logIn(context, demo.lucia);
  await other.getByText('Usted aún no tiene viajes registrados').waitFor();
  expect(await services(other).count()).toBe(0);
});

test('back in the moment after logging out leads to the login all the same', async () => {
  context = await openContext(browser, { person: demo.carlos });
  page = await context.newPage();
  await page.goto('/my_journeys');
  await services().waitFor();
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const logOut = page.getByRole('button', { name: 'Cerrar Sesión' });
  await logOut.evaluate((button: HTMLButtonElement) => {
    button.click();
    history.back();
  });
  await page.getByLabel('Cédula').waitFor();
});

test('a silent server is said after ten seconds, and what changed meanwhile comes when it is heard again', async () => {
  const staff = await tokenOfStaff();
  const traveller = await registerTraveller(staff);
  await activate(traveller);
  await createJourney(staff, [traveller.passengerId], [{ kind: 'hosting' }]);
  const { hostname, port } = new URL(platformUrl());
  const wire = await startTcpProxy({ host: hostname, port: Number(port) });
  try {
    context = await openContext(browser, { url: `http://localhost:${wire.port}`, person: traveller });
    await context.clock.install();
    page = await context.newPage();
    await page.goto('/my_journeys');
    await services().waitFor();
    const banner = page.getByText('Sin conexión. Mostramos lo último que se cargó');
    await stopClock(page);
    await wire.cut();
    // The last sign of life may be up to five seconds old, and one more that the clock went to stop.
    await page.clock.runFor(OFFLINE_AFTER_MILLISECONDS - 7000);
    expect(await banner.count()).toBe(0);
    // What it tries meanwhile fails in real time, and is tried again in the page's.
    await eventually(async () => {
      await page.clock.runFor(2000);
      expect(await banner.count()).toBe(1);
    }, STORY_TIMEOUT);
    expect(await services().isVisible()).toBe(true);
    await createJourney(staff, [traveller.passengerId], [{ kind: 'visa' }]);

    await wire.mend();
    await eventually(async () => {
      await page.clock.runFor(2000);
      expect(await banner.count()).toBe(0);
    }, STORY_TIMEOUT);
    await page.clock.resume();
    await page.getByRole('button', { name: /^Viaje/ }).click();
    await page.getByRole('option').nth(1).waitFor();
  } finally {
    await context.close();
    await wire.cut();
  }
});
