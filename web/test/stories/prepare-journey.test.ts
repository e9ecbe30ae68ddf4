import type { JourneyView } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { addDays, dayAt } from '@bitacora/kernel';
import { numericDay } from '@bitacora/kernel/dates';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { activate, call, createJourney, registerTraveller, type StoryTraveller, tokenOf } from './agency-api.ts';
import { openBrowser, openPage, picture } from './browser.ts';
import { aPdf } from './pdf.ts';

const today = dayAt(new Date());
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const itemOf = (page: Page, name: RegExp) => page.getByRole('article', { name });

async function fillTime(form: Locator, label: string, day: string, hour: string): Promise<void> {
  await form.getByLabel(`${label}: fecha`).fill(numericDay(day));
  await form.getByLabel(`${label}: hora`).fill(hour);
}

/** A hotel with its days as the form proposes them; only the hours are asked. */
async function fillHotel(form: Locator, name: string, file: string): Promise<void> {
  await form.getByLabel('Nombre').fill(name);
  await form.getByLabel('Dirección').fill('Av. Charles Darwin, Puerto Ayora');
  await form.getByLabel('Plan de alimentación').selectOption({ index: 1 });
  await form.getByLabel('Ubicación').fill('https://www.google.com/maps/place/Hotel/@-0.74,-90.31,17z');
  await form.getByLabel('Check-in: hora').fill('15:00');
  await form.getByLabel('Check-out: hora').fill('11:00');
  await form.getByLabel('Costo').fill('$432,10');
  await form.getByLabel(/^Reserva/).setInputFiles(aPdf(file));
}

async function fillFlight(form: Locator): Promise<void> {
  await form.getByLabel('Código de reserva').fill('GPS7XZ');
  await form.getByLabel('Aeropuerto de salida').selectOption('GYE');
  // Baltra has one airport of its own.
  await form.getByLabel('Aeropuerto de llegada').selectOption('GPS');
  await fillTime(form, 'Salida', addDays(today, 12), '22:00');
  await fillTime(form, 'Llegada', addDays(today, 12), '23:10');
  await form.getByRole('checkbox').nth(1).check();
  await form.getByLabel(/^Reserva/).setInputFiles(aPdf('boleto'));
}

async function choose(page: Page, menu: RegExp, entry: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

describe.each(['phone', 'desktop'] as const)('on a %s', (viewport) => {
  let staff: string;
  let traveller: StoryTraveller;
  let journey: JourneyView;
  let staffPage: Page;
  let travellerPage: Page;
  const loads: string[] = [];

  beforeAll(async () => {
    staff = await tokenOf(demo.adviser.cedula);
    traveller = await registerTraveller(staff);
    await activate(traveller);
    journey = await createJourney(
      staff,
      [traveller.passengerId],
      [{ kind: 'air_ticket', travel_direction: 'I' }, { kind: 'hosting' }],
    );
    travellerPage = await openPage(browser, { person: traveller });
    await travellerPage.goto('/my_journeys');
    await itemOf(travellerPage, /^Hospedaje/).waitFor();
    travellerPage.on('load', () => loads.push(travellerPage.url()));
    staffPage = await openPage(browser, { viewport, person: demo.adviser });
  });

  test('a hosting that is missing is saved by two presses outside of its form, and leads to nothing else', async () => {
    await staffPage.goto(`/admin/journeys/${journey.journey_id}`);
    await staffPage.getByRole('heading', { name: /Faltan 2 cosas/ }).waitFor();
    await picture(staffPage, `prepare-journey-${viewport}`);
    await staffPage.getByRole('button', { name: 'Crear: Boleto Aéreo, Ida' }).click();
    const flight = staffPage.getByRole('dialog', { name: /^Crear Servicio: Boleto Aéreo · Ida, para Rosa Elena/ });
    await fillFlight(flight);
    await picture(staffPage, `prepare-flight-form-${viewport}`);
    await flight.getByRole('button', { name: 'Crear boleto aéreo' }).click();
    // One press opens the next one, one saves it.
    await flight.getByRole('button', { name: 'Crear el siguiente: Hospedaje' }).click();
    const hotel = staffPage.getByRole('dialog', { name: /^Crear Servicio: Hospedaje/ });
    await fillHotel(hotel, 'Hotel Bahía Tortuga', 'reserva-hotel');
    await hotel.getByRole('button', { name: 'Crear hospedaje' }).click();
    await hotel.getByText(/^Se guardó/).waitFor();
    await hotel.getByRole('button', { name: 'Cerrar' }).last().click();
    await staffPage.getByRole('heading', { name: /Listo/ }).waitFor();
    await itemOf(travellerPage, /Hotel Bahía Tortuga/)
      .getByText('Confirmado')
      .waitFor();
  });

  test('a hotel that is replaced is the new one on the open page of the traveller, whose old voucher opens no more', async () => {
    const voucher = itemOf(travellerPage, /Hotel Bahía Tortuga/).getByRole('link', { name: /Ver Ticket/ });
    const old = (await voucher.getAttribute('href')) ?? '';
    expect((await fetch(old)).status).toBe(200);
    await choose(staffPage, /^Más sobre Hospedaje/, 'Reemplazar…');
    const form = staffPage.getByRole('dialog', { name: /^Reemplazar: Hospedaje/ });
    await fillHotel(form, 'Hotel Solymar', 'otro-hotel');
    await picture(staffPage, `replace-hotel-${viewport}`);
    await form.getByRole('button', { name: 'Reemplazar hospedaje' }).click();
    await form.getByText(/^Se guardó/).waitFor();
    await form.getByRole('button', { name: 'Cerrar' }).last().click();
    await itemOf(travellerPage, /Hotel Solymar/)
      .getByText('Confirmado')
      .waitFor();
    expect(await itemOf(travellerPage, /Hotel Bahía Tortuga/).count()).toBe(0);
    expect((await fetch(old)).status).toBe(404);
    expect(loads).toEqual([]);
  });

  test('a flight of 22:00 that is called off reads so on the open page of the traveller, and can be taken back', async () => {
    await choose(staffPage, /^Más sobre Boleto Aéreo/, 'Cancelar servicio…');
    const form = staffPage.getByRole('dialog', { name: /^Cancelar Boleto Aéreo/ });
    await form.getByLabel('Motivo').fill('La aerolínea canceló el vuelo');
    await picture(staffPage, `cancel-flight-${viewport}`);
    await form.getByRole('button', { name: 'Cancelar el servicio' }).click();
    await staffPage.getByText('Boleto Aéreo, Ida: cancelado').waitFor();
    const flight = itemOf(travellerPage, /^Boleto Aéreo/);
    await flight.getByText('Motivo: La aerolínea canceló el vuelo').waitFor();
    await flight.getByText('Cancelado').waitFor();
    await flight.getByText('22:00').first().waitFor();
    await staffPage.getByRole('button', { name: 'Deshacer' }).click();
    await flight.getByText('Confirmado').waitFor();
    expect(loads).toEqual([]);
    const view = await call<JourneyView>('GET', `/api/v1/journey/journey/${journey.journey_id}/`, undefined, staff);
    expect(view.services.map(({ cancellation }) => cancellation)).toEqual([null, null]);
  });
});
