import { demo } from '@bitacora/contracts/demo';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { openBrowser, openContext, openPage, picture } from '../stories/browser.ts';
import { publicScreens } from '../stories/public-screens.ts';
import { type Screen, screenNamed } from '../stories/screen.ts';
import { sidewaysScroll } from '../stories/screen-checks.ts';
import { travellerScreens } from '../stories/traveller-screens.ts';

let browser: Browser;
let visitor: BrowserContext;
let carlos: BrowserContext;
/** One whose letters are set twice as large. */
let large: Browser | undefined;

/** A phone whose owner has set the letters to twice their size. */
async function withLargeLetters(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%'));
  });
  return context;
}

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await withLargeLetters(await openContext(browser));
  carlos = await withLargeLetters(await openContext(browser, { person: demo.carlos }));
});
afterAll(() => browser.close());
// A test that fails leaves it open, and the worker with it.
afterEach(async () => {
  await large?.close();
  large = undefined;
});

test('a journey shows its services before who travels on it', async () => {
  const page = await openPage(browser, { person: demo.carlos });
  await page.goto(`/my_journeys/${demo.journeys[0].id}`);
  const topOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y;
  await page.getByRole('article').first().waitFor();
  expect(await topOf('Grupo de viaje')).toBeGreaterThan((await topOf('Servicios Contratados')) ?? Infinity);
  await page.context().close();
});

test('a bill on a phone is what, when and how much in a line, its file, and the rest when it is asked for', async () => {
  const page = await openPage(browser, { person: demo.carlos });
  await page.goto(`/my_journeys/${demo.journeys[0].id}`);
  for (const name of ['Facturas', 'Pagos']) {
    const bill = page.getByRole('table', { name }).locator('tbody').first();
    await bill.waitFor();
    expect((await bill.boundingBox())?.height).toBeLessThan(120);
  }
  const invoice = page.getByRole('table', { name: 'Facturas' }).locator('tbody').first();
  expect(await invoice.getByText('Pasajero').isVisible()).toBe(false);
  await invoice.getByRole('button', { name: /Detalles ?: 001-001-000000101/ }).click();
  for (const detail of ['Factura Personal', 'Pasajero']) expect(await invoice.getByText(detail).isVisible()).toBe(true);
  await page.context().close();
});

/** Where some words begin and end. */
const edgesOf = (words: Locator) =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  });

test.each([
  [320, 568],
  [740, 360],
])('what a journey says at %i×%i begins at one left edge on all of its cards', async (width, height) => {
  const page = await openPage(browser, { person: demo.carlos });
  await page.setViewportSize({ width, height });
  await page.goto(`/my_journeys/${demo.journeys[0].id}`);
  await page.getByRole('article').first().waitFor();
  const main = page.getByRole('main');
  const first = await edgesOf(main.getByText('Lo que sigue'));
  const others = [
    main.getByText('Costo total'),
    main.getByRole('button', { name: 'Facturas' }).getByText('Facturas'),
    main.getByRole('heading', { name: 'Asesor de viaje' }),
    // Where there is room, each service has its picture before its words.
    ...(width < height ? [main.getByRole('article').first().getByRole('heading')] : []),
  ];
  // A card has a hairline, which the coloured one has not.
  for (const words of others) expect(Math.abs((await edgesOf(words)).left - first.left)).toBeLessThanOrEqual(1);
  if (width > height) {
    const rightOf = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
    const next = main.getByRole('region', { name: 'Lo que sigue' });
    expect(await rightOf(next.getByText(/^Faltan? /))).toBe(
      await rightOf(next.getByRole('link', { name: 'Reservación' })),
    );
  }
  await page.context().close();
});

test("a journey's amounts stand in one line on the narrowest phone, and with large letters each in its own", async () => {
  const linesOf = async (page: Page) => {
    await page.goto(`/my_journeys/${demo.journeys[0].id}`);
    const amounts = page.getByRole('main').locator('dl', { hasText: 'Costo total' }).locator('dt');
    await amounts.first().waitFor();
    return new Set(await amounts.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top))).size;
  };
  const page = await openPage(browser, { person: demo.carlos });
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await linesOf(page)).toBe(1);
  await page.context().close();
  large = await openBrowser({ letters: 32 });
  expect(await linesOf(await openPage(large, { person: demo.carlos }))).toBe(3);
});

test('the titles of public pages begin at one height', async () => {
  const page = await openPage(browser);
  const heights: Record<string, number | undefined> = {};
  for (const path of ['/tours', '/about_us', '/login', '/important_information', '/terms_and_conditions']) {
    await page.goto(path);
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await title.waitFor();
    heights[path] = (await title.boundingBox())?.y;
  }
  expect(heights).toEqual(Object.fromEntries(Object.keys(heights).map((path) => [path, heights['/tours']])));
  await page.context().close();
});

test('the way to report a problem begins where the buttons above it do', async () => {
  const page = await openPage(browser);
  await page.goto('/important_information#emergencia');
  const main = page.getByRole('main');
  const button = await main.getByRole('link', { name: 'Ver todos los contactos' }).boundingBox();
  expect((await edgesOf(main.getByRole('link', { name: 'Reportar un problema' }))).left).toBe(button?.x);
  await page.context().close();
});

test('the fields of a new passenger begin at one edge with those that all share', async () => {
  const page = await openPage(browser, { person: demo.adviser });
  await page.goto('/admin/new_passenger');
  await page.getByRole('heading', { name: /^Pasajero 1/ }).waitFor();
  const fields = page.getByRole('main').getByRole('textbox');
  const edges = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().left));
  expect(edges.length).toBeGreaterThan(5);
  // Beside the day of a birth stands what opens its calendar.
  expect(new Set(edges.filter((edge) => edge < 60)).size).toBe(1);
  await page.context().close();
});

test('of the reservations in the list only that of what is next is filled', async () => {
  const page = await openPage(browser, { person: demo.carlos });
  await page.goto(`/my_journeys/${demo.journeys[0].id}`);
  await page.getByRole('article').first().waitFor();
  const links = page.getByRole('article').getByRole('link', { name: 'Reservación' });
  const filled = await links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link).backgroundColor !== 'rgb(255, 255, 255)'),
  );
  expect(filled).toEqual(filled.map((_, index) => index === 0));
  expect(filled.length).toBeGreaterThan(3);
  await page.context().close();
});

test.each([
  [360, 740],
  [740, 360],
])('in a browser whose letters are set twice as large help stays in sight at %i×%i', async (width, height) => {
  large = await openBrowser({ letters: 32 });
  const page = await openPage(large, { person: demo.carlos });
  await page.setViewportSize({ width, height });
  await page.goto(`/my_journeys/${demo.journeys[0].id}`);
  await page.getByRole('article').first().waitFor();
  await picture(page, `letters-32-${width}`);
  const help = page.getByRole(width < height ? 'navigation' : 'group', { name: /^Ayuda/ });
  for (const name of ['Llamar', 'Chatear', 'Emergencia']) {
    const box = await help.getByRole('link', { name }).boundingBox();
    expect(box?.y).toBeLessThan(height);
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  expect(await sidewaysScroll(page)).toEqual([]);
});

test.each([
  [320, 568],
  [568, 320],
  // Sideways, and enlarged twice.
  [400, 180],
  [640, 400],
  [1024, 600],
])(
  'the quote is on the first screen of %i×%i, and nothing stands over the bar of its pictures',
  async (width, height) => {
    const page = await openPage(browser);
    await page.setViewportSize({ width, height });
    await page.goto('/home');
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1 }).waitFor();
    const box = await main.getByRole('link', { name: 'Obtener Cotización' }).first().boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    for (const control of await main.getByRole('button', { name: /portada/ }).all())
      await control.click({ trial: true });
    await picture(page, `home-${width}x${height}`);
    await page.context().close();
  },
);

test.each([
  [360, 740],
  [740, 360],
  [1280, 800],
])(
  'letters set twice as large leave the quote on the first screen at %i×%i, with nothing over it',
  async (width, height) => {
    large = await openBrowser({ letters: 32 });
    const page = await openPage(large);
    await page.setViewportSize({ width, height });
    await page.goto('/home');
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    const quote = main.getByRole('link', { name: 'Obtener Cotización' }).first();
    await heading.waitFor();
    await picture(page, `home-letters-32-${width}`);
    for (const part of [heading, quote]) {
      const box = await part.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    const coverers = await main.locator('a, button, h1').evaluateAll((parts) =>
      parts.flatMap((part) => {
        // The chat button that has stepped aside.
        if (getComputedStyle(part).pointerEvents === 'none') return [];
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const inside = [left + 8, (left + right) / 2, right - 8].map((x) => [x, (top + bottom) / 2] as const);
        return inside
          .filter(([x, y]) => x > 0 && x < innerWidth && y > 0 && y < innerHeight)
          .map(([x, y]) => document.elementFromPoint(x, y))
          .filter((found) => found && !part.contains(found) && !found.contains(part))
          .map((found) => `${part.textContent} under ${found?.outerHTML.slice(0, 80)}`);
      }),
    );
    expect(coverers).toEqual([]);
    expect(await sidewaysScroll(page)).toEqual([]);
  },
);

test('letters set twice as large leave the line of a file in words, below each other', async () => {
  large = await openBrowser({ letters: 32 });
  const page = await openPage(large, { person: demo.carlos });
  await page.goto('/user/report_problem');
  const line = page.getByText('Ningún archivo elegido');
  await line.waitFor();
  await picture(page, 'file-letters-32-360');
  const { width = 0, height = 0 } = (await line.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(height);
  expect(await sidewaysScroll(page)).toEqual([]);
});

test.each(['journeys', 'passengers', 'packages', 'billing'])(
  'the first row of %s stands on the first screen',
  async (list) => {
    const page = await openPage(browser, { person: demo.adviser });
    await page.goto(`/admin/${list}?${list === 'billing' ? 'month=all' : ''}`);
    const row = page.getByRole('main').locator('li > a').filter({ visible: true }).first();
    await row.waitFor();
    expect((await row.boundingBox())?.y).toBeLessThan(480);
    expect(await sidewaysScroll(page)).toEqual([]);
    await page.context().close();
  },
);

/** Words that stand out of their control, or under its edge. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector('[role=dialog]') ?? document;
    return [...scope.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, label, select, nav, [role=status]')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

/** Controls that lie on each other: a press would meet the other one. */
function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What a dialog has scrolled away lies under its foot.
    const scope = document.querySelector('[role=dialog] [tabindex="0"]') ?? document;
    const isFixed = (element: Element): boolean =>
      getComputedStyle(element).position === 'fixed' ||
      (element.parentElement ? isFixed(element.parentElement) : false);
    const controls = [...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('.sr-only') && (scope !== document || !isFixed(element)))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    return controls.flatMap(({ element, box }, index) =>
      controls
        .slice(index + 1)
        .filter(({ element: other, box: its }) => {
          const width = Math.min(box.right, its.right) - Math.max(box.left, its.left);
          const height = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
          // A field's own button stands in it.
          return width > 4 && height > 12 && !element.contains(other) && !element.parentElement?.contains(other);
        })
        .map(({ element: other }) => `${element.outerHTML.slice(0, 100)} ~ ${other.outerHTML.slice(0, 100)}`),
    );
  });
}

async function look(context: BrowserContext, { name, open }: Screen): Promise<void> {
  const page = await context.newPage();
  await open(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await picture(page, `large-${name.replace(/\W+/g, '-')}`);
  const found = {
    sideways: await sidewaysScroll(page),
    cut: await cutWords(page),
    overlapping: await overlapping(page),
  };
  await page.close();
  expect(found).toEqual({ sideways: [], cut: [], overlapping: [] });
}

const forVisitors = [
  'the home page',
  'the quote form with errors',
  'the tours',
  'a tour over the page that lists it',
  'a tour at its address',
  'the open menu',
  'login with empty fields',
  'the terms and conditions',
  'forgot password',
].map((name) => screenNamed(publicScreens, name));

describe('with letters of twice their size on a phone nothing is cut, overlaps or moves sideways:', () => {
  test.each(forVisitors)('$name', (screen) => look(visitor, screen));
  test.each(travellerScreens)('$name', (screen) => look(carlos, screen));
});
