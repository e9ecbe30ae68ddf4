import type { JourneyView } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { addDays, dayAt } from '@bitacora/kernel';
import { newCedula } from '@bitacora/testing/stories';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import {
  activate,
  call,
  createJourney,
  newWord,
  registerTraveller,
  type StoryTraveller,
  tokenOf,
  tokenOfStaff,
} from '../stories/agency-api.ts';
import { openBrowser, openPage, picture } from '../stories/browser.ts';
import { mailTo } from '../stories/inbox.ts';

let browser: Browser;
let staff: string;
let traveller: StoryTraveller;
let journey: JourneyView;
let ownerPage: Page;
let adviserPage: Page;
let travellerPage: Page;

const cedula = newCedula();
const adviser = {
  cedula,
  email: `${cedula}@agencia.example`,
  password: 'Bitacora2026',
  firstName: 'Inés',
  lastName: `Cedeño ${newWord()}`,
};
const name = `${adviser.firstName} ${adviser.lastName}`;
const standIn = 'María José Andrade';

beforeAll(async () => {
  browser = await openBrowser();
  staff = await tokenOfStaff();
  traveller = await registerTraveller(staff);
  await activate(traveller);
  ownerPage = await openPage(browser, { viewport: 'desktop', person: demo.owner });
});
afterAll(() => browser.close());

const dialogOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });

/** Whom the traveller asks. */
const card = (page: Page) => page.getByRole('region', { name: 'Asesor de viaje' });

/** By the filters: other stories hire people meanwhile. */
async function openAdviser(page: Page): Promise<void> {
  await page.goto(`/admin/employees?search=${encodeURIComponent(adviser.lastName)}`);
  await page.getByRole('link', { name: new RegExp(adviser.lastName) }).click();
  // The dialog itself has no size.
  await dialogOf(page, name).getByRole('heading', { name }).waitFor();
}

test('the owner invites an adviser, who chooses a password by the link of the mail and works', async () => {
  await ownerPage.goto('/admin/employees');
  await ownerPage.getByRole('link', { name: /Andrade, María José/ }).waitFor();
  await picture(ownerPage, 'employees');
  await ownerPage.getByRole('button', { name: 'Invitar empleado' }).click();
  const form = dialogOf(ownerPage, 'Invitar empleado');
  await form.getByLabel('Cédula').fill(adviser.cedula);
  await form.getByLabel('Nombres').fill(adviser.firstName);
  await form.getByLabel('Apellidos').fill(adviser.lastName);
  await form.getByLabel('Fecha de nacimiento').fill('14/3/1985');
  await form.getByLabel('Género').selectOption('F');
  await form.getByLabel('Estado civil').selectOption('S');
  await form.getByLabel('Correo electrónico').fill(adviser.email);
  await form.getByRole('checkbox', { name: /Asesor/ }).check();
  await picture(ownerPage, 'employee-invitation');
  await form.getByRole('button', { name: 'Enviar invitación' }).click();
  await ownerPage.getByText(`Invitación enviada a ${adviser.email}`).waitFor();
  await activate(adviser);
  adviserPage = await openPage(browser, { person: adviser });
  await adviserPage.goto('/admin');
  await adviserPage.getByRole('heading', { level: 1, name: 'Hoy' }).waitFor();
});

test('while she is away the traveller’s card and the answers to mails are of who stands in for her', async () => {
  journey = await createJourney(staff, [traveller.passengerId], [{ kind: 'hosting' }]);
  const employees = await call<{ id: string; email: string }[]>('GET', '/api/v1/agency/employee', undefined, staff);
  const id = employees.find(({ email }) => email === adviser.email)?.id ?? '';
  await call('PATCH', `/api/v1/journey/journey/${journey.journey_id}`, { travel_agent: id }, staff);
  travellerPage = await openPage(browser, { person: traveller });
  await travellerPage.goto(`/my_journeys/${journey.journey_id}`);
  await card(travellerPage).getByText(name).waitFor();

  await openAdviser(adviserPage);
  await picture(adviserPage, 'employee-of-oneself');
  await adviserPage.getByRole('button', { name: 'Ausencia' }).click();
  const form = dialogOf(adviserPage, `Ausencia de ${name}`);
  const today = dayAt(new Date());
  await form.getByLabel('Desde').fill(today);
  await form.getByLabel('Hasta').fill(addDays(today, 7));
  await form.getByLabel('Quién reemplaza').selectOption({ label: standIn });
  await picture(adviserPage, 'employee-absence');
  await form.getByRole('button', { name: 'Guardar ausencia' }).click();
  await adviserPage.getByText('Ausencia guardada').waitFor();

  await card(travellerPage).getByText(`Reemplaza a ${name}`).waitFor();
  await card(travellerPage).getByText(standIn, { exact: true }).waitFor();
  await picture(travellerPage, 'stand-in');

  const { id: report } = await call<{ id: string }>(
    'POST',
    '/api/v1/agency/problem_report',
    { description: 'No me llegó el voucher', topic: 'DOCUMENT', journey: journey.journey_id, agency: demo.agency },
    await tokenOf(traveller.cedula, traveller.password),
  );
  await mailTo('asesora@bitacora.example', new RegExp(traveller.lastName));
  await call('PATCH', `/api/v1/agency/problem_report/${report}`, { answer: 'Ya está en su viaje.' }, staff);
  const answer = await mailTo(traveller.email, /Respuesta a su reporte/);
  expect(answer.ReplyTo.map(({ Address }) => Address)).toEqual(['asesora@bitacora.example']);
});

test('dismissed, she is out within five seconds, and her journeys go to a colleague', async () => {
  await openAdviser(ownerPage);
  await picture(ownerPage, 'employee');
  await dialogOf(ownerPage, name).getByRole('button', { name: 'Dar de baja' }).click();
  const question = dialogOf(ownerPage, `¿Dar de baja a ${name}?`);
  const access = await tokenOf(adviser.cedula, adviser.password);
  await call('GET', '/api/v1/agency/employee', undefined, access);
  await question.getByRole('button', { name: 'Dar de baja' }).click();
  await ownerPage.getByText(`${name} ya no trabaja en la agencia`).first().waitFor();
  const dismissed = performance.now();
  // Her page hears it by its stream, with no press of hers.
  await adviserPage.waitForURL(/\/login/);
  expect(performance.now() - dismissed).toBeLessThan(5000);
  await expect(call('GET', '/api/v1/agency/employee', undefined, access)).rejects.toThrow('401');

  const form = dialogOf(ownerPage, `Traspasar lo de ${name}`);
  await form.getByLabel('A quién').selectOption({ label: standIn });
  await picture(ownerPage, 'employee-hand-over');
  await form.getByRole('button', { name: 'Traspasar 1 viaje' }).click();
  await dialogOf(ownerPage, `¿Traspasar 1 viaje a ${standIn}?`).getByRole('button', { name: 'Traspasar' }).click();
  await form.getByText(`${standIn} tiene ahora 1 viaje más.`).waitFor();
  await form.getByRole('button', { name: 'Cerrar' }).first().click();
  await card(travellerPage).getByText(`Reemplaza a ${name}`).waitFor({ state: 'detached' });
  await card(travellerPage).getByText(standIn, { exact: true }).waitFor();

  await ownerPage.getByRole('button', { name: 'Historial' }).click();
  await ownerPage.getByText('Dado de baja').last().waitFor();
  await picture(ownerPage, 'employee-dismissed');
});
