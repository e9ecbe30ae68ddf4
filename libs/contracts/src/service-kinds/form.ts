import { z } from 'zod';
import { validationMessages as messages } from '../messages/validation.ts';
import { text } from '../validation/fields.ts';
import type { ServiceKindDescriptor } from './define-kind.ts';
import type { CoordinateValue, Details, UploadField, KindField, MoneyField } from './field.ts';
import { readCoordinates } from './field-schema.ts';
import { inputOf } from './record-view.ts';
import { createRecordBody, updateRecordBody } from './record-schema.ts';

/** What every kind's form has after its own fields (product 7.2). */
export const commonFields = {
  cost: { is: 'money', label: 'Costo', isStaffOnly: true } satisfies MoneyField,
  reservation: { is: 'file', label: 'Reservación', hint: 'PDF, JPEG, PNG o WebP, hasta 10 MB' } satisfies UploadField,
} as const;

/** The fields of a kind's form, in order. */
export function formFields(descriptor: ServiceKindDescriptor): [name: string, field: KindField][] {
  return [...Object.entries(descriptor.fields), ...Object.entries(commonFields)];
}

const location = () =>
  text(60).refine((value) => value === '' || readCoordinates(value) !== null, messages.notLocation);

/**
 * The rules of a form's own values: a place is one text `Latitud, Longitud` (and `<name>_name` beside it where the
 * place has a name); a file is judged by the form, which requires one on create.
 */
export function formSchema(descriptor: ServiceKindDescriptor, mode: 'create' | 'update') {
  const body = mode === 'create' ? createRecordBody(descriptor) : updateRecordBody(descriptor);
  const places: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(descriptor.fields)) {
    if (field.is !== 'coordinate') continue;
    places[name] = location();
    if (field.isNamed) places[`${name}_name`] = text();
  }
  return body.safeExtend(places);
}

/** What a form starts with: a record's present values, or the defaults of a new one. */
export function formValues(
  descriptor: ServiceKindDescriptor,
  view?: Details & { cost?: number },
): Record<string, unknown> {
  const values: Record<string, unknown> = { cost: view?.cost ?? 0, ...(view ? inputOf(descriptor, view) : {}) };
  for (const [name, field] of Object.entries(descriptor.fields)) {
    if (field.is === 'coordinate') {
      const place = view?.[name] as CoordinateValue | undefined;
      values[name] = place ? `${place.latitude}, ${place.longitude}` : '';
      if (field.isNamed) values[`${name}_name`] = place?.name ?? '';
    } else if (values[name] === undefined) {
      const isMany = field.is === 'lookup' && field.many;
      values[name] = field.is === 'boolean' ? false : isMany ? [] : (field.is === 'text' && field.initial) || '';
    }
  }
  return values;
}
