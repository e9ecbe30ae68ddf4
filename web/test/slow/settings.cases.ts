import type { AgencySettings, JourneyView } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { addDays, dayAt } from '@bitacora/kernel';
import { png } from '@bitacora/testing/stories';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { call, createJourney, newWord, registerTraveller, tokenOfStaff } from '../stories/agency-api.ts';
import { openPage, picture } from '../stories/browser.ts';
import { mailTo } from '../stories/inbox.ts';
import { browser } from './own-platform.ts';

const PATH = `/api/v1/agency/settings/${demo.agency}`;
const today = dayAt(new Date());
const logoImage = 'img[src*="/logo/"]';

async function openSettings(page: Page): Promise<void> {
  await page.goto('/admin/settings');
  await page.getByLabel('Nombre', { exact: true }).first().waitFor();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page
    .getByText(/Configuración guardada/)
    .first()
    .waitFor();
}

/** A row of a list, the newest one. */
async function add(page: Page, button: string, group: RegExp) {
  await page.getByRole('button', { name: button }).click();
  return page.getByRole('group', { name: group }).last();
}

const ask = (lastName: string) =>
  call('POST', '/api/v1/agency/web_quote', {
    last_name: lastName,
    first_name: 'Rosa',
    phone: '+593 99 765 4321',
    email: 'rosa@ejemplo.ec',
    n_adults: 1,
    n_children: 0,
    travel_date: addDays(today, 40),
    country: 'PE',
    agency: demo.agency,
  });

describe('what an agency says of itself', () => {
  let owner: string;
  let ownerPage: Page;
  let visitor: Page;

  beforeAll(async () => {
    owner = await tokenOfStaff('owner');
    ownerPage = await openPage(browser, { viewport: 'desktop', person: demo.owner });
    visitor = await openPage(browser);
  });

  test('the owner changes what the agency says, and the site shows it to a visitor', async () => {
    await openSettings(ownerPage);
    await picture(ownerPage, 'settings');
    await ownerPage.getByLabel('Teléfono', { exact: true }).fill('042309876');
    await ownerPage.getByLabel('Número de registro de turismo').fill('0901509999');
    const chat = ownerPage.getByRole('group', { name: 'Chat 1' });
    await chat.getByLabel('Número').fill('+593 99 000 7777');
    const hours = await add(ownerPage, 'Agregar horario', /^Horario \d/);
    await hours.getByRole('checkbox', { name: 'domingo' }).check();
    await hours.getByLabel('Abre').fill('10:30');
    await hours.getByLabel('Cierra').fill('12:30');
    await ownerPage
      .getByRole('group', { name: 'Red 1' })
      .getByLabel('Dirección')
      .fill('https://www.facebook.com/otra.example');
    const bank = await add(ownerPage, 'Agregar cuenta', /^Cuenta \d/);
    await bank.getByLabel('Banco', { exact: true }).fill('Banco del Pacífico');
    await bank.getByLabel('Tipo de cuenta').fill('Ahorros');
    await bank.getByLabel('Número de cuenta').fill('7000000004');
    await bank.getByLabel('Titular').fill('Bitácora Viajes');
    await save(ownerPage);

    await visitor.goto('/questions_and_answers');
    await visitor.getByText('Banco del Pacífico').waitFor();
    const foot = visitor.getByRole('contentinfo');
    await visitor.goto('/contacts');
    await visitor.locator('a[href*="593990007777"]').first().waitFor();
    await visitor.goto('/home');
    await foot.getByText('(04) 230-9876').first().waitFor();
    await foot.getByText(/0901509999/).waitFor();
    await foot.getByText(/10:30/).waitFor();
    expect(await foot.getByRole('link', { name: /Facebook/ }).getAttribute('href')).toContain('otra.example');
  });

  test('a logo stands in the head of the site and of staff, and in mails, until it is taken away', async () => {
    await openSettings(ownerPage);
    const image = { name: 'logo.png', mimeType: 'image/png', buffer: png(600, 300, 90) };
    await ownerPage.getByLabel(/Imagen del logo/).setInputFiles(image);
    await ownerPage.getByText(/Logo guardado/).waitFor();
    await ownerPage.getByRole('banner').locator(logoImage).waitFor();
    await picture(ownerPage, 'settings-logo');
    await visitor.goto('/home');
    const shown = visitor.getByRole('banner').locator(logoImage);
    await shown.waitFor();
    expect(await shown.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(216);
    await picture(visitor, 'logo-phone');

    const lastName = `Zambrano ${newWord()}`;
    await ask(lastName);
    const mail = await mailTo('asesora@bitacora.example', new RegExp(lastName));
    expect(mail.HTML).toContain('cid:agency-logo');
    // Who works there needs no telephone of it; the owner of an account does.
    await call('POST', '/auth/users/reset_password/', { username: demo.adviser.cedula });
    expect((await mailTo('asesora@bitacora.example', /contraseña/)).Text).toContain('(04) 230-9876');

    await ownerPage.getByRole('button', { name: 'Quitar logo' }).click();
    await ownerPage.getByRole('dialog').getByRole('button', { name: 'Quitar logo' }).click();
    await ownerPage.getByText(/Sin logo/).waitFor();
    await visitor.goto('/home');
    await visitor.getByRole('banner').locator('svg').first().waitFor();
    expect(await visitor.locator(logoImage).count()).toBe(0);
  });

  test('lead times, holidays and the day of a balance count from then on, on board, list and journey', async () => {
    await openSettings(ownerPage);
    for (const day of [today, addDays(today, 1)]) {
      const holiday = await add(ownerPage, 'Agregar día', /^Día \d/);
      await holiday.getByLabel('Fecha').fill(day);
      await holiday.getByLabel('Motivo').fill('Aniversario');
    }
    await ownerPage.getByLabel('El saldo vence antes del viaje').fill('5');
    await ownerPage.getByLabel('Días antes de la salida en que un viaje debe estar listo').fill('12');
    await save(ownerPage);

    const lastName = `Zambrano ${newWord()}`;
    await ask(lastName);
    const adviser = await tokenOfStaff();
    const { passengerId } = await registerTraveller(adviser);
    const { journey_id: id } = await createJourney(adviser, [passengerId], [{ kind: 'hosting' }]);
    const journey = await call<JourneyView>('GET', `/api/v1/journey/journey/${id}`, undefined, adviser);
    expect(journey.balance_due).toBe(addDays(today, 7));

    const staff = await openPage(browser, { person: demo.adviser });
    await staff.goto('/admin');
    await staff
      .getByRole('link', { name: /Salen en 12 días y no están listos/ })
      .first()
      .click();
    await staff.locator(`a[href$="${id}"]`).first().waitFor();
    await staff.goto('/admin/quotes');
    await staff.getByRole('link', { name: new RegExp(`${lastName}.*sin horas de atención`) }).waitFor();
  });

  test('two who change settings lose nothing: different fields are put together, the same one is asked about', async () => {
    const other = await openPage(browser, { person: demo.owner });
    await openSettings(ownerPage);
    await openSettings(other);
    await ownerPage.getByLabel('Dirección', { exact: true }).first().fill('Malecón Simón Bolívar 100');
    await save(ownerPage);
    await other.getByLabel('Titular').first().fill('Bitácora Viajes S. A.');
    await save(other);
    const both = await call<AgencySettings>('GET', PATH, undefined, owner);
    expect(both).toMatchObject({
      address: 'Malecón Simón Bolívar 100',
      banks: [{ holder: 'Bitácora Viajes S. A.' }, {}, {}, {}],
    });

    await openSettings(ownerPage);
    await ownerPage.getByLabel('Dirección', { exact: true }).first().fill('Malecón 200');
    await other.getByLabel('Dirección', { exact: true }).first().fill('Malecón 300');
    await save(ownerPage);
    await other.getByRole('button', { name: 'Guardar cambios' }).click();
    const question = other.getByRole('dialog');
    await question.getByText('Malecón 200').first().waitFor();
    await question.getByText('Malecón 300').first().waitFor();
    await picture(other, 'settings-conflict');
  });

  test('an adviser has neither the menu, nor the page, nor the route', async () => {
    const page = await openPage(browser, { viewport: 'desktop', person: demo.adviser });
    await page.goto('/admin/settings');
    await page.getByText('Su cuenta no incluye esta pantalla').waitFor();
    expect(await page.getByRole('link', { name: 'Configuración' }).count()).toBe(0);
    const adviser = await tokenOfStaff();
    await expect(call('GET', PATH, undefined, adviser)).rejects.toThrow('403');
    await expect(call('PATCH', PATH, { phone: '042000000' }, adviser)).rejects.toThrow('403');
    await expect(call('DELETE', `${PATH}/logo`, undefined, adviser)).rejects.toThrow('403');
  });
});
