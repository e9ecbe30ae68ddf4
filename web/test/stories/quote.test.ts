import { demo } from '@bitacora/contracts/demo';
import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { newWord } from './agency-api.ts';
import { openBrowser, openPage, picture } from './browser.ts';
import { mailTo } from './inbox.ts';

let browser: Browser;
let page: Page;
const visitor = `visitante-${newId()}@ejemplo.ec`;
const lastName = `Zambrano ${newWord()}`;

beforeAll(async () => {
  browser = await openBrowser();
  page = await openPage(browser);
});
afterAll(() => browser.close());

test('the root leads to the home page, whose form waits for the privacy box', async () => {
  await page.goto('/');
  await page.waitForURL(/\/home$/);
  const send = page.getByRole('button', { name: 'Enviar solicitud' });
  await send.waitFor();
  expect(await send.isDisabled()).toBe(true);
  await page.getByText('Para enviar, marque la casilla de privacidad.').waitFor();
  await picture(page, 'home-phone');
});

test('a visitor asks for a quote, the form says ¡Enviado!, and the adviser has the mail within seconds', async () => {
  await page.getByLabel('Apellidos').fill(lastName);
  await page.getByLabel('Nombres').fill('Wilson <b>');
  await page.getByLabel('Teléfono').fill('+593 99 765 4321');
  await page.getByLabel('Correo electrónico').fill(visitor);
  await page.getByLabel('Adultos').fill('2');
  await page.getByLabel('Niños').fill('1');
  await page.getByLabel('Fecha de viaje').fill(addDays(dayAt(new Date()), 40));
  await page.getByLabel('País de destino').selectOption('PE');
  await page.getByRole('checkbox').check();
  const send = page.getByRole('button', { name: 'Enviar solicitud' });
  await send.click();
  await page
    .getByText(/Use solo letras/)
    .first()
    .waitFor();
  expect(await page.getByLabel('Apellidos').inputValue()).toBe(lastName);
  await page.getByLabel('Nombres').fill('Wilson');
  await send.click();
  const sent = page.getByRole('button', { name: /Enviado!/ });
  await sent.waitFor();
  expect(await sent.isDisabled()).toBe(true);
  expect(await page.getByLabel('Apellidos').isDisabled()).toBe(true);
  await page.getByText(/Cotización creada!/).waitFor();
  const received = page.getByRole('heading', { name: 'Recibimos su solicitud' });
  await received.waitFor();
  expect(await received.evaluate((heading) => heading === document.activeElement)).toBe(true);
  await page.getByText(`Le escribimos a ${visitor}`).waitFor();
  await page.getByText('2 adultos, 1 niño').waitFor();
  await picture(page, 'quote-sent');

  const mail = await mailTo('asesora@bitacora.example', new RegExp(lastName));
  expect(mail.ReplyTo.map(({ Address }) => Address)).toEqual([visitor]);
  for (const written of ['Wilson', lastName, visitor, 'Perú', '99 765 4321']) expect(mail.Text).toContain(written);
});

test('the visitor has a mail that it arrived, without a name in it, which is answered to the agency', async () => {
  const mail = await mailTo(visitor, /^Recibimos su solicitud de cotización para viajar a Perú/);
  expect(mail.ReplyTo.map(({ Address }) => Address)).toEqual(['hola@bitacora.example']);
  expect(mail.Text).toContain('Adultos: 2\nNiños: 1');
  expect(mail.Text).toMatch(/Le respondemos hasta:\n.* Guayaquil/);
  for (const part of [mail.Subject, mail.Text, mail.HTML]) expect(part).not.toMatch(new RegExp(`Wilson|${lastName}`));
});

test('whoever asks for another one gets an empty form', async () => {
  await page.getByRole('button', { name: 'Pedir otra cotización' }).click();
  const first = page.getByLabel('Apellidos');
  expect(await first.inputValue()).toBe('');
  expect(await first.evaluate((field) => field === document.activeElement)).toBe(true);
  const again = `Otra ${newWord()}`;
  await first.fill(again);
  await page.getByLabel('Nombres').fill('Wilson');
  await page.getByLabel('Teléfono').fill('+593 99 765 4321');
  await page.getByLabel('Correo electrónico').fill(visitor);
  await page.getByLabel('Fecha de viaje').fill(addDays(dayAt(new Date()), 50));
  await page.getByLabel('País de destino').selectOption('CL');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await page.getByRole('heading', { name: 'Recibimos su solicitud' }).waitFor();
  await mailTo('asesora@bitacora.example', new RegExp(again));
});

test("the mail's link opens that quote over the inbox, where it is a row of its own", async () => {
  const mail = await mailTo('asesora@bitacora.example', new RegExp(lastName));
  const [link] = /\/admin\/quotes\?quote=[\w-]+/.exec(mail.Text) ?? [];
  const staff = await openPage(browser, { person: demo.adviser });
  await staff.goto(link ?? '');
  await staff
    .getByRole('dialog')
    .getByRole('heading', { name: `Cotización de Wilson ${lastName}` })
    .waitFor();
  await staff.getByRole('dialog').getByText('2 adultos, 1 niño').waitFor();
  await picture(staff, 'quote-of-the-mail');
  await staff.keyboard.press('Escape');
  await staff.getByRole('link', { name: new RegExp(`${lastName}, Wilson`) }).waitFor();
  await picture(staff, 'quotes-inbox');
});

test('what waits says what is left of its day, until staff say that it was answered', async () => {
  const staff = await openPage(browser, { viewport: 'desktop', person: demo.adviser });
  await staff.goto('/admin/quotes');
  const row = staff.getByRole('link', { name: new RegExp(`${lastName}, Wilson`) });
  await row.getByText(/Quedan 2[34]\sh/).waitFor();
  await row.click();
  const dialog = staff.getByRole('dialog', { name: `Cotización de Wilson ${lastName}` });
  await dialog.getByLabel('Estado').selectOption('Respondida');
  await dialog.getByLabel('Responsable').selectOption({ label: 'María José Andrade (usted)' });
  await dialog.getByLabel(/^Notas/).fill('Quiere salir un viernes.');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await staff.getByText('Cotización Actualizada').waitFor();
  await staff.getByRole('link', { name: new RegExp(`${lastName}, Wilson.*Respondida`) }).waitFor();
  await picture(staff, 'quote-answered');
});
