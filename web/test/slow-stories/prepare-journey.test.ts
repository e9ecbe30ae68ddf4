import type { HistoryEntry, JourneyView } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { eventually, STORY_TIMEOUT } from '@bitacora/testing/stories';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import {
  activate,
  call,
  createJourney,
  registerTraveller,
  type StoryTraveller,
  tokenOfStaff,
} from '../stories/agency-api.ts';
import { openBrowser, openPage, picture } from '../stories/browser.ts';
import { mailTo } from '../stories/inbox.ts';
import { fillFlight, fillHotel } from '../stories/service-forms.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const itemOf = (page: Page, name: RegExp) => page.getByRole('article', { name });

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
    staff = await tokenOfStaff();
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
    const form = staffPage.getByRole('dialog', { name: /^Cancelar Vuelo / });
    await form.getByLabel('Motivo').fill('La aerolínea canceló el vuelo');
    await form.getByLabel('Valor retenido').fill('0');
    await picture(staffPage, `cancel-flight-${viewport}`);
    await form.getByRole('button', { name: 'Cancelar el servicio' }).click();
    await staffPage.getByText(/^Se canceló Vuelo /).waitFor();
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

  test('the mailbox names the hotel that takes the place, and the history all that was done', async () => {
    await eventually(async () => {
      const mail = await mailTo(traveller.email, /^Cambió su hospedaje: ahora Hotel Solymar/);
      expect(mail.Text).toContain('Antes:\nHotel Bahía Tortuga\n');
    }, STORY_TIMEOUT);
    const path = `/api/v1/journey/journey/${journey.journey_id}/history`;
    const { results } = await call<{ results: HistoryEntry[] }>('GET', path, undefined, staff);
    const told = results.map(({ event, subject }) => `${event.replace(/^.*\./, '')} ${subject.title}`);
    for (const fact of [
      'service-attached Hospedaje, Hotel Bahía Tortuga',
      'service-released Hospedaje, Hotel Bahía Tortuga',
      'service-attached Hospedaje, Hotel Solymar',
    ])
      expect(told).toContain(fact);
    const changes = results.flatMap((fact) => fact.changes.map(({ label, after }) => `${label}: ${after}`));
    expect(changes).toContainEqual(expect.stringMatching(/se canceló.*La aerolínea canceló el vuelo/));
    expect(changes).toContainEqual(expect.stringMatching(/^Vuelve a estar en pie: Boleto Aéreo/));
  });
});
