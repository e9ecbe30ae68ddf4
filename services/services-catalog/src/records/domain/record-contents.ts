import type {
  CoordinateInput,
  CoordinateValue,
  Details,
  DetailsInput,
  DetailValue,
  ServiceKindDescriptor,
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
    if (field.is !== 'lookup' || !field.fixed) continue;
    const own = item?.destination_city;
    const said = sent[name] ?? undefined;
    input[name] = said ?? own;
    if (said === undefined && own === undefined) errors[name] = [messages.required];
    if (said !== undefined && own !== undefined && said !== own) errors[name] = [messages.notDestination];
  }
  return { input, errors };
}

/** What a new record says, and every field of it that breaks a rule: the rules of a form, of the demo and of the routes. */
export function newContents(sent: Sent, item: DestinationOfItem | null): RecordContents {
  const { input, errors } = withFixedFields(sent.descriptor, sent.input, item);
  const contents = contentsOf({ ...sent, input }, {});
  return { ...contents, errors: { ...contents.errors, ...errors } };
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

/** Whether what was sent for a field is an id or code, to be looked up; a place may come whole instead. */
export function isReference(descriptor: ServiceKindDescriptor, name: string, value: unknown): boolean {
  const field = descriptor.fields[name];
  if (!field || value === undefined || value === null) return false;
  return field.is === 'lookup' || (field.is === 'coordinate' && typeof value === 'string');
}

function contentsOf({ descriptor, input, references, zone, newId }: Sent, present: Details): RecordContents {
  const details: Details = { ...present };
  const newCoordinates: CoordinateValue[] = [];
  for (const [name, field] of Object.entries(descriptor.fields)) {
    const value = input[name];
    if (value === undefined || field.is === 'local-time') continue;
    if (isReference(descriptor, name, value)) {
      details[name] = references[name] ?? null;
    } else if (field.is === 'coordinate' && value !== null) {
      const place = { id: newId(), ...namedPlace(value as Place, input) };
      newCoordinates.push(place);
      details[name] = place;
    } else {
      details[name] = value as DetailValue;
    }
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
