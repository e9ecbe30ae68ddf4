import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { activate, registerTraveller, tokenOfStaff } from './agency-api.ts';
import { openBrowser, openPage, picture } from './browser.ts';
import { linkIn, mailTo } from './inbox.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a traveller opens the activation mail, chooses a password and is inside', async () => {
  const traveller = await registerTraveller(await tokenOfStaff());
  const link = linkIn(await mailTo(traveller.email, /activ/i), /^\/user\/activate\//);
  const page = await openPage(browser);
  await page.goto(new URL(link).pathname);
  await page.getByLabel('Nueva contraseña', { exact: true }).fill('corta');
  await picture(page, 'activation');
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(traveller.password);
  await page.getByLabel('Repita la contraseña').fill(traveller.password);
  await page.getByRole('button', { name: 'Activar mi cuenta' }).click();
  await page.getByText('Usted aún no tiene viajes registrados').waitFor();
  expect(new URL(page.url()).pathname).toBe('/my_journeys');
  await picture(page, 'no-journeys');

  const again = await openPage(browser);
  await again.goto(new URL(link).pathname);
  await again.getByText('Su cuenta ya está activa').waitFor();
  expect(await again.getByText('Error al activar la cuenta').count()).toBe(0);
  await picture(again, 'activation-used');
  await again.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await again.getByLabel('Cédula').waitFor();
});

test('who forgot the password chooses another behind the mailed link and is inside; the link then serves no more', async () => {
  const page = await openPage(browser);
  const traveller = await registerTraveller(await tokenOfStaff());
  await activate(traveller);
  await page.goto('/user/reset_password');
  await page.getByLabel('Cédula').fill(traveller.cedula);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  const link = new URL(linkIn(await mailTo(traveller.email, /contraseña/i), /^\/user\/password\/reset\/confirm\//))
    .pathname;
  await page.goto(link);
  await page.getByLabel('Nueva contraseña', { exact: true }).fill('Galapagos2027');
  await page.getByLabel('Repita la contraseña').fill('Galapagos2027');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await page.getByText('Usted aún no tiene viajes registrados').waitFor();

  await page.goto(link);
  await page.getByText('Este enlace ya no sirve').waitFor();
  expect(await page.getByLabel('Nueva contraseña', { exact: true }).count()).toBe(0);
  await picture(page, 'reset-bad-link');
  await page.getByRole('link', { name: 'Pedir un enlace nuevo' }).click();
  await page.getByRole('heading', { name: 'Recuperar contraseña' }).waitFor();
});
