import type { JourneyView } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { addDays, dayAt } from '@bitacora/kernel';
import { numericDay } from '@bitacora/kernel/dates';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { activate, createJourney, registerTraveller, type StoryTraveller, tokenOfStaff } from './agency-api.ts';
import { openBrowser, openPage, picture } from './browser.ts';
import { mailTo } from './inbox.ts';
import { aPdf } from './pdf.ts';

const today = dayAt(new Date());
let browser: Browser;
let traveller: StoryTraveller;
let journey: JourneyView;
let staffPage: Page;
let travellerPage: Page;

beforeAll(async () => {
  browser = await openBrowser();
  const staff = await tokenOfStaff();
  traveller = await registerTraveller(staff);
  await activate(traveller);
  journey = await createJourney(
    staff,
    [traveller.passengerId],
    [{ kind: 'hosting' }, { kind: 'air_ticket', travel_direction: 'I' }, { kind: 'air_ticket', travel_direction: 'V' }],
  );
  travellerPage = await openPage(browser, { person: traveller });
  await travellerPage.goto('/my_journeys');
  staffPage = await openPage(browser, { viewport: 'desktop', person: demo.adviser });
});
afterAll(() => browser.close());

const itemOf = (page: Page, name: RegExp) => page.getByRole('article', { name });

/** Fills a day and an hour on the clock of a place, the day as people here write it. */
async function fillTime(page: Page, label: string, day: string, hour: string): Promise<void> {
  await page.getByLabel(`${label}: fecha`).fill(numericDay(day));
  await page.getByLabel(`${label}: hora`).fill(hour);
}

test('staff finds the traveller and opens the journeys', async () => {
  await staffPage.goto('/admin/passengers');
  await staffPage.getByRole('searchbox').fill(traveller.cedula);
  await staffPage.getByRole('link', { name: new RegExp(traveller.lastName) }).click();
  await staffPage.waitForURL(new RegExp(`/admin/passengers/${traveller.passengerId}`));
  await staffPage.getByRole('region', { name: 'Próximos y en curso' }).getByRole('link').click();
  await staffPage.waitForURL(/\/admin\/journeys\//);
  await itemOf(staffPage, /^Hospedaje/).waitFor();
  await picture(staffPage, 'staff-journey-pending');
});

test('a hosting that staff creates shows on the open phone of the traveller, confirmed and without its cost', async () => {
  await itemOf(travellerPage, /^Hospedaje/)
    .getByText('Pendiente')
    .waitFor();
  await picture(travellerPage, 'traveller-pending');
  const loads: string[] = [];
  travellerPage.on('load', () => loads.push(travellerPage.url()));

  await itemOf(staffPage, /^Hospedaje/)
    .getByRole('button', { name: /^Crear/ })
    .click();
  const form = staffPage.getByRole('dialog', { name: 'Crear Servicio' });
  await form.getByRole('button', { name: 'Crear hospedaje' }).click();
  await form.getByRole('alert').first().waitFor();
  await picture(staffPage, 'hosting-form-errors');
  await form.getByLabel('Nombre').fill('Hotel Bahía Tortuga');
  await form.getByLabel('Dirección').fill('Av. Charles Darwin, Puerto Ayora');
  await form.getByLabel('Plan de alimentación').selectOption({ index: 1 });
  await form
    .getByLabel('Ubicación')
    .fill('https://www.google.com/maps/place/Hotel/@-0.74,-90.31,17z/data=!3d-0.7432!4d-90.3138');
  await fillTime(staffPage, 'Check-in', addDays(today, 12), '15:00');
  await fillTime(staffPage, 'Check-out', addDays(today, 18), '11:00');
  await form.getByLabel('Costo').fill('$432,10');
  await form.getByLabel(/^Reserva/).setInputFiles(aPdf('reserva-hotel'));
  await form.getByRole('button', { name: 'Crear hospedaje' }).click();
  await staffPage.getByText('Hospedaje creado').waitFor();
  await picture(staffPage, 'hosting-form-saved');
  await form.getByRole('button', { name: 'Cerrar' }).last().click();
  await itemOf(staffPage, /Hotel Bahía Tortuga/)
    .getByText('Confirmado')
    .waitFor();

  const item = itemOf(travellerPage, /Hotel Bahía Tortuga/);
  await item.getByText('Confirmado').waitFor();
  expect(loads).toEqual([]);
  await item.getByRole('button', { name: /Detalles/ }).click();
  await picture(travellerPage, 'traveller-hosting');
  expect(await item.innerText()).toContain('Av. Charles Darwin');
  expect(await travellerPage.content()).not.toMatch(/432[.,]10/);
});

test('the traveller opens the reservation in a new tab, and it is the very file', async () => {
  const link = itemOf(travellerPage, /Hotel Bahía Tortuga/).getByRole('link', { name: /Ver Ticket/ });
  expect(await link.getAttribute('target')).toBe('_blank');
  const response = await fetch((await link.getAttribute('href')) ?? '');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(aPdf('reserva-hotel').buffer);
});

test('the traveller has a mail that names the service and no cost, and leads to that very service', async () => {
  const mail = await mailTo(traveller.email, /hospedaje/);
  expect(mail.Text).toContain('Hotel Bahía Tortuga');
  expect(mail.HTML + mail.Text).not.toMatch(/432[.,]10/);
  expect(mail.Text).toContain('Aún estamos reservando:');
  const { pathname, hash } = new URL(/https?:\S+\/my_journeys\/\S+/.exec(mail.Text)?.[0] ?? '');
  expect(pathname).toBe(`/my_journeys/${journey.journey_id}`);
  await travellerPage.goto(new URL(pathname + hash, travellerPage.url()).toString());
  const item = travellerPage.locator('li:focus');
  await item.getByText('Hotel Bahía Tortuga').first().waitFor();
  await item.getByText(/^Recibirá un aviso por correo el/).waitFor();
  await picture(travellerPage, 'traveller-coming-reminder');
});

test('the page of the journey says what will be told and when, and a mail that left is sent again', async () => {
  await staffPage.getByRole('button', { name: /^Avisos previstos/ }).click();
  const planned = staffPage.getByRole('list', { name: /^Avisos/ }).getByRole('listitem');
  const checkOut = planned.filter({ hasText: 'Salida del hospedaje: Hotel Bahía Tortuga' });
  await checkOut.getByText('Previsto', { exact: true }).waitFor();
  await picture(staffPage, 'journey-planned-reminders');
  await staffPage.getByRole('button', { name: /^Correos enviados/ }).click();
  await staffPage.getByRole('button', { name: 'Enviar otra vez: Servicio listo' }).click();
  const question = staffPage.getByRole('dialog', { name: '¿Enviar otra vez «Servicio listo»?' });
  await question.getByText(new RegExp(traveller.lastName)).waitFor();
  await picture(staffPage, 'send-mail-again');
  await question.getByRole('button', { name: 'Enviar otra vez' }).click();
  await staffPage.getByText('El correo se enviará otra vez.').waitFor();
  await staffPage.getByRole('button', { name: 'Enviar otra vez: Servicio listo' }).nth(1).waitFor();
  await staffPage.getByRole('button', { name: /^Correos enviados/ }).click();
});

test('the page of the journey says which mail left to whom, and who did what', async () => {
  await staffPage.getByRole('button', { name: /^Correos enviados/ }).click();
  const mails = staffPage.getByRole('list', { name: /^Correos/ }).getByRole('listitem');
  const sent = mails.filter({ hasText: 'Hotel Bahía Tortuga' }).filter({ hasText: traveller.email });
  await sent.first().getByText('Enviado', { exact: true }).waitFor();
  await staffPage.getByRole('button', { name: /^Historial/ }).click();
  const entries = staffPage.getByRole('list', { name: /^Cambios/ }).getByRole('listitem');
  const attached = entries.filter({ hasText: 'Registro agregado · Hospedaje, Hotel Bahía Tortuga' });
  await attached.getByText(/^María José Andrade/).waitFor();
  await entries.filter({ hasText: 'Viaje creado' }).waitFor();
  await entries
    .filter({ hasText: 'Correo enviado otra vez' })
    .getByText(/^María José Andrade/)
    .waitFor();
  await picture(staffPage, 'journey-history-and-mails');
});

test('an air ticket of the return direction flies back, with the airports swapped', async () => {
  const pending = staffPage.getByRole('article', { name: /^Boleto Aéreo/ }).filter({ hasText: 'Vuelta' });
  await pending.getByRole('button', { name: /^Crear/ }).click();
  const form = staffPage.getByRole('dialog', { name: 'Crear Servicio' });
  await form.getByLabel('Código de reserva').fill('GPS7XZ');
  await form.getByLabel('Número de vuelo').fill('XL1412');
  const from = form.getByLabel('Aeropuerto de salida');
  const to = form.getByLabel('Aeropuerto de llegada');
  await from.locator('option[value=GPS]').waitFor({ state: 'attached' });
  await to.locator('option[value=GYE]').waitFor({ state: 'attached' });
  await from.selectOption('GPS');
  await to.selectOption('GYE');
  await fillTime(staffPage, 'Salida', addDays(today, 18), '12:30');
  await fillTime(staffPage, 'Llegada', addDays(today, 18), '15:30');
  await form.getByRole('checkbox').nth(1).check();
  await form.getByLabel('Costo').fill('210');
  await form.getByLabel(/^Reserva/).setInputFiles(aPdf('boleto-vuelta'));
  await picture(staffPage, 'air-ticket-form');
  await form.getByRole('button', { name: /^Crear boleto/ }).click();
  await staffPage.getByText('Boleto Aéreo creado').waitFor();
  await form.getByRole('button', { name: 'Cerrar' }).last().click();

  const item = travellerPage.getByRole('article', { name: /^Boleto Aéreo/ }).filter({ hasText: 'GPS7XZ' });
  await item.getByText('Confirmado').waitFor();
  await picture(travellerPage, 'traveller-return-flight');
  const words = await item.innerText();
  expect(words).toContain('12:30');
  expect(words).toContain('15:30');
  // Galápagos is an hour behind Guayaquil: three hours on the clocks are two in the air.
  expect(words).toContain('2 h');
  expect(words).toContain('Vuelta');
  expect((await mailTo(traveller.email, /boleto aéreo/)).Text).toContain('Baltra – Guayaquil');
});
