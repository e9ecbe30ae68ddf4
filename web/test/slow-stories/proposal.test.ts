import { demo } from '@bitacora/contracts/demo';
import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { newCedula } from '@bitacora/testing/stories';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { call, newWord, tokenOfStaff } from '../stories/agency-api.ts';
import { openBrowser, openPage, picture } from '../stories/browser.ts';
import { choose } from '../stories/choose.ts';
import { linkIn, mailTo } from '../stories/inbox.ts';

let browser: Browser;
let staff: Page;
let visitor: Page;
const email = `propuesta-${newId()}@ejemplo.ec`;
const lastName = `Zambrano ${newWord()}`;
const subject = new RegExp(lastName);

beforeAll(async () => {
  browser = await openBrowser();
  staff = await openPage(browser, { viewport: 'desktop', person: demo.adviser });
  visitor = await openPage(browser);
});
afterAll(() => browser.close());

test('from the mail of a quote an adviser sends a proposal, and the visitor has its link by mail, without the price', async () => {
  await call('POST', '/api/v1/agency/web_quote', {
    last_name: lastName,
    first_name: 'Rosa',
    phone: '+593 99 765 4321',
    email,
    n_adults: 1,
    n_children: 1,
    travel_date: addDays(dayAt(new Date()), 40),
    country: 'PE',
    agency: demo.agency,
  });
  await staff.goto(linkIn(await mailTo('asesora@bitacora.example', subject), /^\/admin\/quotes$/));
  await staff.getByRole('button', { name: 'Escribir propuesta' }).click();
  const dialog = staff.getByRole('dialog', { name: `Propuesta para Rosa ${lastName}` });
  await dialog.getByLabel(/^Mensaje/).fill('Con gusto, Rosa. Así quedaría su viaje.');
  await dialog.getByLabel('Tipo').selectOption('Hospedaje');
  await dialog.getByLabel('En qué consiste').fill('Cinco noches en Miraflores, con desayuno');
  await dialog.getByLabel('Precio total').fill('1250,50');
  await picture(staff, 'proposal-written');
  await dialog.getByRole('button', { name: 'Enviar propuesta' }).click();
  await staff.getByText('Propuesta enviada').waitFor();
  await staff
    .getByRole('dialog', { name: `Cotización de Rosa ${lastName}` })
    .getByText('Abierta')
    .waitFor();
  await picture(staff, 'proposal-sent');

  const mail = await mailTo(email, /propuesta de viaje a Perú/);
  expect(mail.Text).toContain('Cinco noches en Miraflores');
  expect(mail.Text).not.toContain('1.250');
  expect(mail.ReplyTo.map(({ Address }) => Address)).toEqual(['asesora@bitacora.example']);
  const page = await visitor.goto(linkIn(mail, /^\/propuesta\//));
  expect(page?.headers()['referrer-policy']).toBe('no-referrer');
  expect(await visitor.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
});

test('the visitor reads it on a phone, asks, and says yes with the names of who travels', async () => {
  await visitor.getByRole('heading', { level: 1, name: 'Su propuesta de viaje a Perú' }).waitFor();
  await visitor.getByText('$1.250,50').waitFor();
  await picture(visitor, 'proposal-phone');
  await visitor.getByLabel('Su pregunta').fill('¿El hotel tiene piscina?');
  await visitor.getByRole('button', { name: 'Enviar pregunta' }).click();
  await visitor.getByText(/Recibimos su pregunta/).waitFor();
  const child = visitor.getByRole('group', { name: 'Niño 1' });
  await child.getByLabel(/^Nombres/).fill('Emilia');
  await child.getByLabel(/^Apellidos/).fill(lastName);
  await visitor.getByRole('button', { name: 'Aceptar propuesta' }).click();
  await visitor.getByText(/Usted aceptó esta propuesta/).waitFor();
  await picture(visitor, 'proposal-accepted-phone');

  const question = await mailTo('asesora@bitacora.example', new RegExp(`${lastName} pregunta`));
  expect(question.Text).toContain('¿El hotel tiene piscina?');
  expect(question.ReplyTo.map(({ Address }) => Address)).toEqual([email]);
  const yes = await mailTo('asesora@bitacora.example', new RegExp(`${lastName} aceptó`));
  expect(yes.Text).toContain(`Emilia ${lastName}`);
  expect((await mailTo(email, /^Confirmamos que aceptó/)).Text).toContain('$1.250,50');
});

test('the question waits on the board until it is answered from there, by mail and at the link', async () => {
  // The quote was open all the time.
  const dialog = staff.getByRole('dialog', { name: `Cotización de Rosa ${lastName}` });
  await dialog.getByText('¿El hotel tiene piscina?').waitFor();
  await dialog.getByText('Espera su respuesta').waitFor();
  await staff.goto('/admin');
  await picture(staff, 'question-on-board');
  await staff.getByRole('link', { name: /Preguntas? por responder/ }).click();
  await staff.getByRole('link', { name: new RegExp(lastName) }).click();
  await picture(staff, 'question-asked');
  await dialog.getByRole('button', { name: 'Responder la pregunta' }).click();
  const answer = staff.getByRole('dialog', { name: `Respuesta para Rosa ${lastName}` });
  await answer.getByLabel('Su respuesta').fill('Sí, Rosa, y es temperada.');
  await picture(staff, 'question-answer');
  await answer.getByRole('button', { name: 'Enviar respuesta' }).click();
  await staff.getByText('Respuesta enviada').waitFor();
  await dialog.getByText('Sí, Rosa, y es temperada.').waitFor();

  const mail = await mailTo(email, /Respuesta a su pregunta/);
  expect(mail.Text).toContain('Sí, Rosa, y es temperada.');
  expect(mail.ReplyTo.map(({ Address }) => Address)).toEqual(['asesora@bitacora.example']);
  await visitor.reload();
  await visitor.getByText('Sí, Rosa, y es temperada.').waitFor();
  await picture(visitor, 'question-answered-phone');
});

test('the quote becomes passengers and their journey, without anything being typed twice, and is won', async () => {
  await staff.getByRole('link', { name: 'Convertir en viaje' }).click();
  const part = (number: number) => staff.getByRole('region', { name: new RegExp(`^Pasajero ${number}`) });
  const people = [
    { gender: 'F', born: '4/5/1990', first: 'Rosa' },
    { gender: 'F', born: '4/5/2019', first: 'Emilia' },
  ];
  for (const [index, { gender, born, first }] of people.entries()) {
    const row = part(index + 1);
    await row.getByLabel('Cédula').fill(newCedula());
    expect(await row.getByLabel('Nombres').inputValue()).toBe(first);
    expect(await row.getByLabel('Apellidos').inputValue()).toBe(lastName);
    await row.getByLabel('Fecha de nacimiento').fill(born);
    await row.getByLabel('Género').selectOption(gender);
    await row.getByLabel('Estado civil').selectOption('S');
  }
  await picture(staff, 'quote-passengers');
  await staff.getByRole('button', { name: 'Crear 2 pasajeros' }).click();
  await staff.getByText(`De la cotización de Rosa ${lastName}, a Perú.`).waitFor();
  expect(await staff.getByLabel('Costo total').inputValue()).toBe('1250,50');
  await choose(staff, 'Destino: ciudad', 'Lima', /^Lima/);
  await picture(staff, 'quote-journey');
  await staff.getByRole('button', { name: 'Crear viaje' }).click();
  await staff.getByText('Paquete Creado').waitFor();
  await staff.waitForURL(/\/admin\/journeys\/[\w-]+$/);
  await mailTo(email, /activ/i);

  const token = await tokenOfStaff();
  const path = `/api/v1/agency/web_quote?search=${encodeURIComponent(lastName)}`;
  const [quote] = await call<{ status: string; journey: string }[]>('GET', path, undefined, token);
  expect(quote).toMatchObject({ status: 'won', journey: staff.url().split('/').at(-1) });
  await visitor.reload();
  await visitor.getByText(/Su viaje ya está en marcha/).waitFor();
});
