import { choiceLabel, type choices, type HistoryChange, type KeptFact } from '@bitacora/contracts';
import { dollarsOfCents, formatDollars } from '@bitacora/kernel';
import { dayText } from '@bitacora/kernel/dates';
import { fullName } from '@bitacora/kernel/full-name';
import { z } from 'zod';
import type { People } from './named-people.ts';
import { words } from './words.ts';

export type Data = KeptFact['data'];

/** For whom a history is told. */
export interface Reader {
  agency: string;
  people: People;
  seesAmounts: boolean;
  today: string;
}

/** The same in the middle of telling it. */
export interface Telling extends Reader {
  /** What was told until then, by its id. */
  known: ReadonlyMap<string, Data>;
}

/** What is otherwise between two versions of something, in words. */
export type Difference = (before: Data, after: Data, reader: Telling) => HistoryChange[];

type Say = (value: unknown, reader: Reader) => string | null;

const said = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const city = z.object({ name: z.string(), country: z.string() });
const absence = z.object({ from: z.string(), until: z.string(), stand_in: z.string() });
const file = z.object({ object_key: z.string(), name: z.string() });

const nameIn = (people: People, id: unknown): string | null => {
  const person = typeof id === 'string' ? people.get(id) : undefined;
  return person ? fullName(person) : null;
};

/** How values of facts read. */
export const say = {
  text: said,
  day: (value, { today }) => {
    const day = said(value);
    return day && dayText(day, today);
  },
  yesNo: (value) => (typeof value === 'boolean' ? (value ? words.yes : words.no) : null),
  city: (value) => {
    const { data } = city.safeParse(value);
    return data ? `${data.name}, ${data.country}` : null;
  },
  dollars: (value) => (typeof value === 'number' ? formatDollars(dollarsOfCents(value)) : null),
  roles: (value) =>
    Array.isArray(value) ? value.map((role) => choiceLabel('employee_roles', String(role))).join(', ') : null,
  /** Which days, and who answers meanwhile. */
  absence: (value, { people, today }) => {
    const { data } = absence.safeParse(value);
    if (!data) return null;
    const standIn = nameIn(people, data.stand_in);
    const days = words.employee.away(dayText(data.from, today), dayText(data.until, today));
    return [days, standIn && words.employee.replacedBy(standIn)].filter(Boolean).join(', ');
  },
  person: (value, { people }) => nameIn(people, value),
  /** Where it lies is nobody's to know. */
  file: (value) => file.safeParse(value).data?.name ?? null,
} as const satisfies Record<string, Say>;

export const choiceOf =
  (list: keyof typeof choices): Say =>
  (value) =>
    typeof value === 'string' ? choiceLabel(list, value) : null;

/** A field by its name in the facts. What reads alike is no difference. */
export const field =
  (name: string, label: string, words: Say = say.text): Difference =>
  (before, after, reader) => {
    const [was, is] = [words(before[name], reader), words(after[name], reader)];
    return was === is ? [] : [{ label, before: was, after: is }];
  };

/** A field that only who may read billing is told of. */
export const moneyField = (name: string, label: string, words: Say = say.dollars): Difference => {
  const differ = field(name, label, words);
  return (before, after, reader) => (reader.seesAmounts ? differ(before, after, reader) : []);
};

/** What the label says by itself with its value: something came, or went. */
export const change = (label: string, value: string | null): HistoryChange => ({ label, before: null, after: value });

const withReason = z.object({ reason: z.string(), retained_cents: z.number().optional() });

/** Why something was called off or voided, and what of it is kept; nothing where it was not. */
export function reasonsIn(value: unknown, isRetainedShown: boolean): string | null {
  const { data } = withReason.safeParse(value);
  if (!data) return null;
  const { reason, retained_cents: retained } = data;
  const kept = isRetainedShown && retained ? `${words.retained}: ${formatDollars(dollarsOfCents(retained))}` : null;
  return [reason, kept].filter(Boolean).join(' · ');
}
