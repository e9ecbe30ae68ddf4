import { demo } from '@bitacora/contracts/demo';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createJourney, registerTraveller, tokenOfStaff } from '../stories/agency-api.ts';
import { openBrowser, openContext } from '../stories/browser.ts';
import { tabTo, unreached } from '../stories/keyboard.ts';
import { aPdf } from '../stories/pdf.ts';
import { openFolds } from '../stories/screen.ts';

const [galapagos, lima] = demo.journeys;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(() => context?.close());

async function asVisitor(path: string): Promise<void> {
  context = await openContext(browser, { viewport: 'desktop' });
  page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function asPerson(person: { cedula: string }, path: string): Promise<void> {
  context = await openContext(browser, { viewport: 'desktop', person });
  page = await context.newPage();
  await page.goto(path);
  await page.getByRole('article').first().waitFor();
}

const focused = () => page.locator(':focus');
const dialog = () => page.getByRole('dialog');

describe('with the keyboard alone', () => {
  test('a person skips the navigation, logs in and stands at the start of the page', async () => {
    await asVisitor('/login');
    await page.keyboard.press('Tab');
    expect(await focused().innerText()).toBe('Saltar al contenido');
    await page.keyboard.press('Enter');
    expect(await focused().getAttribute('id')).toBe('contenido');
    await tabTo(page, page.getByLabel('Cédula'));
    await page.keyboard.type(demo.carlos.cedula);
    await tabTo(page, page.getByLabel('Contraseña', { exact: true }));
    await page.keyboard.type(demo.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/my_journeys/);
    await page.getByRole('article').first().waitFor();
    expect(await focused().getAttribute('id')).toBe('contenido');
  });

  test('every control of the home page and of a journey with its folds open can be reached', async () => {
    await asVisitor('/home');
    await page.getByRole('checkbox').check();
    await page.getByText('Emergencias en viaje').last().waitFor();
    expect(await unreached(page, 'body')).toEqual([]);
    await context.close();
    await asPerson(demo.carlos, `/my_journeys/${lima.id}`);
    await openFolds(page);
    expect(await unreached(page, 'body')).toEqual([]);
  });

  test('a traveller chooses another journey and keeps the place', async () => {
    await asPerson(demo.carlos, `/my_journeys/${galapagos.id}`);
    const chooser = page.getByRole('button', { name: /^Viaje/ });
    await tabTo(page, chooser);
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: /Lima/ }).waitFor();
    // The journey that is under way comes first.
    await page.keyboard.press('Home');
    await page.locator('[role=option][data-focus]', { hasText: 'Lima' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(lima.id));
    await page.getByRole('article', { name: /Costa Verde/ }).waitFor();
    await chooser.and(focused()).waitFor();
  });

  test('a traveller opens and closes the details of a service', async () => {
    await asPerson(demo.carlos, `/my_journeys/${lima.id}`);
    const item = page.getByRole('article', { name: /Costa Verde/ });
    const details = item.getByRole('button', { name: /^Detalles/ });
    await tabTo(page, details);
    await page.keyboard.press('Enter');
    await item.getByText('Plan de alimentación').waitFor();
    expect(await details.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Space');
    expect(await details.getAttribute('aria-expanded')).toBe('false');
    expect(await item.getByText('Plan de alimentación').isVisible()).toBe(false);
  });

  test('a dialog takes the focus, keeps it inside and gives it back', async () => {
    await asPerson(demo.carlos, `/my_journeys/${galapagos.id}`);
    const opener = page.getByRole('button', { name: 'Ver Pólizas' });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await dialog().getByRole('heading').waitFor();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(step < 8 ? 'Tab' : 'Shift+Tab');
      expect(await focused().evaluate((element) => element.closest('[role=dialog]') !== null)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await opener.and(focused()).waitFor();
  });

  test('staff replace a flight: the form that a menu opens has the keyboard, and gives it back', async () => {
    await asPerson(demo.adviser, `/admin/journeys/${galapagos.id}`);
    const opener = page.getByRole('button', { name: /^Más sobre Boleto Aéreo, Ida/ });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Reemplazar…' }).waitFor();
    await page.keyboard.press('Enter');
    await dialog().getByRole('heading').waitFor();
    await page.locator('[role=dialog]:focus, [role=dialog] :focus').waitFor({ state: 'attached' });
    await tabTo(page, dialog().getByRole('button', { name: 'Reemplazar boleto aéreo' }));
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await opener.and(focused()).waitFor();
  });

  test('staff find a passenger from any page, and go from row to row of a list', async () => {
    context = await openContext(browser, { viewport: 'desktop', person: demo.adviser });
    page = await context.newPage();
    await page.goto('/admin/quotes');
    await page.getByRole('button', { name: 'Buscar' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('munoz carlos');
    await page.getByRole('option', { name: /^Carlos Muñoz/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/passengers\/./);
    await page.goto('/admin/journeys');
    const rows = page.getByRole('main').locator('li > a');
    await tabTo(page, rows.first());
    await page.keyboard.press('ArrowDown');
    await rows.nth(1).and(focused()).waitFor();
  });

  test('the menus of the navbar open, lead on and close', async () => {
    await asPerson(demo.carlos, '/my_journeys');
    const menu = page.getByRole('button', { name: 'Carlos Muñoz' });
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Mis Datos Personales' }).waitFor();
    await page.keyboard.press('Escape');
    await menu.and(focused()).waitFor();
    await page.keyboard.press('Enter');
    await page
      .getByRole('menuitem', { name: 'Mis Datos Personales' })
      .and(focused().or(page.locator('[data-focus]')))
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/user\/information/);

    await page.setViewportSize({ width: 320, height: 740 });
    const phoneMenu = page.getByRole('button', { name: /menú$/ });
    await tabTo(page, phoneMenu, 'Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await phoneMenu.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await phoneMenu.getAttribute('aria-expanded')).toBe('false');
    await phoneMenu.and(focused()).waitFor();
  });

  test('staff creates a hosting: errors are heard and led to, and the focus stays when it is saved', async () => {
    const token = await tokenOfStaff();
    const { passengerId } = await registerTraveller(token);
    const { journey_id } = await createJourney(token, [passengerId], [{ kind: 'hosting' }]);
    await asPerson(demo.adviser, `/admin/journeys/${journey_id}`);
    await tabTo(page, page.getByRole('article', { name: /^Hospedaje/ }).getByRole('button', { name: 'Crear' }));
    await page.keyboard.press('Enter');
    const send = dialog().getByRole('button', { name: 'Crear hospedaje' });
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await dialog().getByRole('alert').and(focused()).waitFor();
    expect(await unreached(page, '[role=dialog]')).toEqual([]);
    const desk = page.viewportSize();
    // A phone that lies on its side: what sends stays in sight.
    await page.setViewportSize({ width: 667, height: 375 });
    expect(await send.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    if (desk) await page.setViewportSize(desk);

    const field = (label: string | RegExp) => dialog().getByLabel(label);
    await tabTo(page, dialog().getByRole('link', { name: /^Nombre/ }));
    await page.keyboard.press('Enter');
    await field('Nombre').and(focused()).waitFor();
    await page.keyboard.type('Hotel del Teclado');
    await tabTo(page, field('Dirección'));
    await page.keyboard.type('Malecón 100');
    await tabTo(page, field('Plan de alimentación'));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, field('Ubicación'));
    await page.keyboard.type('-0.7432, -90.3138');
    for (const [label, day] of Object.entries({ 'Check-in': '26 nov 2031', 'Check-out': '01-12-31' })) {
      await tabTo(page, field(`${label}: fecha`));
      await page.keyboard.type(day);
      await tabTo(page, field(`${label}: hora`));
      await page.keyboard.type('1530');
    }
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, field(/^Reserva/));
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(aPdf('reserva'));
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Hospedaje creado' }).waitFor();
    await dialog().getByRole('button', { name: 'Cerrar' }).last().and(focused()).waitFor();
    await page.keyboard.press('Enter');
    await dialog().waitFor({ state: 'detached' });
    await page
      .getByRole('article', { name: /Hotel del Teclado/ })
      .getByText('Confirmado')
      .waitFor();
    expect(await focused().count()).toBe(1);
  });
});
