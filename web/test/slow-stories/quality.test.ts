import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, openPage, viewports } from '../stories/browser.ts';

/** The limits that a change may not cross (docs/quality.md). */
const limits = { scriptBytes: 120_000, layoutShift: 0.02, requestsBeforeLargestPaint: 12 };

interface Painted {
  layoutShift: number;
  largestPaint: number;
  /** When each thing of the page was asked for, in milliseconds; the page itself at 0. */
  requests: number[];
}

declare global {
  interface Window {
    measured: { layoutShift: number; largestPaint: number };
  }
}

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Runs in the page before all else. */
function measure(): void {
  const measured = { layoutShift: 0, largestPaint: 0 };
  window.measured = measured;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) measured.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measured.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** The home page with a cold cache, from the first byte to the end of it. */
async function openHome(page: Page): Promise<{ scripts: string[]; code: string; scriptBytes: number } & Painted> {
  const scripts: Promise<[string, Buffer]>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => [response.url(), body]));
  });
  await page.addInitScript(measure);
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  // A busy browser says later than that what it has painted.
  await page.waitForFunction(() => window.measured.largestPaint > 0);
  const painted = await page.evaluate(() => ({
    ...window.measured,
    requests: [0, ...performance.getEntriesByType('resource').map(({ startTime }) => startTime)],
  }));
  // The form comes when somebody gets near it, and counts like all else; only its rules wait for the first touch.
  await page.getByLabel('Apellidos').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const layoutShift = await page.evaluate(() => window.measured.layoutShift);
  const loaded = await Promise.all(scripts);
  return {
    ...painted,
    layoutShift,
    scripts: loaded.map(([url]) => new URL(url).pathname),
    code: loaded.map(([, body]) => body.toString()).join('\n'),
    scriptBytes: loaded.reduce((sum, [, body]) => sum + gzipSync(body, { level: 9 }).length, 0),
  };
}

test.each(Object.keys(viewports) as (keyof typeof viewports)[])(
  'the home page is light and stands still (%s)',
  async (viewport) => {
    const page = await openPage(browser, { viewport });
    const home = await openHome(page);
    expect(home.scripts.length).toBeGreaterThan(2);
    expect(home.scriptBytes).toBeLessThanOrEqual(limits.scriptBytes);
    expect(home.scripts.filter((path) => /zod|endpoint|rules|journey|profile|staff|admin|login/.test(path))).toEqual(
      [],
    );
    // Not even the table that says which screens staff have.
    const named = home.code.match(/(?:contacts|billing|packages|passengers|new-journey)-page/g);
    expect([...new Set(named)]).toEqual(['contacts-page']);
    expect(home.layoutShift).toBeLessThanOrEqual(limits.layoutShift);
    expect(home.largestPaint).toBeGreaterThan(0);
    const before = home.requests.filter((time) => time <= home.largestPaint);
    expect(before.length).toBeLessThanOrEqual(limits.requestsBeforeLargestPaint);
  },
);
