import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';

const MOST_STEPS = 120;

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** Whether a person sees where the focus is: a ring on the control or on the frame that stands for it, on screen. */
function showsFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const ringOf = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    const parent = focused.parentElement;
    const hasRing = ringOf(focused) || (focused.matches('[type=file]') && parent !== null && ringOf(parent));
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return hasRing && isOnScreen ? null : focused.outerHTML.slice(0, 160);
  });
}

/** Goes to a control with the Tab key alone; each control on the way shows that it has the focus. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await control.waitFor({ state: 'attached' });
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await isFocused(control)) return;
    await page.keyboard.press(key);
    expect(await showsFocus(page)).toBeNull();
  }
  throw new Error(`the Tab key does not lead to ${control.toString()}`);
}

/** The visible controls inside `scope` that the Tab key, once around the page, does not reach. */
export async function unreached(page: Page, scope: string): Promise<string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let step = 0, isAround = false; step < MOST_STEPS && !isAround; step += 1) {
    await page.keyboard.press('Tab');
    expect(await showsFocus(page)).toBeNull();
    isAround = await page.evaluate(() => {
      const focused = document.activeElement;
      const wasReached = focused?.hasAttribute('data-reached') ?? false;
      focused?.setAttribute('data-reached', '');
      // After the last control comes the browser's own frame; the parts of a date are stops within one control.
      return wasReached && focused !== document.body && !focused?.matches('[type=date], [type=time]');
    });
  }
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(`${selector} :is(a[href], button, input, select, textarea)`)]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => !control.matches(':disabled, [data-reached], [tabindex="-1"]'))
        .map((control) => control.outerHTML.slice(0, 160)),
    scope,
  );
}
