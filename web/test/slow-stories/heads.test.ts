import { demo } from '@bitacora/contracts/demo';
import { pageHeads } from '@bitacora/contracts/messages';
import { eventually, platformUrl } from '@bitacora/testing/stories';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, openContext, openPage } from '../stories/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** What a browser complains about while somebody looks around: refused by a policy, broken, or loaded for nothing. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|preloaded using link preload|Permissions-Policy/.test(message.text()))
      complaints.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`));
  return complaints;
}

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // A page of somebody who is logged in keeps a stream open, and is never idle.
  await page.waitForLoadState('load');
}

test('every public page comes with the title and description that its screen then sets, and asks for nothing that is refused', async () => {
  const page = await openPage(browser, { viewport: 'desktop' });
  const complaints = complaintsOf(page);
  const described = () => page.locator('meta[name="description"]').getAttribute('content');
  const tours = (await (await fetch(`${platformUrl()}/api/v1/content/packages`)).json()) as {
    slug: string;
    title: string;
    caption: string;
  }[];
  // Staff of another story make and remove tours meanwhile.
  const tour = tours.find(({ slug }) => slug === 'cartagena-de-indias');
  const heads = [
    ...Object.entries(pageHeads),
    ...(tour ? [[`/tours/${tour.slug}`, { title: tour.title, description: tour.caption }] as const] : []),
  ];
  expect(heads.length).toBeGreaterThan(8);
  for (const [path, { title, description }] of heads) {
    const served = await (await fetch(platformUrl() + path)).text();
    await look(page, path);
    const named = `${title} · Bitácora Viajes`;
    expect([path, /<title>(.*?)<\/title>/.exec(served)?.[1], await page.title()]).toEqual([path, named, named]);
    expect(await described()).toBe(description);
    // Its own script came with it (home is in the first): the loading screen was never needed.
    expect([path, /<script type="module" src="\/assets\/[\w-]+-page-[\w-]+\.js"/.test(served)]).toEqual([
      path,
      path !== '/home',
    ]);
  }
  expect(complaints).toEqual([]);
});

async function visit(context: BrowserContext, paths: readonly string[]): Promise<string[]> {
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  for (const path of paths) await look(page, path);
  await page.close();
  return complaints;
}

test('no other page asks for anything that its security policy refuses', async () => {
  const visitor = await openContext(browser, { viewport: 'desktop' });
  expect(
    await visit(visitor, ['/login', '/user/reset_password', '/no/existe', `/propuesta/${'a'.repeat(43)}`]),
  ).toEqual([]);
  const page = await openPage(browser, { viewport: 'desktop', person: demo.adviser });
  const complaints = complaintsOf(page);
  await look(page, '/admin');
  await page.getByRole('button', { name: 'María Andrade' }).click();
  await page.getByRole('menu').waitFor();
  const account = [
    '/user/information',
    '/user/update',
    '/user/sessions',
    '/user/change_password',
    '/user/second_factor',
  ];
  for (const path of account) await look(page, path);
  expect(complaints).toEqual([]);
  const owner = await openContext(browser, { viewport: 'desktop', person: demo.owner });
  const ofStaff = ['calendar', 'quotes', 'luggage', 'problems', 'employees', 'statistics', 'mails', 'settings'];
  expect(
    await visit(
      owner,
      ofStaff.map((screen) => `/admin/${screen}`),
    ),
  ).toEqual([]);
});

test('a mail is shown in its frame, by night where that is asked for, and its links lead nowhere', async () => {
  const page = await openPage(browser, { viewport: 'desktop', person: demo.adviser });
  // The colours that its frame has count, not those that the browser of a test is told to prefer.
  await page.emulateMedia({ colorScheme: null });
  const complaints = complaintsOf(page);
  await page.goto('/admin/mails?mail=service-ready&kind=hosting');
  const mail = page.frameLocator('iframe');
  const title = mail.getByRole('heading', { level: 1 });
  await title.waitFor();
  const ground = () => mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(await ground()).toBe('rgb(250, 248, 242)');
  await page.getByRole('button', { name: 'Oscuro' }).click();
  await eventually(async () => expect(await ground()).toBe('rgb(20, 19, 15)'));
  await mail.getByRole('link', { name: 'Ver este servicio' }).click();
  // Where a link leads is there later than its press: what is pressed after it has been done meanwhile.
  await page.getByRole('button', { name: 'Claro' }).click();
  await eventually(async () => expect(await ground()).toBe('rgb(250, 248, 242)'));
  expect(await title.isVisible()).toBe(true);
  expect(page.context().pages()).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('the documentation of the API works under its policy', async () => {
  const page = await openPage(browser, { viewport: 'desktop' });
  const complaints = complaintsOf(page);
  await page.goto('/api/v1/docs');
  await page.getByRole('button', { name: 'Authorize' }).first().waitFor();
  expect(complaints).toEqual([]);
});
