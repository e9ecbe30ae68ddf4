import { words } from './words.ts';

/** The parts of the settings, in the order of the screen. */
const parts = [
  'logo',
  'identity',
  'contacts',
  'chats',
  'hours',
  'holidays',
  'links',
  'banks',
  'payments',
  'leadTimes',
  'security',
] as const;

/** Where a part stands in the page, which no field's name is. */
const idOf = (part: (typeof parts)[number]) => `parte-${part}`;

/** What the sheet of a part says of itself. */
export const headOf = <Part extends (typeof parts)[number]>(part: Part) => ({
  id: idOf(part),
  title: words[part].title,
});

export const sections = parts.map(headOf);
