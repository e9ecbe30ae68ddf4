import {
  createRecordBody,
  defineKind,
  type DetailField,
  fieldErrorsOf,
  storedDetails,
  updateRecordBody,
} from '@bitacora/contracts';
import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { trainTicket } from '../train-ticket.ts';

const errorsOf = (schema: z.ZodType, value: unknown) => fieldErrorsOf(schema.safeParse(value).error?.issues ?? []);

describe('a field of a closed list', () => {
  const kind = defineKind({
    ...trainTicket,
    fields: { travel_class: { is: 'choice', label: 'Clase', choices: { STANDARD: 'Turista', COMFORT: 'Confort' } } },
    card: { lines: ['travel_class'], buttons: [] },
    title: ({ travel_class }) => travel_class,
    period: () => ({ starts: null, ends: null }),
    span: undefined,
    examples: [{ travel_class: 'COMFORT' }],
  });

  test('takes one of its keys and nothing else', () => {
    const body = createRecordBody(kind);
    expect(body.parse({ travel_class: 'COMFORT' })).toMatchObject({ travel_class: 'COMFORT' });
    for (const travel_class of ['Confort', 'comfort', 'FIRST', ['COMFORT'], 1]) {
      expect(errorsOf(body, { travel_class })).toEqual({ travel_class: ['Elija una opción de la lista.'] });
    }
    expect(errorsOf(body, { travel_class: '' })).toEqual({ travel_class: ['Este campo es obligatorio.'] });
    expect(errorsOf(updateRecordBody(kind), { travel_class: 'FIRST' })).toHaveProperty('travel_class');
  });

  test('may be left out or cleared where it is optional', () => {
    const fields = { travel_class: { ...kind.fields.travel_class, required: false } as DetailField };
    expect(createRecordBody({ ...kind, fields }).parse({ travel_class: '' })).toMatchObject({ travel_class: null });
    expect(updateRecordBody({ ...kind, fields }).parse({ travel_class: '' })).toEqual({ travel_class: null });
  });

  test('still reads where a key is no longer offered', () => {
    expect(storedDetails(kind).parse({ travel_class: 'SLEEPER' })).toEqual({ travel_class: 'SLEEPER' });
  });
});
