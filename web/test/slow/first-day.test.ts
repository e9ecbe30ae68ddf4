import type { JourneyView } from '@bitacora/contracts';
import { addDays, dayAt } from '@bitacora/kernel';
import { journeyBody, newCedula, passengerBody, type SpawnedPlatform, spawnPlatform } from '@bitacora/testing/stories';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { logIn, openBrowser, openContext, picture } from '../stories/browser.ts';
import { linkIn, mailTo } from '../stories/inbox.ts';

jest.setTimeout(180_000);

const RUC = '1790011223001';
const owner = { cedula: newCedula(), email: 'elena@pacifico.example', password: 'Bitacora2026' };

// A platform as production begins: nobody and nothing in it.
let platform: SpawnedPlatform;
let browser: Browser;
beforeAll(async () => {
  platform = await spawnPlatform({ NODE_ENV: 'test', DEMO_DATA: 'false', AGENCY_RUC: RUC });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await platform?.stop();
});

async function call<Body>(method: string, path: string, body?: object, token?: string): Promise<Body> {
  const response = await fetch(new URL(path, platform.url), {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `JWT ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text) as Body;
}

test('an empty platform has an agency, its owner and a first journey by what the runbook says', async () => {
  const agency = await platform.admin(
    'create-agency',
    `--ruc=${RUC}`,
    '--name=Viajes del Pacífico',
    '--email=hola@pacifico.example',
    '--phone=042301200',
    '--address=Malecón 100, Guayaquil',
    '--latitude=-2.19',
    '--longitude=-79.88',
    '--chat=0991234567',
  );
  expect(agency).toMatchObject({ code: 0, output: expect.stringContaining(`The agency ${RUC}`) });
  const staff = await platform.admin(
    'create-staff',
    `--agency=${RUC}`,
    '--role=owner,adviser',
    `--cedula=${owner.cedula}`,
    '--first-name=Elena',
    '--last-name=Ruiz Vera',
    '--birth-date=1980-05-04',
    '--gender=F',
    '--civil-status=C',
    `--email=${owner.email}`,
  );
  expect(staff).toMatchObject({ code: 0, output: expect.stringContaining('is staff now') });

  const mail = await mailTo(owner.email, /Active su cuenta de Viajes del Pacífico/, platform.inboxUrl);
  const link = linkIn(mail, /^\/user\/activate\//);
  expect(staff.output).not.toContain(new URL(link).pathname.split('/').at(-1));
  const context = await openContext(browser, { viewport: 'desktop', url: platform.url });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(owner.password);
  await page.getByLabel('Repita la contraseña').fill(owner.password);
  await page.getByRole('button', { name: 'Activar mi cuenta' }).click();
  await page.getByRole('link', { name: 'Pasajeros' }).first().waitFor();
  await page.close();
  const later = await openContext(browser, { viewport: 'desktop', url: platform.url });
  const home = await logIn(later, owner);
  await home.getByRole('link', { name: 'Pasajeros' }).first().waitFor();
  await picture(home, 'first-day');

  const { access } = await call<{ access: string }>('POST', '/auth/jwt/create/', {
    username: owner.cedula,
    password: owner.password,
  });
  const [employee] = await call<{ id: string }[]>('GET', '/api/v1/agency/employee', undefined, access);
  const { passengers } = await call<{ passengers: { id: string }[] }>(
    'POST',
    `/api/v1/user/passenger/${RUC}`,
    passengerBody({ first_name: 'Primera', last_name: 'Viajera' }),
    access,
  );
  const today = dayAt(new Date());
  const journey = await call<JourneyView>(
    'POST',
    `/api/v1/journey/journeys_by_agency/${RUC}`,
    journeyBody({
      passengers: passengers.map(({ id }) => id),
      travel_agent: employee?.id,
      travel_date: addDays(today, 12),
      return_date: addDays(today, 18),
      purchase_date: today,
    }),
    access,
  );
  expect(journey).toMatchObject({ travel_agent: { first_name: 'Elena' }, passengers: [{ first_name: 'Primera' }] });
});

test('the site of the new agency shows what the operator said of it', async () => {
  const context = await openContext(browser, { url: platform.url });
  const page = await context.newPage();
  await page.goto('/contacts');
  await page.getByText('Malecón 100, Guayaquil').first().waitFor();
});
