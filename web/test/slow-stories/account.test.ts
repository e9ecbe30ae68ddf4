import type { Profile } from '@bitacora/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import {
  activate,
  call,
  registerTraveller,
  type StoryTraveller,
  tokenOf,
  tokenOfStaff,
} from '../stories/agency-api.ts';
import { logIn, openBrowser, openContext, openPage, picture, viewports } from '../stories/browser.ts';

let browser: Browser;
let traveller: StoryTraveller;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  traveller = await registerTraveller(await tokenOfStaff());
  await activate(traveller);
  page = await openPage(browser, { person: traveller });
});
afterAll(() => browser.close());

/** What is stored, asked beside the browser. */
async function stored(): Promise<Profile> {
  const token = await tokenOf(traveller.cedula, traveller.password);
  const { id } = await call<{ id: string }>('GET', '/auth/users/me/', undefined, token);
  return call<Profile>('GET', `/api/v1/user/profile/${id}/`, undefined, token);
}

const contact = () => page.getByRole('group', { name: 'Contacto', exact: true });

/** A real photo: of the page itself. */
async function choosePhoto(label: string): Promise<void> {
  const buffer = await page.screenshot({ type: 'jpeg' });
  await page.getByLabel(label).setInputFiles({ name: 'cedula.jpg', mimeType: 'image/jpeg', buffer });
}

test('a traveller changes phone and photo on the phone, and sees both', async () => {
  await page.goto('/user/information');
  await page.getByText('Sin dirección registrada').waitFor();
  await page.getByRole('link', { name: 'Actualizar mis datos' }).click();
  await contact().getByLabel('Teléfono').fill('0987654321');
  await choosePhoto('Frente de su documento');
  await page.getByText('Foto nueva, aún sin guardar').waitFor();
  await picture(page, 'account-update');
  await page.getByRole('button', { name: 'Guardar mis datos' }).click();
  await page.getByText('098 765 4321').waitFor();
  const photo = page.getByRole('img', { name: /Frente de su documento/ });
  await photo.scrollIntoViewIfNeeded();
  await photo.evaluate((image: HTMLImageElement) => image.decode());
  await picture(page, 'account-information');
});

test('when one field is refused nothing is saved, and all that was typed is still there', async () => {
  const before = await stored();
  await page.getByRole('link', { name: 'Actualizar mis datos' }).click();
  await contact().getByLabel('Dirección').fill('Malecón 2000');
  await contact().getByLabel('Correo electrónico').fill('');
  await choosePhoto('Reverso de su documento');
  await page.getByRole('button', { name: 'Guardar mis datos' }).click();
  await page.getByRole('link', { name: /^Contacto, Correo electrónico:/ }).waitFor();
  await picture(page, 'account-update-refused');
  expect(await contact().getByLabel('Dirección').inputValue()).toBe('Malecón 2000');
  const after = await stored();
  expect(after.version).toBe(before.version);
  expect(after.contact).toEqual(before.contact);
  expect(after.photos?.back).toBeNull();
});

test('leaving with unsaved data asks first', async () => {
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Seguir escribiendo' }).click();
  expect(await contact().getByLabel('Dirección').inputValue()).toBe('Malecón 2000');
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await page.getByText('Sin dirección registrada').waitFor();
});

test('a session on another device is seen, ended, and cannot go on', async () => {
  const other = await logIn(await openContext(browser, { viewport: 'desktop' }), traveller);
  await page.getByRole('button', { name: /^Su cuenta/ }).click();
  await page.getByRole('link', { name: 'Dispositivos' }).click();
  await page.getByText('Este dispositivo').waitFor();
  await page.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await picture(page, 'account-sessions');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await page.getByRole('heading', { name: 'Solo este dispositivo' }).waitFor();
  // A quarter of an hour later its token is old, and there is no other.
  await other.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('bitacora.session') ?? '{}') as object;
    localStorage.setItem('bitacora.session', JSON.stringify({ ...session, access: 'vencido', expiresAt: 0 }));
  });
  await other.reload();
  await other.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
  await other.context().close();
});

test('on a desk title and sheets of every page of the account have the same edges, and the menu its place', async () => {
  const desk = await page.context().newPage();
  await desk.setViewportSize(viewports.desktop);
  const edges = async (part: Locator) => {
    const box = await part.boundingBox();
    return { left: box?.x, width: box?.width };
  };
  const found: unknown[] = [];
  for (const at of ['information', 'update', 'mails', 'change_password', 'sessions', 'report_problem']) {
    await desk.goto(`/user/${at}`);
    const header = desk.getByRole('main').locator('header');
    await header.waitFor();
    const menu = await desk.getByRole('navigation', { name: /^Su cuenta/ }).boundingBox();
    const sheets = desk.getByRole('main').locator('header ~ :is(div, form):not([aria-hidden], .sr-only)').first();
    await sheets.waitFor();
    const title = desk.getByRole('heading', { level: 1 });
    const top = (await title.boundingBox())?.y;
    found.push({ menu, top, header: await edges(header), sheets: await edges(sheets) });
  }
  await desk.close();
  expect(found).toEqual(found.map(() => found[0]));
  expect(found[0]).toMatchObject({ header: (found[0] as { sheets: object }).sheets });
});

test('on a desk fields stand below each other and are no wider than what goes in, and a missing photo is a line', async () => {
  const desk = await page.context().newPage();
  await desk.setViewportSize(viewports.desktop);
  for (const [at, button] of [
    ['update', 'Guardar mis datos'],
    ['change_password', 'Cambiar Contraseña'],
    ['report_problem', 'Enviar reporte'],
  ]) {
    await desk.goto(`/user/${at}`);
    await desk.getByRole('button', { name: button }).waitFor();
    const fields = await desk
      .getByRole('main')
      .locator('form :is(input:not([type=file], [type=date], [hidden]), select, textarea)')
      .evaluateAll((all) => all.map((field) => field.getBoundingClientRect()).map(({ x, width }) => ({ x, width })));
    expect(Math.max(...fields.map(({ width }) => width))).toBeLessThanOrEqual(448);
    expect(new Set(fields.map(({ x }) => x)).size).toBe(1);
  }
  await desk.goto('/user/information');
  const place = desk.getByText('Sin foto registrada');
  await place.waitFor();
  expect((await place.boundingBox())?.height).toBeLessThan(60);
  await desk.close();
});

test('the password changes only for who knows the present one', async () => {
  await page.goto('/user/change_password');
  const chosen = 'Galapagos2027';
  await page.getByLabel('Contraseña actual', { exact: true }).fill('Equivocada1');
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(chosen);
  await page.getByLabel('Repita la contraseña', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Cambiar Contraseña', exact: true }).click();
  await page.getByRole('link', { name: /^Contraseña actual:/ }).waitFor();
  await page.getByLabel('Contraseña actual', { exact: true }).fill(traveller.password);
  await page.getByRole('button', { name: 'Cambiar Contraseña', exact: true }).click();
  await page.getByText('Contraseña cambiada exitosamente').waitFor();
  await picture(page, 'account-password-changed');
  await page.getByRole('link', { name: 'Volver a mis datos' }).click();
  await page.getByText('098 765 4321').waitFor();
  await expect(tokenOf(traveller.cedula, traveller.password)).rejects.toThrow('401');
  expect(await tokenOf(traveller.cedula, chosen)).toBeTruthy();
});
