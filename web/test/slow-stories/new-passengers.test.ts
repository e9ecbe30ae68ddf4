import { demo } from '@bitacora/contracts/demo';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { call, tokenOfStaff } from '../stories/agency-api.ts';
import { openBrowser, openPage, picture } from '../stories/browser.ts';
import { aFamily, type Family, rowsOf } from '../stories/family.ts';
import { mailTo } from '../stories/inbox.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Member = Family[number];

const partOf = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Pasajero ${number}(?!\\d)`) });

async function type(page: Page, number: number, { cedula, firstName, lastName, birthDate, gender, email }: Member) {
  const part = partOf(page, number);
  await part.getByLabel('Cédula').fill(cedula);
  await part.getByLabel('Nombres').fill(firstName);
  await part.getByLabel('Apellidos').fill(lastName);
  await part.getByLabel('Fecha de nacimiento').fill(birthDate);
  await part.getByLabel('Género').selectOption(gender);
  await part.getByLabel('Estado civil').selectOption('S');
  await part.getByLabel('Correo electrónico').fill(email);
}

async function expectRegistered([first]: readonly Member[]): Promise<void> {
  const staff = await tokenOfStaff();
  const found = await call<{ results: { first_name: string; user_id: string | null }[] }>(
    'GET',
    `/api/v1/agency/passengers_by_agency/${demo.agency}?page_size=10&search=${first?.lastName}`,
    undefined,
    staff,
  );
  const accounts = found.results.map(({ first_name, user_id }) => [first_name, user_id !== null]);
  expect(accounts.sort()).toEqual([
    ['Luis', true],
    ['Nina', false],
    ['Rosa', true],
    ['Tomás', false],
  ]);
}

test('a family of four with two children is typed on a phone, outlives a reload, and its mother gets her link', async () => {
  const family = aFamily();
  const page = await openPage(browser, { person: demo.adviser });
  await page.goto('/admin/new_passenger');
  await partOf(page, 1).waitFor();
  for (const [index, member] of family.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Agregar otro pasajero' }).click();
    await type(page, index + 1, member);
  }
  await partOf(page, 4).getByText('viaja sin cuenta propia').waitFor();
  await page.reload();
  await page.getByText('Recuperamos lo que escribió y no guardó.').waitFor();
  await picture(page, 'new-family-phone');
  await page.getByRole('button', { name: 'Crear 4 pasajeros' }).click();
  await page.getByText('¡Pasajero creado con éxito!').waitFor();
  await page.getByRole('heading', { name: '4 pasajeros registrados' }).waitFor();
  await picture(page, 'new-family-saved-phone');
  await expectRegistered(family);
  await mailTo(family[0].email, /activ/i);
});

test('a family is pasted on a desktop, its wrong row is mended, and a child of it is changed on its page', async () => {
  const family = aFamily();
  const page = await openPage(browser, { viewport: 'desktop', person: demo.adviser });
  await page.goto('/admin/new_passenger');
  await page.getByRole('button', { name: 'Pegar desde una hoja de cálculo' }).click();
  const [mother, father, daughter, son] = family;
  const wrong = { ...son, cedula: `${son.cedula}0` };
  await page.getByLabel('Filas').fill(rowsOf([mother, father, daughter, wrong]));
  await page.getByText('3 filas sin errores.').waitFor();
  await page.getByText(/^Fila 5: Tomás/).waitFor();
  await picture(page, 'pasted-family-desktop');
  await page.getByRole('button', { name: 'Agregar 4 pasajeros' }).click();
  await partOf(page, 4).getByLabel('Cédula').fill(family[3].cedula);
  await page.getByRole('button', { name: 'Crear 4 pasajeros' }).click();
  await page.getByRole('heading', { name: '4 pasajeros registrados' }).waitFor();
  await expectRegistered(family);

  await page.getByRole('link', { name: `Nina ${family[2].lastName}` }).click();
  await page.getByText('Sin cuenta', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Editar pasajero' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar pasajero' });
  await dialog.getByRole('group', { name: 'Contacto', exact: true }).getByLabel('Teléfono').fill('0991234567');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.getByText('099 123 4567').waitFor();
  await picture(page, 'passenger-page-desktop');

  await page.goto('/admin/new_passenger');
  await partOf(page, 1).getByLabel('Cédula').fill(family[0].cedula);
  await page.getByText(/Ya es pasajero de su agencia: Rosa/).waitFor();
});
