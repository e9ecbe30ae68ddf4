import { newId } from '@bitacora/kernel/ids';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import {
  activate,
  call,
  registerTraveller,
  type StoryTraveller,
  tokenOf,
  tokenOfStaff,
} from '../stories/agency-api.ts';
import { openBrowser, openPage, picture } from '../stories/browser.ts';
import { linkIn, mailTo } from '../stories/inbox.ts';

let browser: Browser;
let traveller: StoryTraveller;
let page: Page;
const newEmail = `nueva-${newId()}@ejemplo.ec`;

beforeAll(async () => {
  browser = await openBrowser();
  traveller = await registerTraveller(await tokenOfStaff());
  await activate(traveller);
  page = await openPage(browser, { person: traveller });
});
afterAll(() => browser.close());

const pathIn = async (address: string, subject: RegExp, path: RegExp) =>
  new URL(linkIn(await mailTo(address, subject), path)).pathname;

const PASSWORD = 'Galapagos2028';

/** The mail with that subject leads to another password, and then inside. */
async function choosePassword(by: Page, email: string, subject: RegExp): Promise<void> {
  await by.goto(await pathIn(email, subject, /^\/user\/password\/reset\/confirm\//));
  await by.getByLabel('Nueva contraseña', { exact: true }).fill(PASSWORD);
  await by.getByLabel('Repita la contraseña').fill(PASSWORD);
  await by.getByRole('button', { name: 'Guardar contraseña' }).click();
  await by.waitForURL('**/my_journeys');
}

test('a traveller asks for another e-mail with the password, and sees it wait', async () => {
  await page.goto('/user/update');
  const contact = page.getByRole('group', { name: 'Contacto', exact: true });
  expect(await contact.getByLabel('Contraseña actual', { exact: true }).count()).toBe(0);
  await contact.getByLabel('Correo electrónico').fill(newEmail);
  await contact.getByLabel('Contraseña actual', { exact: true }).fill('Equivocada1');
  await page.getByRole('button', { name: 'Guardar mis datos' }).click();
  await page.getByRole('link', { name: /^Contacto, Contraseña actual:/ }).waitFor();
  await picture(page, 'email-change-refused');
  await contact.getByLabel('Contraseña actual', { exact: true }).fill(traveller.password);
  await page.getByRole('button', { name: 'Guardar mis datos' }).click();
  await page.getByText(`Falta confirmar ${newEmail}`).waitFor();
  await page.getByText(traveller.email, { exact: true }).waitFor();
  await picture(page, 'email-change-waits');
});

test("the link mailed there makes it the account's, with another password; another link does not serve", async () => {
  const path = await pathIn(newEmail, /Confirme su correo/, /^\/user\/confirm_email\//);
  const elsewhere = await openPage(browser, { viewport: 'desktop' });
  await elsewhere.goto(path);
  await elsewhere.getByRole('button', { name: 'Confirmar este correo' }).waitFor();
  await picture(elsewhere, 'email-confirm');
  await page.reload();
  await page.getByText(`Falta confirmar ${newEmail}`).waitFor();
  await elsewhere.getByRole('button', { name: 'Confirmar este correo' }).click();
  await elsewhere.getByRole('heading', { name: 'Su correo quedó confirmado' }).waitFor();
  await choosePassword(elsewhere, newEmail, /Falta un paso: elija otra contraseña/);
  await elsewhere.goto('/user/information');
  await elsewhere.getByText(newEmail, { exact: true }).waitFor();
  expect(await elsewhere.getByText('Falta confirmar').count()).toBe(0);
  const confirm = elsewhere.getByRole('button', { name: 'Confirmar este correo' });
  await elsewhere.goto(path);
  await elsewhere.getByRole('heading', { name: 'Su correo quedó confirmado' }).waitFor();
  expect(await confirm.count()).toBe(0);
  await elsewhere.goto(`${path}x`);
  await elsewhere.getByRole('heading', { name: 'Este enlace ya no sirve' }).waitFor();
  expect(await confirm.count()).toBe(0);
  await picture(elsewhere, 'email-bad-link');
});

test('the former address undoes it: sessions and password end, and the way to a new one arrives there', async () => {
  const former = await openPage(browser);
  await former.goto(await pathIn(traveller.email, /Pidieron cambiar su correo/, /^\/user\/undo_email\//));
  await former.getByRole('button', { name: /No fui yo/ }).waitFor();
  await picture(former, 'email-undo');
  await former.getByRole('button', { name: /No fui yo/ }).click();
  await former.getByRole('heading', { name: 'El cambio quedó deshecho' }).waitFor();
  await picture(former, 'email-undone');
  await expect(tokenOf(traveller.cedula, PASSWORD)).rejects.toThrow('401');
  await choosePassword(former, traveller.email, /Deshicimos el cambio/);
  const me = await call<{ email: string }>(
    'GET',
    '/auth/users/me/',
    undefined,
    await tokenOf(traveller.cedula, PASSWORD),
  );
  expect(me.email).toBe(traveller.email);
});
