import {
  type CoordinateInput,
  type CoordinateValue,
  type DetailField,
  type Details,
  type DetailsInput,
  type DetailValue,
  type FieldKind,
  type FieldOf,
  isFixed,
  ruleOf,
  type ServiceKindDescriptor,
} from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';
import { lockedErrors } from './locked-fields.ts';
import { placeDetails, spanErrors } from './times.ts';

/** What the ids and codes of a body refer to, by field; null where that is nothing. */
export type References = Record<string, DetailValue | null>;

interface Sent {
  descriptor: ServiceKindDescriptor;
  /** The body, as far as its fields are known to hold: references are ids, times are texts. */
  input: DetailsInput;
  references: References;
  /** Zone of what has no place of its own. */
  zone: string;
  newId: () => string;
}

export interface RecordContents {
  details: Details;
  /** Places that were sent with their name, to be stored with the record. */
  newCoordinates: CoordinateValue[];
  errors: FieldErrors;
}

/** The item that a record is for, as far as it decides what the record may say. */
export interface DestinationOfItem {
  destination_city: string;
}

/** Fields that are always the journey's own: the item says what they are; without an item they must be sent. */
export function withFixedFields(
  descriptor: ServiceKindDescriptor,
  sent: DetailsInput,
  item: DestinationOfItem | null,
): { input: DetailsInput; errors: FieldErrors } {
  const input: DetailsInput = { ...sent };
  const errors: FieldErrors = {};
  for (const [name, field] of Object.entries(descriptor.fields)) {
    if (!isFixed(field)) continue;
    const own = item?.destination_city;
    const said = sent[name] ?? undefined;
    input[name] = said ?? own;
    if (said === undefined && own === undefined) errors[name] = [messages.required];
    if (said !== undefined && own !== undefined && said !== own) errors[name] = [messages.notDestination];
  }
  return { input, errors };
}

/**
 * What a new record says, sent with its fixed fields, and every field of it that breaks a rule: the rules of a form, of the
 * demo and of the routes.
 */
export function newContents(sent: Sent & { errors: FieldErrors }): RecordContents {
  const contents = contentsOf(sent, {});
  return { ...contents, errors: { ...contents.errors, ...sent.errors } };
}

/** What a record says after a change, under the same rules and those of its locked fields; a field that is missing stays. */
export function changedContents(sent: Sent, present: Details): RecordContents {
  const contents = contentsOf(sent, present);
  return { ...contents, errors: { ...contents.errors, ...lockedErrors(sent.descriptor, sent.input, present) } };
}

/** The fields of a body whose id or code is nobody's. */
export function unknownReferences(
  descriptor: ServiceKindDescriptor,
  input: DetailsInput,
  references: References,
): FieldErrors {
  const unknown = Object.keys(descriptor.fields).filter(
    (name) => isReference(descriptor, name, input[name]) && (references[name] ?? null) === null,
  );
  return Object.fromEntries(unknown.map((name) => [name, [messages.unknownReference]]));
}

/** The error of an item that was named and is not there, or not of this kind. */
export const unknownItem = (sent: string | null | undefined, item: unknown): FieldErrors =>
  sent && !item ? { package_service: [messages.unknownReference] } : {};

/** The error of a record to be replaced that is not there, or not of this kind. */
export const unknownReplaced = (
  sent: string | null | undefined,
  record: { kind: string } | null,
  kind: string,
): FieldErrors => (sent && record?.kind !== kind ? { replaces: [messages.unknownReference] } : {});

/** What was sent for a field, as far as its schema knows, and how to keep it. */
interface SentValue {
  value: unknown;
  reference: DetailValue;
  /** Keeps a place that came whole; it is stored with the record. */
  newPlace: (place: Place) => CoordinateValue;
}

interface Reading<Field> {
  /** Whether it is an id or code, to be looked up. */
  isReference: (value: unknown) => boolean;
  /** What is kept of it; undefined for what is put at its place afterwards. */
  kept: (field: Field, sent: SentValue) => DetailValue | undefined;
}

const asSent: Reading<unknown> = { isReference: () => false, kept: (_, { value }) => value as DetailValue };

const readings: { readonly [Is in FieldKind]: Reading<FieldOf<Is>> } = {
  text: asSent,
  textarea: asSent,
  phone: asSent,
  integer: asSent,
  boolean: asSent,
  choice: asSent,
  date: asSent,
  'local-time': { ...asSent, kept: () => undefined },
  lookup: { isReference: () => true, kept: (_, { value, reference }) => (value === null ? null : reference) },
  coordinate: {
    isReference: (value) => typeof value === 'string',
    kept: (_, { value, reference, newPlace }) => {
      if (value === null) return null;
      return typeof value === 'string' ? reference : newPlace(value as Place);
    },
  },
};

const readingOf = (field: DetailField) => ruleOf<Reading<DetailField>>(readings, field);

/** Whether what was sent for a field is an id or code, to be looked up; a place may come whole instead. */
export function isReference(descriptor: ServiceKindDescriptor, name: string, value: unknown): boolean {
  const field = descriptor.fields[name];
  return field !== undefined && value !== undefined && value !== null && readingOf(field).isReference(value);
}

function contentsOf({ descriptor, input, references, zone, newId }: Sent, present: Details): RecordContents {
  const details: Details = { ...present };
  const newCoordinates: CoordinateValue[] = [];
  const newPlace = (sent: Place) => {
    const place = { id: newId(), ...namedPlace(sent, input) };
    newCoordinates.push(place);
    return place;
  };
  for (const [name, field] of Object.entries(descriptor.fields)) {
    const value = input[name];
    if (value === undefined) continue;
    const kept = readingOf(field).kept(field, { value, reference: references[name] ?? null, newPlace });
    if (kept !== undefined) details[name] = kept;
  }
  const unknown = unknownReferences(descriptor, input, references);
  // Times cannot be compared before their places are known.
  if (Object.keys(unknown).length > 0) return { details, newCoordinates, errors: unknown };
  const placed = placeDetails(descriptor, details, zone, input);
  return { details: placed, newCoordinates, errors: spanErrors(descriptor, placed) };
}

type Place = Exclude<CoordinateInput, string>;

/** A place without a name of its own has the record's. */
function namedPlace({ name, latitude, longitude }: Place, input: DetailsInput): Omit<CoordinateValue, 'id'> {
  return { name: name ?? (typeof input.name === 'string' ? input.name : 'Ubicación'), latitude, longitude };
}
