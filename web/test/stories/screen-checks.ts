import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** The narrowest phone, a desk at 200 % zoom (1280 px show 640), and a desk. */
export const widths = { phone: 320, zoomed: 640, desk: 1280 } as const;

const SERIOUS = ['serious', 'critical'];

/**
 * What axe finds serious or critical on the screen as it is now, each with the elements that it is about. Under an open
 * dialog the page is inert, and it is looked at as a screen of its own.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const scope = 'document.querySelector("[role=dialog]") ?? document';
  const results = (await page.evaluate(`axe.run(${scope}, { resultTypes: ["violations"] })`)) as AxeResults;
  return results.violations
    .filter(({ impact }) => SERIOUS.includes(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`));
}

/** A page that was resized has so many frames to be laid out anew: on a busy machine it takes more than the next one. */
const FRAMES_TO_SETTLE = 30;

/**
 * Elements that stand out of the window to the right, when the page or its dialog can be moved sideways. A window that has
 * just been resized has its new width at once; media and container queries follow with the next frames.
 */
export function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(async (frames) => {
    const scrolls = (element: Element) => element.scrollWidth > element.clientWidth;
    const standOut = (): string[] => {
      // A row that is made to scroll inside itself says so.
      const all = [...document.querySelectorAll('*')].filter((element) => !element.closest('[data-scrolls-sideways]'));
      const movable = all.filter(
        (element) => scrolls(element) && /auto|scroll/.test(getComputedStyle(element).overflowX),
      );
      if (!scrolls(document.documentElement) && movable.length === 0) return [];
      const outside = all.filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
      return [...movable, ...outside].map((element) => element.outerHTML.slice(0, 160)).slice(0, 5);
    };
    const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await nextFrame();
    await nextFrame();
    let found = standOut();
    for (let frame = 0; frame < frames && found.length > 0; frame++) {
      await nextFrame();
      found = standOut();
    }
    return found;
  }, FRAMES_TO_SETTLE);
}

/** Words that a line cut in two for want of room: a day, a document, a name (`Guayaqu/il`). */
export function wordsInPieces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only')) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]{3,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) found.add(word);
      }
    }
    return [...found];
  });
}

/**
 * Controls smaller than a thumb (44 px each way; product 18.3). A box counts with its label, a sentence's links are as high
 * as its line, and the links of an error summary need the 24 px of WCAG 2.5.8.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, [role=menuitem], [role=option], summary';
    const dialog = document.querySelector('[role=dialog]');
    const found: string[] = [];
    for (const control of (dialog ?? document).querySelectorAll<HTMLElement>(controls)) {
      const area = control.matches('[type=checkbox], [type=radio]') ? (control.closest('label') ?? control) : control;
      const { width, height } = area.getBoundingClientRect();
      const isThere = control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      if (!isThere || getComputedStyle(control).display === 'inline') continue;
      const least = control.closest('[role=alert] li') ? 24 : 43.5;
      if (height < least || (width < least && !control.matches('a')))
        found.push(`${Math.round(width)}×${Math.round(height)} ${control.outerHTML.slice(0, 160)}`);
    }
    return found;
  });
}

/** Everything that a screen must hold at one width. */
export async function checkAt(page: Page, width: number): Promise<Record<string, string[]>> {
  await page.setViewportSize({ width, height: width < 768 ? 740 : 800 });
  // The page hears of it a moment later.
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  return {
    sideways: await sidewaysScroll(page),
    targets: width === widths.phone ? await smallTargets(page) : [],
    axe: width === widths.zoomed ? [] : await seriousFindings(page),
  };
}
