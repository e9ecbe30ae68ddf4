import { z } from 'zod';
import { lines, text } from '../validation/fields.ts';
import { typedDay, typedTime } from '../validation/typed.ts';
import type { ServiceKindDescriptor } from './define-kind.ts';
import {
  type CoordinateValue,
  type DetailField,
  type Details,
  type DetailValue,
  type FieldKind,
  type FieldOf,
  type KindField,
  type MoneyField,
  ruleOf,
  type UploadField,
} from './field.ts';
import { startOfField, valueRules } from './field-values.ts';
import { createRecordBody, updateRecordBody } from './record-schema.ts';
import { placeText, problemOfPlace } from './typed-place.ts';

/** What every kind's form has after its own fields (product 7.2). */
const commonFields = {
  cost: { is: 'money', label: 'Costo', isStaffOnly: true } satisfies MoneyField,
  reservation: { is: 'file', label: 'Reservación', hint: 'PDF, JPEG, PNG o WebP, hasta 10 MB' } satisfies UploadField,
} as const;

/** The fields of a kind's form, in order. */
export function formFields(descriptor: ServiceKindDescriptor): [name: string, field: KindField][] {
  return [...Object.entries(descriptor.fields), ...Object.entries(commonFields)];
}

/** Whatever says where a place is; the address of a map may be long. */
const location = () =>
  lines(4000).superRefine((value, context) => {
    const message = problemOfPlace(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

interface FormRules<Field> {
  /** Whether the name of its place has an input of its own: `<name>_name`. */
  asksForName: (field: Field) => boolean;
  /** The rules of a form's own values, where they are not what the body takes; `body` are those of the body. */
  schemas: (field: Field, name: string, body: z.ZodType) => Record<string, z.ZodType>;
  /** What the form holds for a record's value. */
  values: (field: Field, name: string, value: DetailValue) => Record<string, unknown>;
}

const asSent: FormRules<DetailField> = {
  asksForName: () => false,
  schemas: () => ({}),
  values: (field, name, value) => ({ [name]: valueRules(field).again(field, value) }),
};

const formRules: { readonly [Is in FieldKind]: FormRules<FieldOf<Is>> } = {
  text: asSent,
  textarea: asSent,
  phone: asSent,
  integer: asSent,
  boolean: asSent,
  choice: asSent,
  date: { ...asSent, schemas: (_, name, body) => ({ [name]: typedDay(body) }) },
  'local-time': { ...asSent, schemas: (_, name, body) => ({ [name]: typedTime(body) }) },
  lookup: asSent,
  // A place is one text, `Latitud, Longitud`, and its name beside it where it has one.
  coordinate: {
    asksForName: ({ isNamed }) => isNamed === true,
    schemas: (field, name) => ({ [name]: location(), ...(asksForName(field) && { [`${name}_name`]: text() }) }),
    values: (field, name, value) => {
      const place = value as CoordinateValue;
      return {
        [name]: placeText(place),
        ...(asksForName(field) && { [`${name}_name`]: place.name }),
      };
    },
  },
};

const rulesOf = (field: DetailField) => ruleOf<FormRules<DetailField>>(formRules, field);

/** Whether a field asks for the name of its place, in an input of its own: `<name>_name`. */
export const asksForName = (field: DetailField): boolean => rulesOf(field).asksForName(field);

/** The rules of a form's own values; a file is judged by the form, which requires one on create. */
export function formSchema(descriptor: ServiceKindDescriptor, mode: 'create' | 'update') {
  const body = mode === 'create' ? createRecordBody(descriptor) : updateRecordBody(descriptor);
  const shape: Record<string, z.ZodType> = body.shape;
  const own = Object.entries(descriptor.fields).map(([name, field]) =>
    rulesOf(field).schemas(field, name, shape[name] ?? z.unknown()),
  );
  return body.safeExtend(Object.assign({}, ...own) as Record<string, z.ZodType>);
}

/** What a form starts with: a record's present values, or the defaults of a new one. */
export function formValues(
  descriptor: ServiceKindDescriptor,
  view?: Details & { cost?: number },
): Record<string, unknown> {
  const values: Record<string, unknown> = { cost: view?.cost ?? 0 };
  for (const [name, field] of Object.entries(descriptor.fields)) {
    const value = view?.[name] ?? null;
    if (asksForName(field)) values[`${name}_name`] = '';
    Object.assign(values, value === null ? { [name]: startOfField(field) } : rulesOf(field).values(field, name, value));
  }
  return values;
}
