import { isCedula, isPlainDate, isRuc, plainDocument, readDollars } from '@bitacora/kernel';
import { tidyText } from '@bitacora/kernel/tidy-text';
import { z } from 'zod';
import { validationMessages as messages } from '../messages/validation.ts';
import './spanish.ts';
import { today } from './today.ts';

/**
 * The minimum does not abort: rules over several fields (`always`) would be silent then. So what is refused further lets the
 * empty text pass: one message a mistake.
 */
const written = (clean: (value: string) => string, maximum: number) => z.string().overwrite(clean).min(1).max(maximum);

/** No input of one line sends these; where the text goes on to, a line break would begin another row. */
const isOneLine = (value: string) => !/\p{Cc}/u.test(value);

/** These turn the order of what follows around, also beyond the text: a name would be read as another one (UAX #9). */
const isInOrder = (value: string) => !/[\u202A-\u202E\u2066-\u2069]/.test(value);

/** All that nobody sees, but what turns the order, which is refused, and what shows a sign in colours. */
const UNSEEN = /(\p{Extended_Pictographic}\uFE0F)|(?![\u202A-\u202E\u2066-\u2069])\p{Default_Ignorable_Code_Point}/gu;

/** What has no width comes with a paste; with it two texts that look alike would not be the same. */
const tidyLine = (value: string) => tidyText(value.replace(UNSEEN, '$1'));

/** What moves a terminal or rings its bell comes with a paste; lines stay, and what ends a text in C is refused elsewhere. */
const withoutControls = (value: string) => value.replace(/\p{Cc}/gu, (one) => ('\0\t\n\r'.includes(one) ? one : ''));

/** Of several lines more is kept, for some scripts and signs need it; without anything to see the text is empty. */
const tidyLines = (value: string) => (tidyLine(value) === '' ? '' : tidyText(withoutControls(value)));

/** Tidied text of 1 to `maximum` characters, which may have several lines. */
export const lines = (maximum: number) => written(tidyLines, maximum).refine(isInOrder, messages.notInOrder);

/** The same in one line. */
export const text = (maximum = 200) =>
  written(tidyLine, maximum).refine(isOneLine, messages.notOneLine).refine(isInOrder, messages.notInOrder);

/** Text of one line that may be missing or empty; then it is null. */
export const optionalText = (maximum = 200) =>
  z
    .string()
    .overwrite(tidyLine)
    .max(maximum)
    .refine(isOneLine, messages.notOneLine)
    .refine(isInOrder, messages.notInOrder)
    .nullish()
    .transform((value) => value || null);

/** However it is written, it is compared and kept as what the platform itself writes: in small letters. */
export const id = () => z.uuid().toLowerCase();

/** What a form sends for a number, by its figures alone: `1e3` and `0x10` are what machines write. */
const numeric = (figures: RegExp) => (value: unknown) => {
  if (typeof value !== 'string') return value;
  const typed = value.trim();
  if (typed === '') return undefined;
  return figures.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
};

/** One message a mistake: what is no number is neither too small nor too large. */
const figure = (message: string) => z.number({ error: ({ input }) => (Number.isNaN(input) ? message : undefined) });

const whole = (value: unknown) => (typeof value === 'number' && !Number.isInteger(value) ? Number.NaN : value);

/** An integer; a form may send it as a numeric string. `2.000` is nobody's: two, or two thousand. */
export const integer = (minimum: number, maximum = 1_000_000) =>
  z
    .preprocess(
      (value) => whole(numeric(/^[+-]?\d+$/)(value)),
      figure(messages.notInteger).int().min(minimum).max(maximum),
    )
    .meta({ override: { type: 'integer', minimum, maximum } });

/** The version that a change was made from. */
export const seenVersion = () => integer(1, 2_147_483_647);

/** The same, where a client says it. */
export const version = () => seenVersion().optional();

/** A number; a form may send it as a numeric string. */
export const decimal = (minimum: number, maximum: number) =>
  z
    .preprocess(numeric(/^[+-]?\d*(?:\d|[.,]\d+)$/), figure(messages.notNumber).min(minimum).max(maximum))
    .meta({ override: { type: 'number', minimum, maximum } });

const MAXIMUM_DOLLARS = 10_000_000;

const amount = (value: unknown) => {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? undefined : (readDollars(value) ?? Number.NaN);
};

/** Dollars with at most two decimals, zero or more (product 7.2); a form may send them as they are printed. */
export const dollars = () =>
  z
    .preprocess(
      amount,
      figure(messages.notMoney)
        .min(0)
        .max(MAXIMUM_DOLLARS)
        .refine(
          (value) => value < 0 || value > MAXIMUM_DOLLARS || Math.abs(Math.round(value * 100) / 100 - value) < 1e-9,
          messages.notMoney,
        )
        // What is a hair beside a cent is that cent for every rule after this one: 1e-10 is nothing.
        .overwrite((value) => Math.round(value * 100) / 100),
    )
    .meta({ override: { type: 'number', minimum: 0, maximum: MAXIMUM_DOLLARS, multipleOf: 0.01 } });

/** A number that may be missing or empty: then it is 0. */
export const orZero = (schema: z.ZodType<number>) =>
  z.preprocess((value) => (value === '' || value === undefined || value === null ? 0 : value), schema).default(0);

/** true or false; a form may send it as text. */
export const flag = () =>
  z
    .preprocess((value) => {
      if (value === 'true' || value === 'on' || value === '1') return true;
      if (value === 'false' || value === '0' || value === '') return false;
      return value;
    }, z.boolean())
    .meta({ override: { type: 'boolean' } });

/** A day of the calendar, `YYYY-MM-DD`. */
export const plainDate = () =>
  z
    .string()
    .trim()
    .min(1)
    .refine((value) => value === '' || isPlainDate(value), messages.notDate)
    .meta({ format: 'date', example: '2026-12-01' });

/** `2026-11` */
export const month = () => z.string().regex(/^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/, messages.notMonth);

/** Between these the agency sells and somebody travels; all else is a slip of who types a year. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

/** Whether a day is one of those on which something is sold or used. */
export const isWorkDate = (value: string): boolean => value >= FIRST_DAY && value <= LAST_DAY;

/** A day on which something is sold or used. */
export const workDate = () =>
  plainDate().refine((value) => !isPlainDate(value) || isWorkDate(value), messages.notInYears);

/** Today in Guayaquil, or later. */
export const todayOrLater = () =>
  plainDate()
    .refine((value) => !isPlainDate(value) || value <= LAST_DAY, messages.notInYears)
    .refine((value) => !isPlainDate(value) || value >= today(), messages.notToday);

/** Today in Guayaquil, or earlier. */
export const todayOrEarlier = () =>
  plainDate()
    .refine((value) => !isPlainDate(value) || value >= FIRST_DAY, messages.notInYears)
    .refine((value) => !isPlainDate(value) || value <= today(), messages.notFuture);

export const email = () =>
  z.string().trim().max(254).pipe(z.email()).meta({ format: 'email', example: 'persona@ejemplo.ec' });

/** Letters of any language with their marks, spaces, apostrophes, hyphens and dots (product 19.4). */
export const personName = () => text(80).regex(/^(?:\p{L}\p{M}{0,3}(?:[\p{L}' .’-]\p{M}{0,3})*)?$/u, messages.notName);

const plausiblePhone = /^\+?[\d\p{Zs}().-]+$/u;

/** Any plausible number: 7 to 15 digits (E.164), with or without a plus, spaces, dots, hyphens and brackets. */
export const phone = () =>
  z
    .string()
    .trim()
    .min(1)
    .max(30)
    .refine((value) => {
      const digits = value.replace(/\D/g, '').length;
      return value === '' || (plausiblePhone.test(value) && digits >= 7 && digits <= 15);
    }, messages.notPhone)
    .meta({ example: '0991234567' });

/** A cédula, or another document by which somebody is known; printed with a dash or spaces it is the same one. */
export const documentNumber = () => text(32).overwrite(plainDocument);

export const cedula = () =>
  z.string().overwrite(plainDocument).refine(isCedula, messages.notCedula).meta({ example: '1710034065' });

export const passport = () =>
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{5,15}$/, messages.notPassport);

/** Whether a text is written as a passport's number. */
export const isPassport = (value: string): boolean => passport().safeParse(value).success;

export const ruc = () => z.string().refine(isRuc, messages.notRuc).meta({ example: '0993371112001' });

/** ISO 3166-1 alpha-2. */
export const countryCode = () =>
  z
    .string()
    .trim()
    .toUpperCase()
    .min(1)
    .regex(/^(?:[A-Z]{2})?$/, messages.notChoice);

/** An optional field: missing, null or empty text become null. */
export const orNull = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())
    .optional()
    .transform((value) => value ?? null);
