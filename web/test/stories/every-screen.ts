import { afterAll, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { picture } from './browser.ts';
import type { Screen } from './screen.ts';
import { checkAt, widths } from './screen-checks.ts';

const clean = { sideways: [], targets: [], axe: [] };

/**
 * Opens each screen and looks at it at every width: in a page of its own, or in one that goes on from screen to screen,
 * which spares loading the same page for each of its forms.
 */
export function everyScreen(
  screens: readonly Screen[],
  person: () => BrowserContext | Promise<BrowserContext>,
  { goesOn = false } = {},
): void {
  let going: Page | null = null;
  afterAll(() => going?.close());
  test.each(screens)(
    '$name reads and works on a phone of 320 px, at 200 % zoom and on a desk',
    async ({ name, open }) => {
      const page = going ?? (await (await person()).newPage());
      going = goesOn ? page : null;
      await page.setViewportSize({ width: widths.desk, height: 800 });
      await open(page);
      const found: Record<string, unknown> = {};
      for (const [width, pixels] of Object.entries(widths)) {
        found[width] = await checkAt(page, pixels);
        await picture(page, `${name.replace(/\W+/g, '-')}-${pixels}`);
      }
      // Each page keeps a stream open, and a browser opens six connections to a host.
      if (!goesOn) await page.close();
      expect(found).toEqual({ phone: clean, zoomed: clean, desk: clean });
    },
  );
}
