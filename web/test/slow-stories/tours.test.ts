import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openContext, openPage, picture, stopClock } from '../stories/browser.ts';
import { seriousFindings } from '../stories/screen-checks.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const shownCover = (page: Page) => page.getByRole('region', { name: 'Portadas' }).getByRole('group');

test('the covers pass by themselves, wait for who points at them, and stop when they are stopped', async () => {
  const page = await openPage(browser, { viewport: 'desktop' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/home');
  await shownCover(page).and(page.getByLabel('1 de 3')).waitFor();
  await stopClock(page);
  await page.clock.runFor(5000);
  await shownCover(page).and(page.getByLabel('2 de 3')).waitFor();

  const covers = page.getByRole('region', { name: 'Portadas' });
  await covers.getByRole('img').first().hover();
  // Those that stand still are read out when they change; a clock that ran before would still find the timer.
  await covers.locator('[aria-live=polite]').waitFor();
  await page.clock.runFor(10_000);
  expect(await shownCover(page).getAttribute('aria-label')).toBe('2 de 3');

  await page.getByRole('button', { name: 'Detener las portadas' }).click();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.getByRole('button', { name: 'Pasar las portadas' }).blur();
  await page.clock.runFor(10_000);
  expect(await shownCover(page).getAttribute('aria-label')).toBe('2 de 3');
  await page.close();
});

test('a visitor opens a tour from home and sends its address; whoever opens that sees it as a page', async () => {
  const context = await openContext(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto('/home');
  const card = page.getByRole('link', { name: 'Ver más: Quito y Otavalo' });
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await card.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Programa Incluye' }).waitFor();
  await page.waitForURL(/\/tours\/quito-y-otavalo$/);
  expect(await seriousFindings(page)).toEqual([]);
  await picture(page, 'tour-over-home-phone');
  const chat = new URL((await dialog.getByRole('link', { name: /Obtener Cotización/ }).getAttribute('href')) ?? '');
  expect(chat.searchParams.get('text')).toMatch(
    /"Quito y Otavalo"[^]*Fecha de viaje: _+\n[^]*adultos: _+\n[^]*niños: _+$/,
  );

  await dialog.getByRole('button', { name: 'Compartir' }).click();
  await dialog.getByRole('button', { name: 'Enlace copiado' }).waitFor();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/home');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.close();

  const friend = await openPage(browser, { viewport: 'desktop' });
  await friend.goto(shared);
  await friend.getByRole('heading', { level: 1, name: 'Quito y Otavalo' }).waitFor();
  expect(await friend.getByRole('dialog').count()).toBe(0);
  expect(await friend.title()).toMatch(/^Quito y Otavalo · /);
  await picture(friend, 'tour-page-desk');
  await friend.getByRole('link', { name: 'Todos los tours' }).click();
  await friend.getByRole('heading', { level: 1, name: 'Tours' }).waitFor();
  expect(await friend.getByRole('heading', { level: 2 }).count()).toBeGreaterThanOrEqual(6);
  await friend.close();
});

test('a tour that is not offered any more leads to those that are', async () => {
  const page = await openPage(browser);
  const answer = await page.goto('/tours/un-tour-que-ya-no-esta');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Este tour ya no está disponible' }).waitFor();
  await page.getByRole('link', { name: 'Ver más: Cartagena de Indias' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cartagena de Indias' }).waitFor();
  await page.close();
});

test.each([
  [360, 640],
  [390, 844],
  [768, 1024],
])('a tour of %i×%i begins with its words and the way to a quote', async (width, height) => {
  const page = await openPage(browser);
  await page.setViewportSize({ width, height });
  await page.goto('/tours/galapagos-santa-cruz-e-isabela');
  const way = page.getByRole('link', { name: /Obtener Cotización/ }).first();
  await way.waitFor();
  const box = await way.boundingBox();
  expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  expect((await page.getByRole('main').getByRole('img').first().boundingBox())?.height).toBeGreaterThan(100);
  await page.context().close();
});
