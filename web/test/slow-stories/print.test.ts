import { demo } from '@bitacora/contracts/demo';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { openBrowser, openPage } from '../stories/browser.ts';

const [galapagos] = demo.journeys;
// A day without its year; of a range the last day has the year of both.
const withoutYear = /(?<!\p{L})\d{1,2}\s(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)(?!\p{L}|\s\d{4}|\s–)/gu;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await openPage(browser, { person: demo.carlos });
  await page.goto(`/my_journeys/${galapagos.id}`);
  await page.getByRole('article').first().waitFor();
  await page.emulateMedia({ media: 'print' });
});
afterAll(() => browser.close());

test('on paper a journey shows every service with its details, though they are folded on screen', async () => {
  const items = page.getByRole('article');
  expect(await items.count()).toBe(galapagos.services.length);
  for (const item of await items.all()) expect(await item.isVisible()).toBe(true);
  for (const detail of ['Aeropuerto de llegada', 'Lugar de recogida', 'Descripción', 'Cabina', 'Ciudad'])
    expect(await page.getByText(detail).first().isVisible()).toBe(true);
  for (const fact of ['Asesor de viaje', 'Grupo de viaje', 'Costo total', 'Emergencias'])
    expect(await page.getByText(fact).filter({ visible: true }).count()).toBe(1);
});

test('a sheet says whose it is, of which journey and of when, and not the title of the screen', async () => {
  for (const fact of [
    'Bitácora Viajes',
    /^Viaje a Baltra, /,
    /^Impreso el \S+\s\d+\s\S+\s\d{4},\s\d\d:\d\d\sGuayaquil$/,
  ])
    expect(await page.getByRole('main').getByText(fact).first().isVisible()).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).filter({ visible: true }).count()).toBe(0);
});

test('on paper a closed section shows what it has, as an open one does', async () => {
  const table = page.getByRole('table', { name: 'Facturas' });
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Facturas' }).click();
  await table.waitFor({ state: 'hidden' });
  await page.emulateMedia({ media: 'print' });
  await table.waitFor();
});

test('on paper a bill has its columns, also what a phone folds', async () => {
  const invoices = page.getByRole('table', { name: 'Facturas' });
  for (const part of ['Fecha', 'Factura Personal', 'Pasajero', 'Valor', 'Número 001-001-000000101.'])
    expect(await invoices.getByText(part).filter({ visible: true }).count()).toBe(1);
  expect(await invoices.getByText('Documento').isVisible()).toBe(false);
});

test('on paper a tour says whose it is, and shows neither buttons nor their addresses', async () => {
  const tour = await openPage(browser);
  await tour.goto('/tours/cartagena-de-indias');
  await tour.getByRole('heading', { name: 'Programa Incluye' }).waitFor();
  await tour.emulateMedia({ media: 'print' });
  await tour.getByText('Bitácora Viajes · (04) 230-1200').waitFor();
  for (const action of ['Obtener Cotización', 'Compartir'])
    expect(await tour.getByText(action).filter({ visible: true }).count()).toBe(0);
  await tour.context().close();
});

test('on paper there is neither navigation nor footer nor anything to press', async () => {
  for (const role of ['navigation', 'contentinfo'] as const)
    expect(await page.getByRole(role).filter({ visible: true }).count()).toBe(0);
  // What folds on screen keeps its title.
  const buttons = page.getByRole('button').filter({ visible: true });
  expect(await buttons.allInnerTexts()).toEqual(['Facturas', 'Pagos']);
  expect(await page.getByText('Ver Ticket').or(page.getByText('Reservación')).filter({ visible: true }).count()).toBe(
    0,
  );
});

test('a journey fits an A4 sheet and none of its services is cut in two', async () => {
  // A4 between its margins (182 mm) at 96 dots an inch.
  await page.setViewportSize({ width: 688, height: 1000 });
  const { wide, breaks } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    breaks: [...document.querySelectorAll('article')].map((item) => {
      const kept = item.closest('li') ?? item;
      return [kept, item].some((element) => getComputedStyle(element).breakInside === 'avoid');
    }),
  }));
  expect(wide).toBe(0);
  expect(breaks).not.toContain(false);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const { text: sheets } = await extractText(new Uint8Array(pdf), { mergePages: false });
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.length).toBeLessThanOrEqual(3);
  // The first sheet is not the head alone: the first flight is on it, with the answers about its luggage.
  for (const said of ['Lleve: ', 'Declaración de mercancías', 'Aeropuerto de llegada', 'Precio total: $45,00'])
    expect(sheets[0]).toContain(said);
  // A sheet that got lost says whose it is, and which.
  for (const [index, sheet] of sheets.entries()) {
    expect(sheet).toContain(`${index + 1} de ${sheets.length}`);
    expect(sheet).toContain('Bitácora Viajes · Viaje a Baltra');
  }
  expect(sheets[0]).toMatch(/Emergencias: 099/);
});

test("on paper staff's page says the same of whose it is, and shows nothing to press", async () => {
  const staff = await openPage(browser, { person: demo.adviser, viewport: 'desktop' });
  await staff.goto(`/admin/journeys/${galapagos.id}`);
  await staff.getByRole('article').first().waitFor();
  await staff.emulateMedia({ media: 'print' });
  for (const fact of ['Bitácora Viajes', /^Viaje a Baltra, /, /^Impreso el /])
    expect(await staff.getByRole('main').getByText(fact).first().isVisible()).toBe(true);
  expect(await staff.getByRole('heading', { level: 1 }).filter({ visible: true }).count()).toBe(0);
  for (const action of ['Agregar servicio', 'Crear pago', 'Editar viaje'])
    expect(await staff.getByRole('button', { name: action }).filter({ visible: true }).count()).toBe(0);
  await staff.context().close();
});

/** Where the words or the picture of something begin, to the pixel. */
const leftOf = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().left);
  });

test('on paper states and messages have no ground, and begin where the words of the cards do', async () => {
  const sheet = await openPage(browser, { person: demo.carlos });
  await sheet.goto(`/my_journeys/${galapagos.id}`);
  await sheet.getByRole('article').first().waitFor();
  await sheet.emulateMedia({ media: 'print' });
  await sheet.setViewportSize({ width: 688, height: 1000 });
  const main = sheet.getByRole('main');
  const edge = await leftOf(main.getByText('Costo total'));
  for (const state of ['Confirmado', 'Pendiente']) expect(await leftOf(main.getByText(state).first())).toBe(edge);
  const reminder = main.getByText('Recuerde estar en el aeropuerto').first();
  // Its picture stands before what it says.
  expect(await leftOf(reminder.locator('xpath=ancestor::div[2]'))).toBe(edge);
  expect(await leftOf(main.getByText(/^Lleve: /))).toBe(await leftOf(reminder));
  await sheet.context().close();
});

test('on paper Facturación says of which months and of when it is, and shows nothing to choose', async () => {
  const staff = await openPage(browser, { person: demo.adviser, viewport: 'desktop' });
  await staff.goto('/admin/billing?month=all&kind=payment');
  const main = staff.getByRole('main');
  await main.getByText('Lima, ').first().waitFor();
  await staff.emulateMedia({ media: 'print' });
  for (const fact of ['Facturación, todos los meses', /^Impreso el /, 'Tipo: Pago'])
    expect(await main.getByText(fact).first().isVisible()).toBe(true);
  for (const control of [main.getByRole('combobox'), main.getByRole('button', { name: /^Mes / })])
    expect(await control.filter({ visible: true }).count()).toBe(0);
  expect(await main.innerText()).not.toMatch(withoutYear);
  await staff.context().close();
});

test('a sheet that is printed from the screen says its days with their year, which the screen does not', async () => {
  const screen = await openPage(browser, { person: demo.carlos });
  await screen.goto(`/my_journeys/${galapagos.id}`);
  await screen.getByRole('article').first().waitFor();
  expect(await screen.getByRole('main').innerText()).toMatch(withoutYear);
  const pdf = await screen.pdf({ format: 'A4', preferCSSPageSize: true });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  expect(text.match(withoutYear)).toBeNull();
  await screen.context().close();
});
