import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field at once, as who pastes it: letter by letter, all of a form is drawn for each. */
export async function write(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
