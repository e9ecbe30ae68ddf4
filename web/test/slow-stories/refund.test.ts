import { demo } from '@bitacora/contracts/demo';
import { formatDollars } from '@bitacora/kernel';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { activate, createJourney, registerTraveller, tokenOfStaff } from '../stories/agency-api.ts';
import { openBrowser, openPage, picture } from '../stories/browser.ts';
import { aPdf } from '../stories/pdf.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(['phone', 'desktop'] as const)('on a %s', (viewport) => {
  let staff: Page;
  let traveller: Page;
  let cost = 0;

  beforeAll(async () => {
    const token = await tokenOfStaff();
    const person = await registerTraveller(token);
    await activate(person);
    const journey = await createJourney(token, [person.passengerId], [{ kind: 'hosting' }]);
    cost = journey.cost ?? 0;
    traveller = await openPage(browser, { person });
    await traveller.goto('/my_journeys');
    staff = await openPage(browser, { viewport, person: demo.adviser });
    await staff.goto(`/admin/journeys/${journey.journey_id}`);
  });

  async function pay(value: string): Promise<void> {
    await staff.getByRole('button', { name: 'Crear pago' }).click();
    const form = staff.getByRole('dialog', { name: 'Crear pago' });
    await form.getByLabel('Método de Pago').selectOption('CASH');
    await form.getByRole('textbox', { name: 'Valor' }).fill(value);
    await form.locator('input[type=file]').setInputFiles(aPdf('Recibo'));
    await form.getByRole('button', { name: 'Crear pago' }).click();
    await form.waitFor({ state: 'detached' });
  }

  test('a payment that is voided stays on the open phone of the traveller, marked, and is not counted', async () => {
    await pay('100');
    await pay('40,10');
    await traveller.getByText('$40,10').first().waitFor();
    await staff.getByRole('button', { name: 'Anular pago de $40,10' }).click();
    const form = staff.getByRole('dialog', { name: 'Anular pago' });
    await form.getByLabel('Motivo').fill('Era de otro viaje');
    await form.getByRole('button', { name: 'Anular pago' }).click();
    await staff.getByText('Pago anulado').waitFor();
    await form.waitFor({ state: 'hidden' });
    const payments = traveller.getByRole('table', { name: 'Pagos' });
    await payments.getByText(/Motivo: Era de otro viaje/).waitFor();
    expect(await payments.getByText('Anulado', { exact: true }).count()).toBe(1);
    await traveller
      .getByText(formatDollars(cost - 100))
      .first()
      .waitFor();
    await picture(traveller, `payment-voided-${viewport}`);
  });

  test('a part that went back is at most what was paid, and shows at once on both screens', async () => {
    await staff.getByRole('button', { name: 'Crear devolución' }).click();
    const form = staff.getByRole('dialog', { name: 'Crear devolución' });
    await form.getByRole('textbox', { name: 'Valor' }).fill('100,01');
    await form.getByLabel('Método de Pago').selectOption('TRANSFER');
    await form.getByLabel('Motivo').fill('Un hotel costó menos');
    await form.getByRole('button', { name: 'Crear devolución' }).click();
    await form.getByText('No puede devolver más de lo pagado: quedan $100,00.').first().waitFor();
    await form.getByRole('textbox', { name: 'Valor' }).fill('30,25');
    await form.getByRole('button', { name: 'Crear devolución' }).click();
    await staff.getByText('Devolución creada').waitFor();
    const refunds = traveller.getByRole('table', { name: 'Devoluciones' });
    await refunds.getByText('Motivo: Un hotel costó menos.').waitFor();
    for (const page of [traveller, staff])
      await page
        .getByText(formatDollars(cost - 69.75))
        .first()
        .waitFor();
    await picture(traveller, `refund-traveller-${viewport}`);
    await picture(staff, `refund-staff-${viewport}`);
  });
});
