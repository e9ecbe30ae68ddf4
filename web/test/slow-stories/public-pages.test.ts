import { fullTitle, type PublicPath, pageHeads } from '@bitacora/contracts/messages';
import { eventually, STORY_TIMEOUT } from '@bitacora/testing/stories';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { openBrowser, openContext, picture } from '../stories/browser.ts';
import { checkAt, widths } from '../stories/screen-checks.ts';
import { answer, at } from '../stories/screen.ts';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

let browser: Browser;
let visitor: BrowserContext;
const seen = new Map<string, number>();

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await openContext(browser, { viewport: 'desktop' });
});
afterAll(() => browser.close());

/** The site's own pages that a page leads to, each with the status of its address. */
async function linksOf(page: Page): Promise<Record<string, number>> {
  const addresses = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const found: Record<string, number> = {};
  for (const address of new Set(addresses.map((href) => href.replace(/#.*/, '')))) {
    if (!seen.has(address)) seen.set(address, (await page.request.get(address)).status());
    found[address] = seen.get(address) ?? 0;
  }
  return found;
}

const clean = { sideways: [], targets: [], axe: [] };
const paths: PublicPath[] = [
  '/contacts',
  '/about_us',
  '/questions_and_answers',
  '/important_information',
  '/terms_and_conditions',
  '/privacy_policy',
];

test.each(paths)(
  '%s has its title, reads on a phone of 320 px and a desk, and all its links lead somewhere',
  async (path) => {
    const page = await visitor.newPage();
    await at(path, pageHeads[path].title)(page);
    await page.getByRole('contentinfo').getByText('Emergencias en viaje').waitFor();
    expect(await page.title()).toBe(fullTitle(pageHeads[path].title, 'Bitácora Viajes'));
    const found: Record<string, unknown> = {};
    for (const width of ['phone', 'desk'] as const) {
      found[width] = await checkAt(page, widths[width]);
      await picture(page, `public${path.replace(/\W+/g, '-')}-${width}`);
    }
    expect(found).toEqual({ phone: clean, desk: clean });
    const dead = Object.entries(await linksOf(page)).filter(([, status]) => status !== 200);
    expect(dead).toEqual([]);
    await page.close();
  },
);

test.each([768, 820, 992, 1280])('the menu is one row of whole words at %i px', async (width) => {
  const page = await visitor.newPage();
  await page.setViewportSize({ width, height: 800 });
  await at('/contacts', 'Contactos')(page);
  const header = page.getByRole('navigation', { name: 'Principal' });
  await header.getByRole('link', { name: 'Iniciar Sesión' }).waitFor();
  const rows = await header.getByRole('link').evaluateAll((links) =>
    links.flatMap((link) => {
      const { left, right, top, height } = link.getBoundingClientRect();
      return link.checkVisibility() ? [{ top, height, isInWindow: left >= 0 && right <= innerWidth }] : [];
    }),
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(1);
  expect(rows[0]).toMatchObject({ height: 44, isInWindow: true });
  const brand = header.getByRole('link', { name: 'Bitácora Viajes' });
  const name = await brand.getByText('Bitácora Viajes').boundingBox();
  expect(name?.y).toBe((await brand.boundingBox())?.y);
  await page.close();
});

test.each([
  [360, 740],
  [768, 1024],
  [1280, 800],
])(
  'the picture of who the agency is stands whole in the first view of %i×%i, with its first words',
  async (width, height) => {
    const page = await visitor.newPage();
    await page.setViewportSize({ width, height });
    await at('/about_us', pageHeads['/about_us'].title)(page);
    const image = await page.getByRole('main').getByRole('img').first().boundingBox();
    const words = await page.getByRole('main').getByRole('paragraph').first().boundingBox();
    await picture(page, `about-us-first-view-${width}`);
    expect((image?.y ?? height) + (image?.height ?? 0)).toBeLessThanOrEqual(height * 0.75);
    expect(words?.y).toBeLessThan(height * 0.6);
    await page.close();
  },
);

test('the map shows where the agency is, works by keyboard and lets the page scroll past it', async () => {
  const page = await visitor.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await at('/contacts', 'Contactos')(page);
  const map = page.getByRole('region', { name: 'Mapa' });
  await map.getByRole('group', { name: 'Ubicación de la agencia' }).waitFor();
  const pin = map.getByRole('button', { name: 'Mostrar la ubicación de la agencia' });
  const left = async () => (await pin.boundingBox())?.x ?? 0;
  const atFirst = await left();
  await map.getByRole('button', { name: 'Acercar' }).focus();
  await page.keyboard.press('ArrowRight');
  // The map draws itself anew with the next frame.
  await eventually(async () => expect(await left()).toBeLessThan(atFirst), STORY_TIMEOUT);
  await map.getByRole('button', { name: 'Volver a la agencia' }).press('Enter');
  await eventually(async () => expect(await left()).toBeCloseTo(atFirst, 0), STORY_TIMEOUT);
  await map.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await map.hover({ position: { x: 60, y: 300 } });
  await page.mouse.wheel(0, 200);
  await page.waitForFunction((from) => scrollY > from, before);
  await page.close();
});

test('the answers print although they are folded', async () => {
  const page = await visitor.newPage();
  await at('/questions_and_answers', 'Preguntas Frecuentes')(page);
  const answer = page.getByText('Algunas tarifas promocionales');
  expect(await answer.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await answer.isVisible()).toBe(true);
  await page.close();
});

describe('in a short window, of a phone held sideways or a page that is enlarged', () => {
  const box = async (part: Locator) => {
    const found = await part.boundingBox();
    if (!found) throw new Error('not on the screen');
    return found;
  };
  const overlap = (one: Box, other: Box) =>
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height;

  test('a page says its name larger than its parts', async () => {
    const page = await visitor.newPage();
    await page.setViewportSize({ width: 640, height: 325 });
    await at('/terms_and_conditions', pageHeads['/terms_and_conditions'].title)(page);
    const size = (heading: Locator) => heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    const parts = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await size(page.getByRole('heading', { level: 1 }))).toBeGreaterThanOrEqual(await size(parts.last()));
    await page.close();
  });

  test.each([
    ['/about_us', 'Somos una agencia'],
    ['/tours/cartagena-de-indias', 'Obtener Cotización'],
  ])('%s shows words beside its picture', async (path, text) => {
    const page = await visitor.newPage();
    await page.setViewportSize({ width: 740, height: 360 });
    await at(path, /./)(page);
    const words = page.getByRole('main').getByText(text).first();
    await words.waitFor();
    expect((await box(words)).y + (await box(words)).height).toBeLessThan(360);
    await page.close();
  });

  test('a tour over its list says what it is below a low picture', async () => {
    const page = await visitor.newPage();
    await page.setViewportSize({ width: 740, height: 360 });
    await at('/tours', 'Tours')(page);
    await page.getByRole('link', { name: 'Ver más: Cuenca' }).click();
    const dialog = page.getByRole('dialog');
    const caption = dialog.getByText('Tres días por tierra desde Guayaquil').first();
    await caption.waitFor();
    expect((await box(caption)).y).toBeLessThan((await box(dialog.getByRole('link', { name: 'Obtener' }))).y);
    await page.close();
  });

  test('the toast of a refused login leaves the field free that is written in again', async () => {
    const page = await visitor.newPage();
    await page.setViewportSize({ width: 740, height: 360 });
    await answer(page, '/auth/jwt/create/', 401, { detail: 'No', code: 'no_active_account' });
    await at('/login', 'Iniciar sesión')(page);
    await page.getByLabel('Cédula').fill('0920000023');
    const password = page.getByLabel('Contraseña', { exact: true });
    await password.fill('equivocada');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Incorrecta' });
    await toast.waitFor();
    await eventually(async () =>
      expect(await password.evaluate((field) => field === document.activeElement)).toBe(true),
    );
    await picture(page, 'login-refused-sideways');
    expect(overlap(await box(toast), await box(password))).toBe(false);
    await page.close();
  });

  test('the words of the home page leave the bar of its pictures free, and the chat its buttons', async () => {
    const page = await visitor.newPage();
    await page.setViewportSize({ width: 640, height: 325 });
    await at('/home', /./)(page);
    const bar = page.getByRole('region', { name: 'Portadas' }).getByRole('button').first();
    const lookup = page.getByRole('main').getByRole('link', { name: 'Consultar mi viaje' });
    const words = page.getByRole('heading', { level: 1 }).locator('..');
    expect(overlap(await box(bar), await box(words))).toBe(false);
    await page.setViewportSize({ width: 320, height: 568 });
    await lookup.scrollIntoViewIfNeeded();
    const chat = page.getByRole('link', { name: /Escríbanos por chat/ });
    const opacity = () => chat.evaluate((link) => link.parentElement && getComputedStyle(link.parentElement).opacity);
    await eventually(async () => expect(await opacity()).toBe('0'));
    await page.mouse.wheel(0, 900);
    await eventually(async () => expect(await opacity()).toBe('1'));
    await page.mouse.wheel(0, -900);
    await eventually(async () => expect(await opacity()).toBe('0'));
    await chat.focus();
    await eventually(async () => expect(await opacity()).toBe('1'));
    await page.close();
  });
});
