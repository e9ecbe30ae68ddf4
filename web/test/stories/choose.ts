import type { Locator, Page } from 'playwright-core';

/**
 * Finds an option as one types and chooses it. The field takes the focus back in a frame after the choice: who typed into the
 * next one before that would see its list close.
 */
export async function choose(within: Page | Locator, search: string, typed: string, option: RegExp): Promise<void> {
  const field = within.getByRole('combobox', { name: search });
  await field.fill(typed);
  // In its own list: a select beside it has options, too, of whatever others made meanwhile.
  await within.getByRole('listbox').getByRole('option', { name: option }).first().click();
  await field.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
}
