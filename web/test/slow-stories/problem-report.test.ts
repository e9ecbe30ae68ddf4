import type { JourneyView } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import {
  activate,
  createJourney,
  registerTraveller,
  type StoryTraveller,
  tokenOfStaff,
} from '../stories/agency-api.ts';
import { openBrowser, openPage, picture } from '../stories/browser.ts';
import { mailTo } from '../stories/inbox.ts';
import { aPdf } from '../stories/pdf.ts';

let browser: Browser;
let traveller: StoryTraveller;
let journey: JourneyView;
let travellerPage: Page;
let staffPage: Page;
let number: string;

beforeAll(async () => {
  browser = await openBrowser();
  const staff = await tokenOfStaff();
  traveller = await registerTraveller(staff);
  await activate(traveller);
  journey = await createJourney(staff, [traveller.passengerId], [{ kind: 'hosting' }]);
  travellerPage = await openPage(browser, { person: traveller });
  staffPage = await openPage(browser, { viewport: 'desktop', person: demo.adviser });
});
afterAll(() => browser.close());

test('a traveller reports a problem of a journey with a file, and has a number; the staff’s open list shows it', async () => {
  await staffPage.goto('/admin/problems');
  await staffPage
    .getByRole('link', { name: /R-\d{6}/ })
    .first()
    .waitFor();

  await travellerPage.goto(`/my_journeys/${journey.journey_id}`);
  await travellerPage.getByRole('link', { name: 'Reportar un problema' }).click();
  await travellerPage.getByLabel('¿Qué pasó?').fill('El voucher tiene otra fecha.\n¿Pueden corregirlo?');
  await travellerPage.reload();
  expect(await travellerPage.getByLabel('¿Qué pasó?').inputValue()).toContain('¿Pueden corregirlo?');
  await travellerPage.getByLabel('¿Sobre qué es?').selectOption('DOCUMENT');
  await travellerPage.getByLabel(/Foto o documento/).setInputFiles(aPdf('recepcion'));
  await picture(travellerPage, 'report-form');
  await travellerPage.getByRole('button', { name: 'Enviar reporte' }).click();
  await travellerPage.getByRole('heading', { name: 'Recibimos su reporte' }).waitFor();
  number = (await travellerPage.locator('code').first().innerText()).trim();
  expect(number).toMatch(/^R-\d{6}$/);
  await picture(travellerPage, 'report-sent');

  const row = staffPage.getByRole('link', { name: new RegExp(number) });
  await row.waitFor();
  await picture(staffPage, 'reports');
});

test('the adviser’s mail has all that was written and leads to the report, whose file opens', async () => {
  const mail = await mailTo('asesora@bitacora.example', new RegExp(number));
  expect(mail.ReplyTo.map(({ Address }) => Address)).toEqual([traveller.email]);
  for (const written of ['¿Pueden corregirlo?', traveller.lastName, 'Baltra', 'recepcion.pdf']) {
    expect(mail.Text).toContain(written);
  }
  const { pathname, search } = new URL(/https?:\/\/\S+report=\S+/.exec(mail.Text)?.[0] ?? '');
  await staffPage.goto(pathname + search);
  const dialog = staffPage.getByRole('dialog', { name: `Reporte ${number}` });
  const file = dialog.getByRole('link', { name: /Abrir recepcion\.pdf/ });
  await file.waitFor();
  await picture(staffPage, 'report-details');
  const response = await fetch((await file.getAttribute('href')) ?? '');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(aPdf('recepcion').buffer);
});

test("the answer of staff is on the traveller's open page and in the mailbox, and the report waits no more", async () => {
  const dialog = staffPage.getByRole('dialog', { name: `Reporte ${number}` });
  await dialog.getByLabel('Responsable').selectOption({ label: 'María José Andrade (usted)' });
  await dialog.getByLabel(/^Respuesta/).fill('El hotel ya corrigió la fecha.');
  await picture(staffPage, 'report-answer');
  await dialog.getByRole('button', { name: 'Enviar respuesta' }).click();
  await staffPage.getByText('Respuesta enviada').waitFor();

  await travellerPage.getByText('El hotel ya corrigió la fecha.').waitFor();
  await picture(travellerPage, 'report-answered');
  const mail = await mailTo(traveller.email, new RegExp(`Respuesta a su reporte ${number}`));
  expect(mail.ReplyTo.map(({ Address }) => Address)).toEqual(['asesora@bitacora.example']);
  expect(mail.Text).toContain('El hotel ya corrigió la fecha.');

  await staffPage.getByRole('link', { name: new RegExp(`${number}.*Respondido`) }).waitFor();
  await staffPage.getByLabel('Estado').selectOption('Por responder');
  await staffPage.waitForURL(/status=open/);
  await staffPage.getByRole('link', { name: new RegExp(number) }).waitFor({ state: 'detached' });
});
