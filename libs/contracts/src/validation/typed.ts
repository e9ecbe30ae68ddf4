import { isPlainDate } from '@bitacora/kernel';
import { readDay, readHour, type YearMeant } from '@bitacora/kernel/typed-dates';
import { z } from 'zod';
import { validationMessages as messages } from '../messages/validation.ts';
import { today } from './today.ts';

const dayProblems = {
  unreadable: messages.dayUnreadable,
  'no-such-day': messages.dayNotThere,
  'no-year': messages.yearMissing,
} as const;
/** The same with a year in which somebody who travels was born. */
const birthProblems = {
  ...dayProblems,
  unreadable: messages.birthUnreadable,
  'no-such-day': messages.birthNotThere,
} as const;

/** Why what was typed for a day is none; null where it is one. A form holds `YYYY-MM-DD`, or what it could not read. */
export function problemOfDay(typed: string, { isBirth = false }: Pick<YearMeant, 'isBirth'> = {}): string | null {
  if (typed === '' || isPlainDate(typed)) return null;
  const read = readDay(typed, { near: today(), isNeeded: true });
  return 'day' in read ? null : (isBirth ? birthProblems : dayProblems)[read.problem];
}

/** The same for an hour. */
export const problemOfHour = (typed: string): string | null =>
  typed === '' || readHour(typed) !== null ? null : messages.hourUnreadable;

function problemOfTime(typed: string): string | null {
  const [, day = typed, hour = ''] = /^(.*)T([^T]*)$/s.exec(typed) ?? [];
  if (typed === '' || (day === '' && hour === '')) return null;
  if (day === '') return messages.dayMissing;
  return problemOfDay(day) ?? (hour === '' ? messages.hourMissing : problemOfHour(hour));
}

/** Says what a person reads of a field that holds what was typed, before the rules of what it means. */
const typed = (problemOf: (typed: string) => string | null) => (schema: z.ZodType) =>
  z
    .unknown()
    .superRefine((value, context) => {
      const problem = typeof value === 'string' ? problemOf(value) : null;
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    })
    .pipe(schema);

/** A day as a form's own field holds it, judged by the rules of the body. */
export const typedDay = typed((text) => problemOfDay(text));

/** The same for the day of a birth. */
export const typedBirthDay = typed((text) => problemOfDay(text, { isBirth: true }));

/** The same for a day with its hour, `<day>T<hour>`. */
export const typedTime = typed(problemOfTime);
