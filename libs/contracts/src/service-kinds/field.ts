import type { LocalTime } from '@bitacora/kernel';
import type { LookupName, LookupValues } from './lookups.ts';

interface FieldBase {
  label: string;
  /** A sentence under the input. */
  hint?: string;
  /** Required unless false; a field that is added to a kind later is optional, so that older records still read. */
  required?: boolean;
  /** Cannot change once the record exists (product 7.7). */
  locked?: boolean;
}

/** Where a local time happens: the place in another field, the journey's destination, or the agency. */
export type ZoneSource = { field: string } | 'destination' | 'agency';

/** One line of text. `initial` is what an empty form starts with; `isCode`: shown big, to be copied at a counter. */
export type TextField = FieldBase & { is: 'text'; maximum?: number; initial?: string; isCode?: boolean };
export type TextAreaField = FieldBase & { is: 'textarea'; maximum?: number };
export type PhoneField = FieldBase & { is: 'phone' };
export type IntegerField = FieldBase & { is: 'integer'; minimum: number; maximum: number };
export type BooleanField = FieldBase & { is: 'boolean' };
/** One of a closed list, kept by its key; `choices` are the labels by key, in the order of the form. */
export type ChoiceField = FieldBase & { is: 'choice'; choices: Readonly<Record<string, string>> };
/** A plain day. Today or later on create, unless it may be past. */
export type DateField = FieldBase & { is: 'date'; mayBePast?: boolean };
/** A date and hour on the clock of a place. Today or later on create, unless it may be past. */
export type LocalTimeField = FieldBase & { is: 'local-time'; zone: ZoneSource; mayBePast?: boolean };
/**
 * One of a list (or several, `many`), sent by its id or code. `of` says for a list that depends on a city which city of
 * the journey that is, on the way there; the return direction swaps them. `fixed`: it is always that city itself.
 */
export type LookupField = FieldBase & {
  is: 'lookup';
  lookup: LookupName;
  many?: boolean;
  of?: 'start' | 'destination';
  fixed?: boolean;
};
/** A place on the map: the id of a coordinate, or `name`, `latitude` and `longitude`. */
export type CoordinateField = FieldBase & { is: 'coordinate'; isNamed?: boolean };
export type MoneyField = FieldBase & { is: 'money'; isStaffOnly: boolean };
export type UploadField = FieldBase & { is: 'file' };

/** A field that a kind declares; it is stored among the record's details. */
export type DetailField =
  | TextField
  | TextAreaField
  | PhoneField
  | IntegerField
  | BooleanField
  | ChoiceField
  | DateField
  | LocalTimeField
  | LookupField
  | CoordinateField;

/** A field of a form; cost and reservation are every kind's. */
export type KindField = DetailField | MoneyField | UploadField;

export type FieldKind = DetailField['is'];
export type FieldOf<Is extends FieldKind> = Extract<DetailField, { is: Is }>;

/** A rule for every kind of field: a new kind of field does not compile before it is in each such table. */
export type FieldTable<Arguments extends unknown[], Result> = {
  readonly [Is in FieldKind]: (field: FieldOf<Is>, ...rest: Arguments) => Result;
};

/** What a table has for a field's own kind. */
export function ruleOf<Rule>(table: { readonly [Is in FieldKind]: unknown }, field: DetailField): Rule {
  // A field and the rule of its own kind fit each other; the compiler does not follow the pair through the index.
  return table[field.is] as Rule;
}

/** Applies to a field the rule of its kind. */
export function byKind<Arguments extends unknown[], Result>(
  table: FieldTable<Arguments, Result>,
  field: DetailField,
  ...rest: Arguments
): Result {
  return ruleOf<(field: DetailField, ...rest: Arguments) => Result>(table, field)(field, ...rest);
}

/** Whether a field is always the journey's own city: nobody chooses it. */
export const isFixed = (field: DetailField): boolean => field.is === 'lookup' && field.fixed === true;

/** A place on the map as records keep it. */
export interface CoordinateValue {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
}

type ValueOfField<Field> = Field extends { is: 'text' | 'textarea' | 'phone' | 'date' }
  ? string
  : Field extends { is: 'integer' }
    ? number
    : Field extends { is: 'choice'; choices: infer Choices }
      ? keyof Choices & string
      : Field extends { is: 'boolean' }
        ? boolean
        : Field extends { is: 'local-time' }
          ? LocalTime
          : Field extends { is: 'coordinate' }
            ? CoordinateValue
            : Field extends { is: 'lookup'; lookup: infer Name extends LookupName; many: true }
              ? LookupValues[Name][]
              : Field extends { is: 'lookup'; lookup: infer Name extends LookupName }
                ? LookupValues[Name]
                : never;

/** What a record of these fields keeps: whole objects for references, local times for times. */
export type DetailsOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { required: false }
    ? ValueOfField<Fields[Name]> | null
    : ValueOfField<Fields[Name]>;
};

export type DetailValue =
  | string
  | number
  | boolean
  | null
  | LocalTime
  | CoordinateValue
  | LookupValues[LookupName]
  | LookupValues[LookupName][];

/** A record's details when the kind is not known to the compiler. */
export type Details = Record<string, DetailValue>;
