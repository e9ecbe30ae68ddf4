import {
  byKind,
  type CoordinateField,
  type CoordinateValue,
  type FieldTable,
  isFixed,
  readPlace,
} from '@bitacora/contracts';
import { textOf } from '../../../lib/text-of.ts';
import type { FormInput, FormSubject } from './form-rules.ts';

interface Target {
  data: FormData;
  name: string;
  values: FormInput;
  /** What the record holds already. */
  present: unknown;
}

function appendPlace(_: CoordinateField, { data, name, values, present }: Target): void {
  const place = readPlace(textOf(values[name]));
  if ('problem' in place) return;
  const title = values[`${name}_name`];
  // A view's value of such a field is a place, or missing.
  const stored = present as CoordinateValue | null | undefined;
  const isSame =
    stored?.latitude === place.latitude &&
    stored.longitude === place.longitude &&
    (title === undefined || title === stored.name);
  if (stored && isSame) {
    data.append(name, stored.id);
    return;
  }
  if (title) data.append(`${name}.name`, textOf(title));
  data.append(`${name}.latitude`, String(place.latitude));
  data.append(`${name}.longitude`, String(place.longitude));
}

function appendText(_: unknown, { data, name, values }: Target): void {
  data.append(name, textOf(values[name]));
}

function appendKeys(_: unknown, { data, name, values }: Target): void {
  for (const key of [values[name]].flat()) data.append(name, textOf(key));
}

const append: FieldTable<[Target], void> = {
  text: appendText,
  textarea: appendText,
  phone: appendText,
  integer: appendText,
  boolean: appendText,
  choice: appendText,
  date: appendText,
  'local-time': appendText,
  lookup: appendKeys,
  coordinate: appendPlace,
};

/** The multipart body of a service form (product 6.8): a new record names its item, a change its version. */
export function recordDataOf(subject: FormSubject, values: FormInput, version: number | null): FormData {
  const { descriptor, service, mode } = subject;
  const data = new FormData();
  for (const [name, field] of Object.entries(descriptor.fields)) {
    if ((mode === 'update' && field.locked) || isFixed(field)) continue;
    byKind(append, field, { data, name, values, present: service.service?.[name] });
  }
  data.append('cost', textOf(values.cost) || '0');
  if (mode === 'create') data.append('package_service', service.id);
  if (subject.isReplacement && service.service) data.append('replaces', service.service.id);
  if (mode === 'update' && version !== null) data.append('version', String(version));
  if (values.reservation instanceof File) data.append('reservation', values.reservation);
  return data;
}
