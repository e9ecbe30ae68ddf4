import type { Page } from 'playwright-core';

/** One screen of the site in one state, and how a person gets there. */
export interface Screen {
  name: string;
  open(page: Page): Promise<void>;
}

/** The screen of this name; a name that no screen has would test nothing. */
export function screenNamed(screens: readonly Screen[], name: string): Screen {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`No screen is called "${name}"`);
  return screen;
}

/** Opens a path and waits for its heading. */
export const at = (path: string, heading: string | RegExp) => async (page: Page) => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

/** Opens a path, or goes on where it is open already, with no dialog over it. */
export const goOnAt = (path: string, heading: string | RegExp) => async (page: Page) => {
  if (!page.url().endsWith(path)) return at(path, heading)(page);
  const dialogs = page.getByRole('dialog');
  while ((await dialogs.count()) > 0) {
    await page.keyboard.press('Escape');
    await dialogs.last().waitFor({ state: 'detached' });
  }
};

/** Answers one call by itself, so that a state needs no attempt that counts for the server's limits. */
export async function answer(page: Page, path: string, status: number, body: object): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ status, json: body }));
}

/** The title of an open dialog; the dialog's own element has no size. */
export const dialogOf = (page: Page, name: string) => page.getByRole('dialog').getByRole('heading', { name });

/** Presses a button that the page answers with what is wrong. */
export async function submit(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('alert').first().waitFor();
}

/** Opens every fold of the page. */
export async function openFolds(page: Page): Promise<void> {
  const closed = page.getByRole('main').locator('button[aria-expanded=false]:not([aria-haspopup]):visible');
  // Opening one may show others inside.
  while ((await closed.count()) > 0) await closed.first().click();
}
