import { demo } from '@bitacora/contracts/demo';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { registerTraveller, tokenOf } from './agency-api.ts';
import { logIn, openBrowser, openContext, picture } from './browser.ts';
import { linkIn, mailTo } from './inbox.ts';

jest.setTimeout(90_000);

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a traveller opens the activation mail, chooses a password and logs in', async () => {
  const traveller = await registerTraveller(await tokenOf(demo.adviser.cedula));
  const link = linkIn(await mailTo(traveller.email, /activ/i), /^\/user\/activate\//);
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(new URL(link).pathname);
  await page.getByLabel('Nueva contraseña', { exact: true }).fill('corta');
  await picture(page, 'activation');
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(traveller.password);
  await page.getByLabel('Repita la contraseña').fill(traveller.password);
  await page.getByRole('button', { name: 'Activar mi cuenta' }).click();
  await page.waitForURL(/\/login/);
  const inside = await logIn(context, traveller.cedula, traveller.password);
  await inside.getByText('Usted aún no tiene viajes registrados').waitFor();
  expect(new URL(inside.url()).pathname).toBe('/my_journeys');
  await picture(inside, 'no-journeys');

  const again = await context.newPage();
  await again.goto(new URL(link).pathname);
  await again.getByLabel('Nueva contraseña', { exact: true }).fill(traveller.password);
  await again.getByLabel('Repita la contraseña').fill(traveller.password);
  await again.getByRole('button', { name: 'Activar mi cuenta' }).click();
  await again.getByText('Error al activar la cuenta').first().waitFor();
});
