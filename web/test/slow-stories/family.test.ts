import type { HistoryEntry, JourneyView } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { addDays, dayAt } from '@bitacora/kernel';
import { numericDay } from '@bitacora/kernel/dates';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { activate, call, tokenOfStaff } from '../stories/agency-api.ts';
import { openBrowser, openPage, picture } from '../stories/browser.ts';
import { choose } from '../stories/choose.ts';
import { aFamily, type Family, rowsOf } from '../stories/family.ts';
import { mailTo } from '../stories/inbox.ts';
import { aPdf } from '../stories/pdf.ts';
import { fillHotel, fillInsurance } from '../stories/service-forms.ts';

const PASSWORD = 'Bitacora2026';
const travelDate = addDays(dayAt(new Date()), 12);
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Presses a button whose request the server fails, and waits for what is said. */
async function failing(page: Page, path: string, button: Locator, words: string): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({ status: 500, json: { detail: 'Error en el servidor', code: 'x' } }),
  );
  await button.click();
  await page.getByText(words, { exact: true }).waitFor();
  await page.unroute(path);
}

async function done(page: Page, button: Locator, words: string): Promise<void> {
  await button.click();
  await page.getByText(words, { exact: true }).waitFor();
}

describe.each(['phone', 'desktop'] as const)('on a %s', (viewport) => {
  const family: Family = aFamily();
  const [mother] = family;
  const nameOf = ({ firstName, lastName }: Family[number]) => `${firstName} ${lastName}`;
  let staff: Page;
  let traveller: Page;
  let journeyId = '';

  const viewed = async () =>
    call<JourneyView>('GET', `/api/v1/journey/journey/${journeyId}/`, undefined, await tokenOfStaff());
  const dialog = (name: string | RegExp) => staff.getByRole('dialog', { name });
  const press = (name: string | RegExp) => staff.getByRole('button', { name }).click();
  const closeForm = (form: Locator) => form.getByRole('button', { name: 'Cerrar' }).last().click();

  test('a family of four with two children is registered, and its mother opens her account', async () => {
    staff = await openPage(browser, { viewport, person: demo.adviser });
    await staff.goto('/admin/new_passenger');
    await press('Pegar desde una hoja de cálculo');
    await staff.getByLabel('Filas').fill(rowsOf(family));
    await press('Agregar 4 pasajeros');
    const submit = staff.getByRole('button', { name: 'Crear 4 pasajeros' });
    await failing(staff, '**/api/v1/user/passenger/*', submit, '¡Error en el servidor!');
    await done(staff, submit, '¡Pasajero creado con éxito!');
    await activate({ email: mother.email, password: PASSWORD });
    traveller = await openPage(browser, { person: { cedula: mother.cedula, password: PASSWORD } });
    await traveller.goto('/my_journeys');
    await traveller.getByText(/Usted aún no tiene viajes registrados/).waitFor();
  });

  test('their journey is sold, held by one of the adults, and stands on the open phone of the mother', async () => {
    await staff.getByRole('link', { name: 'Crear un viaje con ellos' }).click();
    for (const member of family) await staff.getByRole('button', { name: `Quitar a ${nameOf(member)}` }).waitFor();
    await choose(staff, 'Destino: ciudad', 'Baltra', /Baltra/);
    await staff.getByLabel('Fecha de viaje').fill(numericDay(travelDate));
    await staff.getByLabel(/^Fecha de regreso/).fill(numericDay(addDays(travelDate, 6)));
    const holder = staff.getByLabel(/^Titular/);
    // Children hold nothing.
    expect((await holder.locator('option').allInnerTexts()).slice(1).sort()).toEqual(
      family.slice(0, 2).map(nameOf).sort(),
    );
    await holder.selectOption({ label: nameOf(mother) });
    for (const service of ['Hospedaje', 'Seguro de viaje'])
      await staff.getByRole('button', { name: `Agregar ${service}`, exact: true }).click();
    await staff.getByLabel('Costo total').fill('2.345,60');
    const submit = staff.getByRole('button', { name: 'Crear viaje' });
    await failing(staff, '**/journeys_by_agency/*', submit, 'Error al crear el Paquete');
    await picture(staff, `family-sold-${viewport}`);
    await done(staff, submit, 'Paquete Creado');
    await traveller.getByText(/Su viaje a Baltra/).waitFor();
    await traveller.getByText('$2.345,60').first().waitFor();
    await staff.waitForURL(/journey/);
    journeyId = /[0-9a-f-]{36}$/.exec(staff.url())?.[0] ?? '';
  });

  test('it is prepared: a hotel, an insurance and a policy for each, and the mother is mailed', async () => {
    await staff.goto(`/admin/journeys/${journeyId}`);
    await press('Crear: Hospedaje');
    const hotel = dialog(/^Crear Servicio: Hospedaje/);
    await fillHotel(hotel, 'Hotel Solymar', 'reserva-hotel');
    const create = hotel.getByRole('button', { name: 'Crear hospedaje' });
    await failing(staff, '**/api/v1/agency/hosting', create, 'Error al crear el Hospedaje');
    await done(staff, create, 'Hospedaje creado · Servicio Actualizado');
    await hotel.getByRole('button', { name: 'Crear el siguiente: Seguro de viaje' }).click();
    const insurance = dialog(/^Crear Servicio: Seguro de viaje/);
    await fillInsurance(insurance);
    await insurance.getByRole('button', { name: 'Crear seguro de viaje' }).click();
    await insurance.getByText(/^Se guardó/).waitFor();
    await closeForm(insurance);
    await press('Agregar pólizas: Seguro de viaje');
    const policies = dialog(/^Documentos: Seguro de viaje/);
    await policies
      .locator('input[type=file]')
      .setInputFiles(family.map(({ firstName }) => aPdf(`poliza-${firstName.toLowerCase()}`)));
    await picture(staff, `family-policies-${viewport}`);
    await done(staff, policies.getByRole('button', { name: 'Agregar 4 documentos' }), '4 documentos agregados');
    await closeForm(policies);
    await staff.getByRole('heading', { name: /Listo/ }).waitFor();
    expect((await viewed()).passengers.map(({ service_docs }) => service_docs.length)).toEqual([1, 1, 1, 1]);

    await traveller.getByRole('article', { name: /Seguro Asistencia Andina/ }).waitFor();
    await traveller.getByRole('article', { name: /Hotel Solymar/ }).waitFor();
    await mailTo(mother.email, /Hospedaje|Seguro/i);
  });

  test('it is invoiced and paid in two parts, both corrected, and nothing is owed on either screen', async () => {
    await press('Crear factura');
    const invoice = dialog('Crear factura');
    await invoice.getByRole('textbox', { name: 'Valor' }).fill('2.345,60');
    await invoice.locator('input[type=file]').setInputFiles(aPdf('factura'));
    const issue = invoice.getByRole('button', { name: 'Crear factura' });
    await failing(staff, '**/api/v1/journey/invoice', issue, 'Error al crear la Factura');
    await done(staff, issue, 'Factura creada');
    await press('Corregir factura de $2.345,60');
    const corrected = dialog('Corregir factura');
    await corrected.getByLabel(/^Número/).fill('001-001-000000123');
    const save = corrected.getByRole('button', { name: 'Guardar' });
    await failing(staff, '**/api/v1/journey/invoice/*', save, 'Error al actualizar la Factura');
    await done(staff, save, 'Factura Actualizada');
    await traveller.getByText('001-001-000000123').filter({ visible: true }).first().waitFor();

    for (const value of ['1.345,60', '900,00']) {
      await press('Crear pago');
      const payment = dialog('Crear pago');
      await payment.getByLabel('Método de Pago').selectOption('CASH');
      await payment.getByRole('textbox', { name: 'Valor' }).fill(value);
      await payment.locator('input[type=file]').setInputFiles(aPdf('recibo'));
      const pay = payment.getByRole('button', { name: 'Crear pago' });
      if (value === '900,00') await failing(staff, '**/api/v1/payment/payment', pay, 'Error al crear el Pago');
      await done(staff, pay, 'Pago creado');
      await staff.getByRole('button', { name: `Corregir pago de $${value}` }).waitFor();
    }
    await press('Corregir pago de $900,00');
    const payment = dialog('Corregir pago');
    await payment.getByRole('textbox', { name: 'Valor' }).fill('1000');
    const correct = payment.getByRole('button', { name: 'Guardar' });
    await failing(staff, '**/api/v1/payment/payment/*', correct, 'Error al actualizar el Pago');
    await done(staff, correct, 'Pago Actualizado');
    for (const page of [staff, traveller]) {
      const balance = page.getByRole('definition').filter({ hasText: /^\$0,00$/ });
      await balance.first().waitFor();
    }
    await picture(traveller, `family-paid-traveller-${viewport}`);
    await picture(staff, `family-paid-${viewport}`);
    const { balance, paid } = await viewed();
    expect({ balance, paid }).toEqual({ balance: 0, paid: 2345.6 });
  });

  test('the history tells who sold, prepared and billed it', async () => {
    const { results } = await call<{ results: HistoryEntry[] }>(
      'GET',
      `/api/v1/journey/journey/${journeyId}/history`,
      undefined,
      await tokenOfStaff(),
    );
    const count = (is: HistoryEntry['subject']['is']) => results.filter(({ subject }) => subject.is === is).length;
    expect({ documents: count('document'), invoice: count('invoice'), payments: count('payment') }).toEqual({
      documents: 4,
      invoice: 2,
      payments: 3,
    });
    const corrected = results.find(({ event, changes }) => event.startsWith('billing.payment') && changes.length > 0);
    expect(corrected?.changes).toContainEqual({ label: 'Valor', before: '$900,00', after: '$1.000,00' });
    expect(new Set(results.map(({ actor }) => actor?.first_name ?? 'the platform'))).toContain('María José');
  });
});
