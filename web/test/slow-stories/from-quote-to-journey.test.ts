import { type HistoryEntry, serviceKind, serviceKinds } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { addDays, dayAt } from '@bitacora/kernel';
import { numericDay } from '@bitacora/kernel/dates';
import { newId } from '@bitacora/kernel/ids';
import { eventually, newCedula, STORY_TIMEOUT } from '@bitacora/testing/stories';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import {
  call,
  dismissAdviser,
  hireAdviser,
  newWord,
  type StoryAdviser,
  tokenOf,
  tokenOfStaff,
} from '../stories/agency-api.ts';
import { openBrowser, openPage, picture } from '../stories/browser.ts';
import { choose } from '../stories/choose.ts';
import { linkIn, mailTo, subjectsTo } from '../stories/inbox.ts';
import { aPdf } from '../stories/pdf.ts';
import { fillService } from '../stories/service-forms.ts';

const today = dayAt(new Date());
const travelDate = addDays(today, 12);
const email = `elena-${newId()}@ejemplo.ec`;
const lastName = `Zambrano ${newWord()}`;
const subject = new RegExp(lastName);
const family = [
  { first: 'Elena', born: '4/5/1990', gender: 'F' },
  { first: 'Luis', born: '9/11/1986', gender: 'M' },
  { first: 'Emilia', born: '4/5/2019', gender: 'F' },
] as const;
const files = ['boleto', 'traslado', 'hotel', 'buceo', 'vehiculo', 'crucero', 'visa', 'seguro'];
const policies = family.map(({ first }) => `poliza-${first.toLowerCase()}`);

let browser: Browser;
const hired: StoryAdviser[] = [];
let adviser: StoryAdviser;
let standIn: StoryAdviser;
let visitor: Page;
let adviserPage: Page;
let standInPage: Page;
let traveller: Page;
let quoteId = '';
let journeyId = '';

beforeAll(async () => {
  browser = await openBrowser();
  hired.push((adviser = await hireAdviser('Inés')));
  hired.push((standIn = await hireAdviser('Julia')));
  visitor = await openPage(browser);
  adviserPage = await openPage(browser, { viewport: 'desktop', person: adviser });
  standInPage = await openPage(browser, { viewport: 'desktop', person: standIn });
}, 2 * STORY_TIMEOUT);
afterAll(async () => {
  await browser.close();
  for (const one of hired) await dismissAdviser(one);
});

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const answersTo = ({ ReplyTo }: { ReplyTo: { Address: string }[] }) => ReplyTo.map(({ Address }) => Address);

async function done(page: Page, button: Locator, words: string): Promise<void> {
  await button.click();
  await page.getByText(words, { exact: true }).waitFor();
}

/** The file behind a link, as whoever presses it gets it. */
async function fileAt(link: Locator): Promise<Buffer> {
  const response = await fetch((await link.getAttribute('href')) ?? '');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await response.arrayBuffer());
}

test('a visitor asks on the site, and the link of the mail opens the quote for the adviser', async () => {
  await visitor.goto('/home');
  await visitor.getByLabel('Apellidos').fill(lastName);
  await visitor.getByLabel('Nombres').fill('Elena');
  await visitor.getByLabel('Teléfono').fill('+593 99 765 4321');
  await visitor.getByLabel('Correo electrónico').fill(email);
  await visitor.getByLabel('Adultos').fill('2');
  await visitor.getByLabel('Niños').fill('1');
  await visitor.getByLabel('Fecha de viaje').fill(travelDate);
  await visitor.getByLabel('País de destino').selectOption('EC');
  await visitor.getByRole('checkbox').check();
  await visitor.getByRole('button', { name: 'Enviar solicitud' }).click();
  await visitor.getByRole('button', { name: /Enviado!/ }).waitFor();

  const mail = await mailTo(adviser.email, subject);
  expect(answersTo(mail)).toEqual([email]);
  const link = linkIn(mail, /^\/admin\/quotes$/);
  quoteId = new URL(link).searchParams.get('quote') ?? '';
  await adviserPage.goto(link);
  await dialogOf(adviserPage, `Cotización de Elena ${lastName}`).getByText('2 adultos, 1 niño').waitFor();
});

test('a proposal with a service of each kind is at a link in the mailbox of the visitor, who can answer its adviser', async () => {
  await adviserPage.getByRole('button', { name: 'Escribir propuesta' }).click();
  const dialog = dialogOf(adviserPage, `Propuesta para Elena ${lastName}`);
  for (const [index, kind] of serviceKinds.entries()) {
    if (index > 0) await dialog.getByRole('button', { name: 'Agregar servicio' }).click();
    const entry = dialog.getByRole('group', { name: `Servicio ${index + 1}`, exact: true });
    await entry.getByLabel('Tipo').selectOption(kind);
    await entry.getByLabel('En qué consiste').fill(`${serviceKind(kind).label} para los tres`);
  }
  await dialog.getByLabel('Precio total').fill('3000');
  await done(adviserPage, dialog.getByRole('button', { name: 'Enviar propuesta' }), 'Propuesta enviada');

  const mail = await mailTo(email, /propuesta de viaje a Ecuador/);
  expect(answersTo(mail)).toEqual([adviser.email]);
  await visitor.goto(linkIn(mail, /^\/propuesta\//));
  await visitor.getByText('$3.000,00').waitFor();
  await visitor.getByRole('region', { name: 'Quién le atiende' }).getByText(adviser.name).waitFor();
});

test('once the adviser is away, the visitor sees, asks and is answered by who stands in', async () => {
  await adviserPage.goto(`/admin/employees?employee=${adviser.id}`);
  await dialogOf(adviserPage, adviser.name).getByRole('button', { name: 'Ausencia' }).click();
  const form = dialogOf(adviserPage, `Ausencia de ${adviser.name}`);
  await form.getByLabel('Desde').fill(numericDay(today));
  await form.getByLabel('Hasta').fill(numericDay(addDays(today, 7)));
  await form.getByLabel('Quién reemplaza').selectOption({ label: standIn.name });
  await done(adviserPage, form.getByRole('button', { name: 'Guardar ausencia' }), 'Ausencia guardada');

  await eventually(async () => {
    await visitor.reload();
    await visitor.getByRole('heading', { level: 1, name: /Su propuesta/ }).waitFor();
    expect(await visitor.getByRole('region', { name: 'Quién le atiende' }).innerText()).toContain(standIn.name);
  }, STORY_TIMEOUT);
  await picture(visitor, 'from-quote-stand-in');
  await visitor.getByLabel('Su pregunta').fill('¿El hotel tiene piscina?');
  await visitor.getByRole('button', { name: 'Enviar pregunta' }).click();
  await visitor.getByText(/Recibimos su pregunta/).waitFor();
  const question = await mailTo(standIn.email, new RegExp(`${lastName} pregunta`));
  expect(question.Text).toContain('¿El hotel tiene piscina?');
  expect(await subjectsTo(adviser.email)).not.toContainEqual(expect.stringContaining('pregunta'));

  await standInPage.goto(linkIn(question, /^\/admin\/quotes$/));
  await standInPage.getByText('¿El hotel tiene piscina?').waitFor();
  await standInPage.getByRole('button', { name: 'Escribir otra propuesta' }).click();
  const dialog = dialogOf(standInPage, `Propuesta para Elena ${lastName}`);
  await dialog.getByLabel(/^Mensaje/).fill('Sí, y la mejor habitación da a ella.');
  await dialog.getByLabel('Precio total').fill('3250,50');
  await done(standInPage, dialog.getByRole('button', { name: 'Enviar propuesta' }), 'Propuesta enviada');
  await visitor.reload();
  await visitor.getByText('Esta propuesta ya no está disponible').waitFor();
});

test('the visitor reads the corrected one, says yes and types who travels, and the stand-in has it by mail', async () => {
  const corrected = await mailTo(email, /nueva propuesta de viaje a Ecuador/);
  expect(answersTo(corrected)).toEqual([standIn.email]);
  await visitor.goto(linkIn(corrected, /^\/propuesta\//));
  await visitor.getByText('Sí, y la mejor habitación da a ella.').waitFor();
  for (const [group, { first }] of [
    ['Adulto 2', family[1]],
    ['Niño 1', family[2]],
  ] as const) {
    const row = visitor.getByRole('group', { name: group });
    await row.getByLabel(/^Nombres/).fill(first);
    await row.getByLabel(/^Apellidos/).fill(lastName);
  }
  await visitor.getByRole('button', { name: 'Aceptar propuesta' }).click();
  await visitor.getByText(/Usted aceptó esta propuesta/).waitFor();
  await picture(visitor, 'from-quote-accepted');
  const yes = await mailTo(standIn.email, new RegExp(`${lastName} aceptó`));
  for (const { first } of family) expect(yes.Text).toContain(`${first} ${lastName}`);
  await standInPage.goto(linkIn(yes, /^\/admin\/quotes$/));
});

test('the quote becomes passengers and a journey of the adviser who is away, and nothing is typed twice', async () => {
  await standInPage.getByRole('link', { name: 'Convertir en viaje' }).click();
  for (const [index, { first, born, gender }] of family.entries()) {
    const part = standInPage.getByRole('region', { name: `Pasajero ${index + 1}: ${first} ${lastName}` });
    await part.getByLabel('Cédula').fill(newCedula());
    await part.getByLabel('Fecha de nacimiento').fill(born);
    await part.getByLabel('Género').selectOption(gender);
    await part.getByLabel('Estado civil').selectOption('S');
  }
  await standInPage.getByRole('button', { name: 'Crear 3 pasajeros' }).click();
  await standInPage.getByText(`De la cotización de Elena ${lastName}, a Ecuador.`).waitFor();
  expect(await standInPage.getByLabel('Costo total').inputValue()).toBe('3250,50');
  expect(await standInPage.getByLabel('Fecha de viaje').inputValue()).toBe(numericDay(travelDate));
  const sellers = standInPage.getByLabel('Asesor', { exact: true });
  expect(await sellers.locator('option:checked').innerText()).toBe(adviser.name);
  await standInPage.getByText('10 servicios', { exact: true }).first().waitFor();
  for (const back of ['Boleto Aéreo, Vuelta', 'Transporte, Vuelta'])
    await standInPage.getByRole('button', { name: `Quitar ${back}`, exact: true }).click();
  await choose(standInPage, 'Destino: ciudad', 'Baltra', /^Baltra/);
  await standInPage.getByLabel(/^Fecha de regreso/).fill(numericDay(addDays(travelDate, 6)));
  await picture(standInPage, 'from-quote-journey');
  await done(standInPage, standInPage.getByRole('button', { name: 'Crear viaje' }), 'Paquete Creado');
  await standInPage.waitForURL(/\/admin\/journeys\/[\w-]+$/);
  journeyId = standInPage.url().split('/').at(-1) ?? '';
});

test.each(serviceKinds)('its %s is filled in with its file', async (kind) => {
  const { label } = serviceKind(kind);
  const item = standInPage.getByRole('article', { name: new RegExp(`^${label}`) });
  await item.getByRole('button', { name: /^Crear/ }).click();
  const form = dialogOf(standInPage, new RegExp(`^Crear Servicio: ${label}`));
  await fillService[kind](form);
  await form.getByRole('button', { name: `Crear ${label.toLocaleLowerCase('es')}` }).click();
  await form.getByText(/^Se guardó/).waitFor();
  await form.getByRole('button', { name: 'Cerrar' }).last().click();
  await form.waitFor({ state: 'detached' });
});

test('with a policy for each it is ready; it is invoiced, and a part of it is paid', async () => {
  await standInPage.getByRole('button', { name: 'Agregar pólizas: Seguro de viaje' }).click();
  const documents = dialogOf(standInPage, /^Documentos: Seguro de viaje/);
  await documents.locator('input[type=file]').setInputFiles(policies.map((name) => aPdf(name)));
  await done(standInPage, documents.getByRole('button', { name: 'Agregar 3 documentos' }), '3 documentos agregados');
  await documents.getByRole('button', { name: 'Cerrar' }).last().click();
  await standInPage.getByRole('heading', { name: /Listo/ }).waitFor();

  await standInPage.getByRole('button', { name: 'Crear factura' }).click();
  const invoice = dialogOf(standInPage, 'Crear factura');
  await invoice.getByRole('textbox', { name: 'Valor' }).fill('3250,50');
  await invoice.locator('input[type=file]').setInputFiles(aPdf('factura'));
  await done(standInPage, invoice.getByRole('button', { name: 'Crear factura' }), 'Factura creada');
  await standInPage.getByRole('button', { name: 'Crear pago' }).click();
  const payment = dialogOf(standInPage, 'Crear pago');
  await payment.getByLabel('Método de Pago').selectOption('CASH');
  await payment.getByRole('textbox', { name: 'Valor' }).fill('1250,50');
  await payment.locator('input[type=file]').setInputFiles(aPdf('recibo'));
  await done(standInPage, payment.getByRole('button', { name: 'Crear pago' }), 'Pago creado');
  await picture(standInPage, 'from-quote-prepared');
});

test('the traveller opens the account by its mail and has it all: services, files, invoice, payment and balance', async () => {
  const activation = linkIn(await mailTo(email, /^Active su cuenta/), /^\/user\/activate\//);
  traveller = await openPage(browser);
  await traveller.goto(activation);
  await traveller.getByLabel('Nueva contraseña', { exact: true }).fill('Bitacora2026');
  await traveller.getByLabel('Repita la contraseña').fill('Bitacora2026');
  await traveller.getByRole('button', { name: 'Activar mi cuenta' }).click();
  await traveller.waitForURL(/\/my_journeys/);
  for (const kind of serviceKinds) {
    const item = traveller.getByRole('article', { name: new RegExp(`^${serviceKind(kind).label}`) });
    await item.getByText('Confirmado').waitFor();
  }
  await picture(traveller, 'from-quote-traveller');
  const sums = traveller.getByRole('definition');
  for (const sum of ['$3.250,50', '$1.250,50', '$2.000,00']) await sums.filter({ hasText: sum }).first().waitFor();
  expect(await fileAt(traveller.getByRole('link', { name: /Ver Factura/ }))).toEqual(aPdf('factura').buffer);
  expect(await fileAt(traveller.getByRole('link', { name: /Ver Pago/ }))).toEqual(aPdf('recibo').buffer);

  await traveller.getByRole('button', { name: 'Documentos', exact: true }).filter({ visible: true }).first().click();
  const links = dialogOf(traveller, 'Documentos del viaje').getByRole('link');
  await links.nth(files.length + policies.length - 1).waitFor();
  const opened = await Promise.all((await links.all()).map(fileAt));
  const named = (name: string) => aPdf(name).buffer.toString();
  expect(opened.map(String).sort()).toEqual([...files, ...policies].map(named).sort());
  await dialogOf(traveller, 'Documentos del viaje').getByRole('button', { name: 'Cerrar' }).last().click();

  const ready = await mailTo(email, /viaje a Baltra/);
  expect(answersTo(ready)).toEqual([standIn.email]);
});

test('the card of the traveller names who stands in, until the adviser is back', async () => {
  const card = traveller.getByRole('region', { name: 'Asesor de viaje' });
  await card.getByText(standIn.name, { exact: true }).waitFor();
  await card.getByText(`Reemplaza a ${adviser.name}`).waitFor();
  await adviserPage.goto(`/admin/employees?employee=${adviser.id}`);
  await dialogOf(adviserPage, adviser.name).getByRole('button', { name: 'Ausencia' }).click();
  const form = dialogOf(adviserPage, `Ausencia de ${adviser.name}`);
  await done(adviserPage, form.getByRole('button', { name: 'Quitar ausencia' }), 'Ausencia quitada');
  await card.getByText(adviser.name, { exact: true }).waitFor();
  await card.getByText(/^Reemplaza a/).waitFor({ state: 'detached' });
});

test('the history of the journey and the quote say who did what, and the proposal is over for its visitor', async () => {
  const token = await tokenOf(adviser.cedula, adviser.password);
  const path = `/api/v1/journey/journey/${journeyId}/history?page_size=100`;
  const { results } = await call<{ results: HistoryEntry[] }>('GET', path, undefined, token);
  const count = (event: string) => results.filter((one) => one.event === event).length;
  expect({
    journeys: count('journeys.journey-created'),
    services: count('services-catalog.service-attached'),
    invoices: count('billing.invoice-issued'),
    payments: count('billing.payment-recorded'),
  }).toEqual({ journeys: 1, services: serviceKinds.length, invoices: 1, payments: 1 });
  expect(new Set(results.map(({ actor }) => actor?.first_name))).toEqual(new Set(['Julia']));
  const quote = await call<object>('GET', `/api/v1/agency/web_quote/${quoteId}`, undefined, token);
  expect(quote).toMatchObject({ status: 'won', journey: journeyId, owner: adviser.id });
  await visitor.reload();
  await visitor.getByText(/Su viaje ya está en marcha/).waitFor();
});

const refused = [
  {
    who: 'who keeps the books',
    role: 'accounting',
    screens: ['/admin/quotes', '/admin/new_journey', '/admin/luggage', '/admin/settings'],
    buttons: [/^Crear: /, 'Editar viaje', 'Agregar servicio'],
    routes: [
      ['PATCH', () => `/api/v1/agency/web_quote/${quoteId}`],
      ['POST', () => `/api/v1/agency/web_quote/${quoteId}/proposal`],
      ['PATCH', () => `/api/v1/journey/journey/${journeyId}`],
      ['POST', () => '/api/v1/agency/hosting'],
      ['DELETE', () => `/api/v1/agency/employee/${adviser.id}/absence`],
    ],
  },
  {
    who: 'who runs the services',
    role: 'operations',
    screens: ['/admin/quotes', '/admin/new_passenger', '/admin/billing', '/admin/statistics'],
    buttons: ['Crear factura', 'Crear pago', 'Editar viaje'],
    routes: [
      ['GET', () => `/api/v1/agency/web_quote/${quoteId}`],
      ['POST', () => '/api/v1/journey/invoice'],
      ['POST', () => '/api/v1/payment/payment'],
      ['GET', () => `/api/v1/agency/statistics/${demo.agency}/sales`],
      ['POST', () => `/api/v1/agency/employee/${adviser.id}/dismiss`],
    ],
  },
] as const;

test.each(refused)('$who finds neither screens, buttons nor routes of what others do', async (them) => {
  const page = await openPage(browser, { viewport: 'desktop', person: demo[them.role] });
  for (const screen of them.screens) {
    await page.goto(screen);
    await page.getByText('Su cuenta no incluye esta pantalla').waitFor();
    expect(await page.getByRole('navigation').locator(`a[href="${screen}"]`).count()).toBe(0);
  }
  await page.goto(`/admin/journeys/${journeyId}`);
  await page.getByRole('article').first().waitFor();
  for (const name of them.buttons) expect([name, await page.getByRole('button', { name }).count()]).toEqual([name, 0]);
  const seesAmounts = them.role === 'accounting';
  expect((await page.getByRole('main').innerText()).includes('3.250,50')).toBe(seesAmounts);
  const token = await tokenOfStaff(them.role);
  for (const [method, path] of them.routes)
    await expect(call(method, path(), method.startsWith('P') ? {} : undefined, token)).rejects.toThrow(': 403 ');
});
