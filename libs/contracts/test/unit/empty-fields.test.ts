import { describe, expect, test } from '@jest/globals';
import { createWebQuote, fieldErrorsOf, registerPassengersBody } from '../../src/index.ts';

const empty = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']));

describe('a field that was left empty is told one thing', () => {
  test('of a quote', () => {
    const body = empty('first_name', 'last_name', 'phone', 'email', 'n_adults', 'travel_date', 'country', 'agency');
    const errors = fieldErrorsOf(createWebQuote.body.safeParse(body).error?.issues ?? []);
    expect(errors).toMatchObject({ first_name: ['Este campo es obligatorio.'], country: expect.any(Array) });
    for (const messages of Object.values(errors)) expect(messages).toHaveLength(1);
  });

  test('of a passenger', () => {
    const passenger = empty('id_number', 'first_name', 'last_name', 'birth_date', 'gender', 'civil_status');
    const errors = fieldErrorsOf(registerPassengersBody.safeParse({ passengers: [passenger] }).error?.issues ?? []);
    expect(Object.keys(errors)).toContain('passengers.0.first_name');
    for (const messages of Object.values(errors)) expect(messages).toHaveLength(1);
  });
});
