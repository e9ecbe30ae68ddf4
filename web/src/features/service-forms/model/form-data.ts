import { type CoordinateValue, readCoordinates } from '@bitacora/contracts';
import type { FormInput, FormSubject } from './form-rules.ts';
import { textOf } from '../../../lib/text-of.ts';

function appendPlace(data: FormData, name: string, values: FormInput, present: CoordinateValue | undefined): void {
  const place = readCoordinates(textOf(values[name]));
  if (!place) return;
  const title = values[`${name}_name`];
  const isSame =
    present?.latitude === place.latitude &&
    present.longitude === place.longitude &&
    (title === undefined || title === present.name);
  if (present && isSame) {
    data.append(name, present.id);
    return;
  }
  if (title) data.append(`${name}.name`, textOf(title));
  data.append(`${name}.latitude`, String(place.latitude));
  data.append(`${name}.longitude`, String(place.longitude));
}

function appendValue(data: FormData, name: string, value: unknown): void {
  if (Array.isArray(value)) for (const one of value) data.append(name, String(one));
  else data.append(name, textOf(value));
}

/** The multipart body of a service form (product 6.8): a new record names its item, a change its version. */
export function formDataOf(subject: FormSubject, values: FormInput, version: number | null): FormData {
  const { descriptor, service, mode } = subject;
  const data = new FormData();
  for (const [name, field] of Object.entries(descriptor.fields)) {
    if (mode === 'update' && field.locked) continue;
    if (field.is === 'lookup' && field.fixed) continue;
    if (field.is === 'coordinate') {
      appendPlace(data, name, values, service.service?.[name] as CoordinateValue | undefined);
    } else {
      appendValue(data, name, values[name]);
    }
  }
  data.append('cost', textOf(values.cost) || '0');
  if (mode === 'create') data.append('package_service', service.id);
  else if (version !== null) data.append('version', String(version));
  if (values.reservation instanceof File) data.append('reservation', values.reservation);
  return data;
}
