import { demo } from '@bitacora/contracts/demo';
import { addDays, dayAt } from '@bitacora/kernel';
import { dayInWords } from '@bitacora/kernel/dates';
import { STORY_TIMEOUT } from '@bitacora/testing/stories';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { call, newWord } from '../stories/agency-api.ts';
import { openBrowser, openPage, picture } from '../stories/browser.ts';

const [galapagos] = demo.journeys;
const today = dayAt(new Date());
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test(
  'an adviser goes through the days by the keyboard and opens a journey from the one on which it leaves',
  async () => {
    const page = await openPage(browser, { person: demo.adviser });
    await page.goto('/admin/calendar?view=month');
    await page.getByRole('gridcell', { selected: true }).focus();
    const departure = addDays(today, galapagos.startsInDays);
    for (let days = 0; days < galapagos.startsInDays; days += 1) await page.keyboard.press('ArrowRight');
    await page.getByRole('gridcell', { selected: true, name: dayInWords(departure) }).waitFor();
    const day = page.getByRole('list', { name: dayInWords(departure) });
    await day
      .getByRole('link', { name: /^Salida: Guayaquil → Baltra/ })
      .first()
      .click();
    await page.waitForURL(/\/admin\/journeys\//);
  },
  STORY_TIMEOUT,
);

test(
  'another program reads the calendar at its address, until that is taken away',
  async () => {
    // The adviser's own address is made and taken away by what is tested beside.
    const page = await openPage(browser, { person: demo.operations, viewport: 'phone' });
    await page.goto('/admin/calendar');
    await page.getByRole('button', { name: 'Conectar con otro calendario' }).click();
    await page.getByRole('dialog').getByRole('checkbox').uncheck();
    await page.getByRole('button', { name: 'Crear dirección' }).click();
    const address = (await page.locator('code').textContent()) ?? '';
    const read = await fetch(address);
    expect(read.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await read.text()).toContain('SUMMARY:Salida: Guayaquil → Baltra');
    await page.getByRole('button', { name: 'Quitar la dirección' }).click();
    await page.getByRole('dialog', { name: '¿Quitar la dirección?' }).getByRole('button', { name: 'Quitar' }).click();
    await page.getByRole('button', { name: 'Crear dirección' }).waitFor();
    expect((await fetch(address)).status).toBe(404);
  },
  STORY_TIMEOUT,
);

test(
  'the owner presses a mark of the figures and reads the journeys that it counts',
  async () => {
    await call('POST', '/api/v1/agency/web_quote', {
      last_name: `Zambrano ${newWord()}`,
      first_name: 'Rosa',
      phone: '+593 99 765 4321',
      email: 'rosa@ejemplo.ec',
      n_adults: 1,
      n_children: 0,
      travel_date: addDays(today, 40),
      country: 'PE',
      agency: demo.agency,
    });
    const page = await openPage(browser, { person: demo.owner });
    await page.goto('/admin/statistics?by=destination&months=36');
    await page.getByRole('region', { name: 'Cotizaciones' }).getByRole('link', { name: 'Perú', exact: true }).waitFor();
    // Of the sales: which chart is there first depends on whose figures came first.
    await page.getByRole('region', { name: 'Ventas' }).locator('svg a').first().click();
    await page.waitForURL(/\/admin\/journeys\?.*sold_from=/);
    await page.getByText('Vendido desde').first().waitFor();
    await page.goBack();
    await page
      .getByRole('region', { name: 'Pagos y devoluciones' })
      .getByRole('link', { name: /, Pagos: / })
      .first()
      .click();
    await page.waitForURL(/\/admin\/billing\?.*kind=payment.*destination=/);
    await page.getByText('Destino').first().waitFor();
    await picture(page, 'billing-of-a-destination');
  },
  STORY_TIMEOUT,
);
