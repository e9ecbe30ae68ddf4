import type { Tour, WebDocument } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { call, newWord, tokenOfStaff } from '../stories/agency-api.ts';
import { openBrowser, openPage, picture } from '../stories/browser.ts';
import { seriousFindings } from '../stories/screen-checks.ts';

const HOME = '/api/v1/content/web/Home';
const TOURS = '/api/v1/agency/content/packages';
const headline = `Del puerto al mundo, ${newWord()}`;
const title = `Loja ${newWord()}`;

let browser: Browser;
let token: string;
let home: WebDocument<'Home'>;
let staff: Page;
let visitor: Page;

beforeAll(async () => {
  browser = await openBrowser();
  token = await tokenOfStaff();
  home = await call<WebDocument<'Home'>>('GET', HOME);
  staff = await openPage(browser, { viewport: 'desktop', person: demo.adviser });
  visitor = await openPage(browser);
});

/** Other stories see the demo's own site. */
afterAll(async () => {
  await browser.close();
  const { version: _, ...words } = home;
  await call('PUT', HOME, words, token);
  const tours = await call<Tour[]>('GET', TOURS, undefined, token);
  for (const tour of tours.filter((one) => one.title === title)) {
    await call('DELETE', `/api/v1/content/packages/${tour.id}`, undefined, token);
  }
});

const toast = (text: string) => staff.getByRole('status').filter({ hasText: text }).first().waitFor();

test('staff change the first words of the home page; a page that is open has them when it is looked at again', async () => {
  await visitor.clock.install();
  await visitor.goto('/home');
  await visitor.getByRole('heading', { level: 1, name: home.headline }).waitFor();

  await staff.goto('/admin');
  await staff
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Contenido del sitio' })
    .click();
  await staff.getByRole('switch').first().waitFor();
  await picture(staff, 'content-desk');
  await staff.getByRole('link', { name: /^Inicio La frase/ }).click();
  await staff.getByLabel('Frase principal').fill(headline);
  await staff.getByRole('button', { name: 'Guardar cambios' }).click();
  await toast('Guardado. Ya se ve en el sitio.');

  await visitor.clock.fastForward(15_000);
  await visitor.evaluate(() => window.dispatchEvent(new Event('focus')));
  await visitor.getByRole('heading', { level: 1, name: headline }).waitFor();
});

test('staff add a tour with a picture, put it first and show it; visitors see it', async () => {
  await staff
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: 'Contenido del sitio' })
    .click();
  await staff.getByRole('link', { name: 'Crear tour' }).click();
  await staff.getByLabel('Título').fill(title);
  await staff.getByLabel('Frase corta').fill('Tres días de música y montaña');
  await staff.getByLabel('Descripción').fill('El primer día llega a Catamayo.\n\nEl segundo, Vilcabamba.');
  await staff.getByLabel('Incluye, línea 1').fill('Hotel con desayuno');
  const buffer = await visitor.screenshot({ type: 'jpeg' });
  await staff.getByLabel(/^Imagen \(/).setInputFiles({ name: 'loja.jpg', mimeType: 'image/jpeg', buffer });
  await staff.getByLabel('¿Qué se ve en la imagen?').fill('Una calle de Loja');
  expect(await seriousFindings(staff)).toEqual([]);
  await picture(staff, 'tour-form-desk');
  await staff.getByRole('button', { name: 'Vista previa' }).click();
  await staff.getByRole('dialog').getByText('Hotel con desayuno').waitFor();
  await picture(staff, 'tour-preview-desk');
  await staff.getByRole('button', { name: 'Cerrar la vista previa' }).click();
  await staff.getByRole('button', { name: 'Crear tour' }).click();
  await toast('Tour creado');

  const up = staff.getByRole('button', { name: `Subir: ${title}` });
  await up.waitFor();
  while ((await up.getAttribute('aria-disabled')) !== 'true') await up.click();
  await staff.getByRole('switch', { name: new RegExp(title) }).click();
  await toast(`«${title}» ya se ve en el sitio.`);

  await visitor.goto('/tours');
  const first = visitor.getByRole('article').first();
  await first.getByRole('heading', { name: title }).waitFor();
  await first.getByRole('img', { name: 'Una calle de Loja' }).waitFor();
  await first.getByRole('link', { name: `Ver más: ${title}` }).click();
  await visitor.getByRole('dialog').getByText('Hotel con desayuno').waitFor();
});

test('a traveller who comes to these screens is led to the own journeys', async () => {
  const traveller = await openPage(browser, { person: demo.carlos });
  await traveller.goto('/admin/content');
  await traveller.waitForURL(/\/my_journeys/);
  await traveller.close();
});
