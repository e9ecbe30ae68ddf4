import type { JourneyView, PassengerRow } from '@bitacora/contracts';
import { demo } from '@bitacora/contracts/demo';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage, picture } from '../stories/browser.ts';
import { openFolds } from '../stories/screen.ts';
import { sidewaysScroll, widths } from '../stories/screen-checks.ts';

/** No place to break: a pasted address, or the name of somebody with no space in it. */
const word = 'https://reservas.ejemplo.ec/'.padEnd(160, 'Bahía');
const [galapagos] = demo.journeys;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Puts the word into what the server answers. */
async function withWord<Answer>(page: Page, path: string, put: (answer: Answer) => unknown): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: put((await response.json()) as Answer) });
  });
  await page.setViewportSize({ width: widths.phone, height: 740 });
}

test('a word without end does not push a journey, nor its documents, out of a narrow phone', async () => {
  const page = await openPage(browser, { person: demo.carlos });
  await withWord<JourneyView[]>(page, '**/journeys_info/**', (journeys) =>
    journeys.map((journey) => ({
      ...journey,
      passengers: journey.passengers.map((passenger) => ({ ...passenger, last_name: word })),
      invoices: journey.invoices?.map((invoice) => ({
        ...invoice,
        passenger: { ...journey.passengers[0], last_name: word },
      })),
      services: journey.services.map(({ service, ...item }) => ({
        ...item,
        service: service && { ...service, name: word, operator: word, description: word, reservation_code: word },
      })),
    })),
  );
  await page.goto(`/my_journeys/${galapagos.id}`);
  await page.getByRole('complementary').getByText('Mateo https://').waitFor();
  await openFolds(page);
  await picture(page, 'long-words');
  expect(await sidewaysScroll(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ver Pólizas' }).click();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  await picture(page, 'long-words-documents');
  expect(await sidewaysScroll(page)).toEqual([]);
});

test('nor the list of passengers of its staff', async () => {
  const page = await openPage(browser, { person: demo.adviser });
  await withWord<{ results: PassengerRow[] }>(page, '**/passengers_by_agency/**', (answer) => ({
    ...answer,
    results: answer.results.map((passenger) => ({ ...passenger, first_name: word, email: word })),
  }));
  await page.goto('/admin/passengers');
  await page
    .getByRole('link', { name: /https:/ })
    .first()
    .waitFor();
  expect(await sidewaysScroll(page)).toEqual([]);
});
