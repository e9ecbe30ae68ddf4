import { demo } from '@bitacora/contracts/demo';
import { addDays, dayAt } from '@bitacora/kernel';
import { numericDay } from '@bitacora/kernel/dates';
import { newId } from '@bitacora/kernel/ids';
import { newCedula, passengerBody } from '@bitacora/testing/stories';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { activate, call, newWord, tokenOfStaff } from '../stories/agency-api.ts';
import { openBrowser, openPage, picture } from '../stories/browser.ts';
import { choose } from '../stories/choose.ts';
import { mailTo } from '../stories/inbox.ts';
import { aPdf } from '../stories/pdf.ts';
import { fillInsurance } from '../stories/service-forms.ts';

const PASSWORD = 'Bitacora2026';
/** A person has two uploads at a time: whoever sends those of another suite meanwhile is the adviser. */
const seller = demo.owner;
const GROUP = [
  'Ana',
  'Bruno',
  'Carla',
  'Diego',
  'Elsa',
  'Fabio',
  'Gina',
  'Hugo',
  'Irma',
  'Jaime',
  'Karen',
  'Leo',
  'Marta',
  'Nico',
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Fourteen adults of one agency who share their last name; the first of them has an account. */
async function registerGroup() {
  const [lastName, cedula, email] = [newWord(), newCedula(), `grupo-${newId()}@ejemplo.ec`];
  const passengers = GROUP.map((first_name, index) => {
    const { email: _, ...body } = passengerBody({ first_name, last_name: lastName });
    return index === 0 ? { ...body, id_number: cedula, email } : body;
  });
  const token = await tokenOfStaff('owner');
  await call('POST', `/api/v1/user/passenger/${demo.agency}`, { passengers }, token);
  await activate({ email, password: PASSWORD });
  return { lastName, cedula, email };
}

async function addEach(page: Page, lastName: string): Promise<void> {
  for (const firstName of GROUP) {
    await choose(page, 'Agregar pasajero', `${firstName} ${lastName}`, new RegExp(`${lastName}, ${firstName}`));
    await page.getByRole('button', { name: `Quitar a ${firstName} ${lastName}` }).waitFor();
  }
}

test.each(['phone', 'desktop'] as const)(
  'on a %s, a journey is sold to a group of fourteen and prepared with a policy for each, and all of them read so',
  async (viewport) => {
    const { lastName, cedula, email } = await registerGroup();
    const traveller = await openPage(browser, { person: { cedula, password: PASSWORD } });
    await traveller.goto('/my_journeys');
    await traveller.getByText(/Usted aún no tiene viajes registrados/).waitFor();
    const staff = await openPage(browser, { viewport, person: seller });
    await staff.goto('/admin/new_journey');
    await addEach(staff, lastName);
    await choose(staff, 'Destino: ciudad', 'Baltra', /Baltra/);
    await staff.getByLabel('Fecha de viaje').fill(numericDay(addDays(dayAt(new Date()), 12)));
    await staff.getByLabel(/^Fecha de regreso/).fill(numericDay(addDays(dayAt(new Date()), 18)));
    await staff.getByRole('button', { name: 'Agregar Seguro de viaje', exact: true }).click();
    await staff.getByLabel('Costo total').fill('14000');
    await staff.getByRole('button', { name: 'Crear viaje' }).click();
    await staff.getByText('Paquete Creado').waitFor();
    await picture(staff, `group-sold-${viewport}`);
    await traveller.getByText(/Su viaje a Baltra/).waitFor();

    await staff.goto(`/admin/journeys/${/[0-9a-f-]{36}$/.exec(staff.url())?.[0] ?? ''}`);
    await staff.getByRole('button', { name: 'Crear: Seguro de viaje' }).click();
    const insurance = staff.getByRole('dialog', { name: /^Crear Servicio: Seguro de viaje/ });
    await fillInsurance(insurance);
    await insurance.getByRole('button', { name: 'Crear seguro de viaje' }).click();
    await insurance.getByText(/^Se guardó/).waitFor();
    await insurance.getByRole('button', { name: 'Cerrar' }).last().click();
    await staff.getByText(/Falta la póliza de .* y 11 más/).waitFor();
    await staff.getByRole('button', { name: 'Agregar pólizas: Seguro de viaje' }).click();
    const policies = staff.getByRole('dialog', { name: /^Documentos: Seguro de viaje/ });
    await policies.locator('input[type=file]').setInputFiles(GROUP.map((name) => aPdf(`poliza-${name}`)));
    await picture(staff, `group-policies-${viewport}`);
    await policies.getByRole('button', { name: 'Agregar 14 documentos' }).click();
    await staff.getByText('14 documentos agregados').waitFor();
    await policies.getByRole('button', { name: 'Cerrar' }).last().click();
    await staff.getByRole('heading', { name: /Listo/ }).waitFor();
    await staff.getByRole('button', { name: 'Mostrar 9 más' }).click();
    for (const name of GROUP)
      await staff
        .getByRole('link', { name: `${name} ${lastName}` })
        .first()
        .waitFor();
    await picture(staff, `group-ready-${viewport}`);

    const insured = traveller.getByRole('article', { name: /Seguro Asistencia Andina/ });
    await insured.getByRole('button', { name: /Ver Pólizas/ }).click();
    const documents = traveller.getByRole('dialog');
    await documents.getByText(`Nico ${lastName}`).first().waitFor();
    await picture(traveller, `group-policies-traveller-${viewport}`);
    expect(await documents.getByRole('link').count()).toBe(14);
    expect((await mailTo(email, /Seguro/i)).Text).toContain('Asistencia Andina');
  },
);
