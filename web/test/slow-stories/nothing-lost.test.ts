import { demo } from '@bitacora/contracts/demo';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, openContext, picture, stopClock } from '../stories/browser.ts';

let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  context = await openContext(browser);
  page = await context.newPage();
});
// Whoever else a test that fails was looking through, too.
afterEach(() => Promise.all(browser.contexts().map((each) => each.close())));

/** Returns when the page knows: with a stopped clock, time that passed before would count as time with a connection. */
async function loseConnection(from: BrowserContext, page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const told = await page.evaluateHandle(() => ({
    yet: new Promise((resolve) => window.addEventListener('offline', resolve, { once: true })),
  }));
  await from.setOffline(true);
  await told.evaluate(async ({ yet }) => void (await yet));
}

test('a public page says after ten seconds that nobody answers, and is right again by itself', async () => {
  await page.clock.install();
  await page.goto('/tours');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await stopClock(page);
  const banner = page.getByText('Sin conexión. Mostramos lo último que se cargó');
  await loseConnection(context, page);
  await page.clock.runFor(8000);
  expect(await banner.count()).toBe(0);
  await page.clock.runFor(3000);
  await banner.waitFor();
  await page.mouse.wheel(0, 600);
  expect(await banner.isVisible()).toBe(true);
  await picture(page, 'offline-public');
  await context.setOffline(false);
  await banner.waitFor({ state: 'detached' });
});

test('the code of a page that is gone after a new version takes no typed text with it', async () => {
  await page.goto('/home#cotizar');
  await page.getByLabel('Apellidos').fill('Ñauta Mora');
  await page.getByLabel('Nombres').fill('Rosa Elena');
  const isLogin = /\/assets\/login-page.*\.js/;
  await page.route(isLogin, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Iniciar Sesión', exact: true })
    .click();
  await page.getByRole('heading', { name: 'No pudimos mostrar esta página' }).waitFor();
  await picture(page, 'page-gone');
  await page.getByRole('button', { name: 'Volver a la página anterior' }).click();
  expect(await page.getByLabel('Apellidos').inputValue()).toBe('Ñauta Mora');
  await page.goForward();
  await page.getByRole('heading', { name: 'No pudimos mostrar esta página' }).waitFor();
  await page.unroute(isLogin);
  await page.getByRole('button', { name: 'Volver a cargar' }).click();
  await page.getByLabel('Cédula').waitFor();
  await page.goBack();
  expect(await page.getByLabel('Nombres').inputValue()).toBe('Rosa Elena');
});

test('a part of a page that is gone leaves the page as it is, and the frame offers the new version', async () => {
  const desk = await openContext(browser, { viewport: 'desktop', person: demo.adviser });
  await desk.route(/\/assets\/payment-tools.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  const staff = await desk.newPage();
  await staff.goto(`/admin/journeys/${demo.journeys[0].id}`);
  await staff.getByRole('button', { name: 'No se cargó. Intentar de nuevo' }).first().waitFor();
  await staff.getByText('Una parte de esta página no se cargó').waitFor();
  await picture(staff, 'part-gone');
  await staff.getByRole('button', { name: 'Crear factura' }).click();
  await staff.getByRole('textbox', { name: 'Valor' }).fill('120');
  await staff.keyboard.press('Escape');
  const question = staff.getByRole('dialog', { name: '¿Descartar lo escrito?' });
  await question.getByRole('button', { name: 'Seguir escribiendo' }).click();
  expect(await staff.getByRole('textbox', { name: 'Valor' }).inputValue()).toBe('120,00');
});
