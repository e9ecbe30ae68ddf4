import { demo } from '@bitacora/contracts/demo';
import { addDays, dayAt } from '@bitacora/kernel';
import { numericDay } from '@bitacora/kernel/dates';
import { newCedula } from '@bitacora/testing/stories';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { activate, newWord, registerTraveller, type StoryTraveller, tokenOfStaff } from '../stories/agency-api.ts';
import { openBrowser, openPage, picture } from '../stories/browser.ts';
import { choose } from '../stories/choose.ts';

const today = dayAt(new Date());
let browser: Browser;
let traveller: StoryTraveller;
let travellerPage: Page;

beforeAll(async () => {
  browser = await openBrowser();
  traveller = await registerTraveller(await tokenOfStaff());
  await activate(traveller);
  travellerPage = await openPage(browser, { person: traveller });
  await travellerPage.goto('/my_journeys');
  await travellerPage.getByText(/Usted aún no tiene viajes registrados/).waitFor();
});
afterAll(() => browser.close());

/** Adds the traveller to the journey on a page, found by the cédula. */
async function take(page: Page): Promise<void> {
  await choose(page, 'Agregar pasajero', traveller.cedula, new RegExp(traveller.lastName));
  await page.getByRole('button', { name: new RegExp(`^Quitar a .*${traveller.lastName}`) }).waitFor();
}

async function sell(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Crear viaje' }).click();
  await page.getByText('Paquete Creado').waitFor();
}

test('on a phone, an adviser sells a package to a traveller and to somebody made without leaving the form', async () => {
  const page = await openPage(browser, { person: demo.adviser });
  await page.goto('/admin/packages');
  await page.getByRole('link', { name: /Galápagos esencial/ }).click();
  await page.getByRole('link', { name: 'Nuevo viaje con este paquete' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nuevo viaje' }).waitFor();
  await take(page);

  await page.getByRole('button', { name: 'Nuevo pasajero' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo pasajero' });
  const companion = newWord();
  await dialog.getByLabel(/^Cédula/).fill(newCedula());
  await dialog.getByLabel('Nombres').fill('Julián');
  await dialog.getByLabel('Apellidos').fill(companion);
  await dialog.getByLabel('Fecha de nacimiento').fill('3/4/2019');
  await dialog.getByLabel('Género').selectOption('M');
  await dialog.getByLabel('Estado civil').selectOption('S');
  await dialog.getByRole('button', { name: 'Crear pasajero' }).click();
  await page.getByText('¡Pasajero creado con éxito!').waitFor();
  await page.getByRole('button', { name: `Quitar a Julián ${companion}` }).waitFor();

  await page.getByLabel('Fecha de viaje').fill(numericDay(addDays(today, 40)));
  await page.getByLabel(/^Fecha de regreso/).fill(numericDay(addDays(today, 44)));
  await picture(page, 'new-journey-phone');
  await sell(page);

  // The traveller's page was open all the time.
  await travellerPage.getByText(/Su viaje a Baltra/).waitFor();
  await travellerPage.getByText('$2.580,00').first().waitFor();
  await travellerPage.getByRole('complementary').getByText(`Julián ${companion}`).waitFor();
  const services = travellerPage.getByRole('article');
  await services.nth(5).waitFor();
  expect(await services.count()).toBe(6);
});

test('on a desktop, an adviser sells a journey by hand, and what was typed outlives a reload', async () => {
  const page = await openPage(browser, { viewport: 'desktop', person: demo.adviser });
  await page.goto('/admin/new_journey');
  await take(page);
  await choose(page, 'Destino: ciudad', 'Cuenca', /^Cuenca/);
  await page.getByLabel('Sentido').selectOption('I');
  await page.getByLabel('Fecha de viaje').fill(numericDay(addDays(today, 20)));
  for (const service of ['Boleto Aéreo, Ida', 'Hospedaje', 'Hospedaje']) {
    await page.getByRole('button', { name: `Agregar ${service}`, exact: true }).click();
  }
  await page.getByLabel('Costo total').fill('345,60');
  await page.reload();
  await page.getByText('Recuperamos lo que escribió y no guardó.').waitFor();
  expect(await page.getByLabel('Costo total').inputValue()).toBe('345,60');
  await picture(page, 'new-journey-desktop');
  await sell(page);

  await travellerPage.getByText(/Su viaje a Cuenca/).waitFor();
  await travellerPage.getByText('$345,60').first().waitFor();
  const services = travellerPage.getByRole('article');
  await services.nth(2).waitFor();
  expect(await services.count()).toBe(3);
});

test('a package that one adviser designs is sold by another, until it is withdrawn', async () => {
  const name = `Ruta ${newWord()}`;
  const page = await openPage(browser, { viewport: 'desktop', person: demo.adviser });
  await page.goto('/admin/packages');
  await page.getByRole('button', { name: 'Nuevo paquete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuevo paquete' });
  await dialog.getByLabel('Nombre').fill(name);
  await choose(dialog, 'Destino: ciudad', 'Loja', /^Loja/);
  await dialog.getByRole('button', { name: 'Agregar Hospedaje' }).click();
  await dialog.getByLabel('Precio por persona').fill('80');
  await dialog.getByRole('button', { name: 'Crear paquete' }).click();
  await page.getByText('Paquete Creado').waitFor();

  const other = await openPage(browser, { viewport: 'desktop', person: demo.owner });
  await other.goto('/admin/new_journey');
  await other.getByLabel(/^Paquete/).selectOption({ label: `${name} · $80,00 por persona` });
  await other.getByText('1 servicio', { exact: true }).waitFor();

  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: 'Retirar' }).click();
  await page.getByText(/ya no está a la venta/).waitFor();
  await page.getByRole('link', { name: new RegExp(name) }).waitFor({ state: 'detached' });

  await take(other);
  await other.getByLabel('Fecha de viaje').fill(numericDay(addDays(today, 60)));
  await other.getByRole('button', { name: 'Crear viaje' }).click();
  await other.getByText('Error al crear el Paquete').waitFor();
  await other.getByText('Paquete: No existe o ya no está disponible.').waitFor();
});
