import { choiceLabel } from '@bitacora/contracts';
import { formatDollars, isPlainDate, readDollars } from '@bitacora/kernel';
import { longDay } from '@bitacora/kernel/dates';

/** A day in words; what is typed meanwhile may be none yet. */
export const readableDay = (day: string): string | undefined => (isPlainDate(day) ? longDay(day) : undefined);

/** An amount as it is written everywhere, if it is one already. */
export function readableDollars(typed: string): string | undefined {
  const dollars = readDollars(typed);
  return dollars === null ? undefined : formatDollars(dollars);
}

/** A person's choices and birth date by their words; any other value is its own text. */
export function readablePersonField(name: string, value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (name === 'personal.birth_date') return readableDay(value);
  if (name === 'personal.gender') return choiceLabel('genders', value);
  return name === 'personal.civil_status' ? choiceLabel('civil_statuses', value) : undefined;
}
