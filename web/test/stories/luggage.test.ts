import { inputOf, type JourneyView, serviceKind, serviceRecordEndpoints } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { addDays, dayAt } from '@bitacora/kernel';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { activate, call, createJourney, registerTraveller, type StoryTraveller, tokenOfStaff } from './agency-api.ts';
import { openBrowser, openPage, picture } from './browser.ts';
import { formDataOf } from '../../src/lib/forms/form-data-of.ts';
import { mailTo } from './inbox.ts';
import { aPdf } from './pdf.ts';

let browser: Browser;
let traveller: StoryTraveller;
let journey: JourneyView;
let travellerPage: Page;
let staffPage: Page;

beforeAll(async () => {
  browser = await openBrowser();
  const staff = await tokenOfStaff();
  traveller = await registerTraveller(staff);
  await activate(traveller);
  journey = await createJourney(
    staff,
    [traveller.passengerId],
    [{ kind: 'air_ticket', travel_direction: 'I' }, { kind: 'hosting' }],
  );
  const flies = addDays(dayAt(new Date()), 12);
  const ticket = serviceKind('air_ticket');
  const { luggage_types: types, ...input } = inputOf(ticket, ticket.examples[0] ?? {});
  const { name, mimeType, buffer } = aPdf('boleto');
  const form = formDataOf({
    ...input,
    boarding_time: `${flies}T10:00`,
    arrival_time: `${flies}T11:00`,
    cost: '120.50',
    package_service: journey.services.find(({ kind }) => kind === 'air_ticket')?.id,
    reservation: new File([new Uint8Array(buffer)], name, { type: mimeType }),
  });
  for (const type of types as string[]) form.append('luggage_types', type);
  await call('POST', serviceRecordEndpoints.air_ticket.create.path, form, staff);
  travellerPage = await openPage(browser, { person: traveller });
  staffPage = await openPage(browser, { viewport: 'desktop', person: demo.adviser });
});
afterAll(() => browser.close());

test('a traveller asks for luggage on a phone, and reads until when it is answered', async () => {
  await travellerPage.goto(`/my_journeys/${journey.journey_id}`);
  await travellerPage
    .getByRole('button', { name: /^Detalles/ })
    .first()
    .click();
  await travellerPage.getByRole('button', { name: /Pedir equipaje adicional/ }).click();
  const dialog = travellerPage.getByRole('dialog', { name: 'Pedir equipaje adicional' });
  await dialog.getByLabel('¿Qué equipaje?').selectOption('Equipaje de bodega (23 kg)');
  await dialog.getByLabel('¿Cuántas piezas?').fill('20');
  await dialog.getByRole('button', { name: 'Enviar solicitud' }).click();
  await dialog
    .getByText(/menor o igual a 10/)
    .first()
    .waitFor();
  await picture(travellerPage, 'luggage-errors');
  await dialog.getByLabel('¿Cuántas piezas?').fill('2');
  await dialog.getByLabel(/^Nota/).fill('Una es un violonchelo.');
  await picture(travellerPage, 'luggage-form');
  await dialog.getByRole('button', { name: 'Enviar solicitud' }).click();
  const request = travellerPage.getByRole('list', { name: 'Equipaje adicional' });
  await request.getByText(/Respondemos hasta el/).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await request.scrollIntoViewIfNeeded();
  await picture(travellerPage, 'luggage-asked');
  // One request at a time.
  expect(await travellerPage.getByRole('button', { name: /Pedir (más equipaje|equipaje adicional)/ }).count()).toBe(0);
});

test("the adviser's mail leads to it; the answer is on the traveller's open page and in the mailbox", async () => {
  const mail = await mailTo('asesora@bitacora.example', new RegExp(`${traveller.lastName} pide equipaje`));
  for (const said of ['violonchelo', 'Equipaje de bodega (23 kg)', 'Boleto Aéreo, Ida'])
    expect(mail.Text).toContain(said);
  const { pathname, search } = new URL(/https?:\/\/\S+request=\S+/.exec(mail.Text)?.[0] ?? '');
  await staffPage.goto(pathname + search);
  const dialog = staffPage.getByRole('dialog', { name: 'Solicitud de equipaje' });
  await dialog.getByLabel('Respuesta').selectOption('accepted');
  await dialog.getByLabel('Precio total').fill('90,50');
  await dialog.getByLabel(/^Pagar hasta/).fill(addDays(dayAt(new Date()), 3).split('-').reverse().join('/'));
  await dialog.getByLabel('Mensaje para el viajero').fill('La aerolínea lo agrega al pagar.');
  await picture(staffPage, 'luggage-answer');
  await dialog.getByRole('button', { name: 'Enviar respuesta' }).click();
  await staffPage.getByText('Respuesta enviada').waitFor();
  await staffPage.getByRole('link', { name: new RegExp(`${traveller.lastName}.*Se puede agregar`) }).waitFor();
  await picture(staffPage, 'luggage-list');

  await travellerPage.getByText('La aerolínea lo agrega al pagar.').waitFor();
  await travellerPage.getByText('$90,50', { exact: true }).waitFor();
  await travellerPage.getByText(/^Se agrega cuando usted lo paga, hasta el /).waitFor();
  await travellerPage.getByRole('button', { name: /^Cómo pagar \$90,50.*Equipaje adicional$/ }).click();
  await travellerPage.getByText('Transferencia a Banco Pichincha').first().waitFor();
  await picture(travellerPage, 'luggage-answered');
  const answer = await mailTo(traveller.email, /su equipaje: /);
  expect(answer.ReplyTo.map(({ Address }) => Address)).toEqual(['asesora@bitacora.example']);
  for (const said of ['$90,50, hasta el', 'La aerolínea lo agrega al pagar.']) expect(answer.Text).toContain(said);
});

test('staff refuse the next one on the ticket of the journey, and the traveller reads why', async () => {
  await travellerPage.getByRole('button', { name: /Pedir más equipaje/ }).click();
  const form = travellerPage.getByRole('dialog', { name: 'Pedir equipaje adicional' });
  await form.getByLabel('¿Qué equipaje?').selectOption('Otro');
  await form.getByLabel('¿Qué equipaje?').fill('Bicicleta');
  await form.getByRole('button', { name: 'Enviar solicitud' }).click();
  await form.waitFor({ state: 'detached' });

  await staffPage.goto(`/admin/journeys/${journey.journey_id}`);
  const ticket = staffPage.getByRole('article', { name: /^Boleto/ });
  await ticket.getByText('1 × Bicicleta').waitFor();
  await ticket.getByRole('button', { name: 'Responder' }).click();
  await picture(staffPage, 'luggage-on-ticket');
  const dialog = staffPage.getByRole('dialog', { name: 'Solicitud de equipaje' });
  await dialog.getByLabel('Respuesta').selectOption('refused');
  expect(await dialog.getByLabel('Precio total').count()).toBe(0);
  await dialog.getByLabel('Mensaje para el viajero').fill('La tarifa no lo permite.');
  await dialog.getByRole('button', { name: 'Enviar respuesta' }).click();
  await ticket.getByText('La tarifa no lo permite.').waitFor();
  await travellerPage.getByText('La tarifa no lo permite.').waitFor();
});
