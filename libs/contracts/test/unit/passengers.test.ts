import { FixedClock } from '@bitacora/kernel';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { systemClock } from '@bitacora/kernel';
import { fieldErrorsOf, registerPassengersBody, registrationOn, setValidationClock } from '../../src/index.ts';

const grown = {
  id_number: '1710034065',
  first_name: 'Ana',
  last_name: 'Paz',
  birth_date: '1990-05-04',
  gender: 'F',
  civil_status: 'S',
};

const errorsOf = (body: unknown) => fieldErrorsOf(registerPassengersBody.safeParse(body).error?.issues ?? []);

describe('age', () => {
  test('decides on the birthday what a person may have', () => {
    expect(registrationOn('2013-11-22', '2026-11-21')).toBe('without-account');
    expect(registrationOn('2013-11-21', '2026-11-21')).toBe('with-guardian');
    expect(registrationOn('2011-11-22', '2026-11-21')).toBe('with-guardian');
    expect(registrationOn('2011-11-21', '2026-11-21')).toBe('with-account');
  });

  test('of somebody born on 29 February counts from 1 March in a common year', () => {
    expect(registrationOn('2012-02-29', '2025-02-28')).toBe('without-account');
    expect(registrationOn('2012-02-29', '2025-03-01')).toBe('with-guardian');
  });
});

describe('the body that registers passengers', () => {
  beforeEach(() => setValidationClock(new FixedClock('2026-11-21T15:00:00Z')));
  afterEach(() => setValidationClock(systemClock));

  test("may hold one passenger's fields at top level", () => {
    const parsed = registerPassengersBody.parse({ ...grown, contact: { phone: '0991234567' }, is_staff: true });
    expect(parsed.passengers).toHaveLength(1);
    expect(parsed.passengers[0]).not.toHaveProperty('is_staff');
    expect(parsed.contact).toEqual({ email: null, phone: '0991234567', address: null });
  });

  test('names every broken field of every passenger at once', () => {
    const errors = errorsOf({
      passengers: [{ ...grown, gender: 'X', birth_date: '2030-01-01' }, { birth_date: '2012-05-05' }],
      emergency_contact: { phone: 'x' },
    });
    expect(Object.keys(errors).sort()).toEqual([
      'emergency_contact.phone',
      'passengers.0.birth_date',
      'passengers.0.gender',
      'passengers.1.civil_status',
      'passengers.1.first_name',
      'passengers.1.gender',
      'passengers.1.guardian_authorisation',
      'passengers.1.id_number',
      'passengers.1.last_name',
    ]);
  });

  test('asks for the document and the authorisation together with what was left empty, as a form sends it', () => {
    expect(errorsOf({ passengers: [{ ...grown, id_number: '', first_name: '', birth_date: '2012-05-05' }] })).toEqual({
      'passengers.0.first_name': ['Este campo es obligatorio.'],
      'passengers.0.guardian_authorisation': [expect.any(String)],
      'passengers.0.id_number': ['Escriba la cédula o el pasaporte.'],
    });
    expect(errorsOf({ passengers: [] })).toEqual({ passengers: ['Agregue al menos un pasajero.'] });
  });

  test('names the fields of a passenger at top level without a prefix', () => {
    expect(Object.keys(errorsOf({})).sort()).toEqual([
      'birth_date',
      'civil_status',
      'first_name',
      'gender',
      'id_number',
      'last_name',
    ]);
    expect(errorsOf([])).toHaveProperty('non_field_errors');
    expect(errorsOf({ passengers: [] })).toHaveProperty('passengers');
  });

  test('takes a passport instead of a cédula, and refuses a cédula that cannot be', () => {
    expect(errorsOf({ ...grown, id_number: null, passport: 'ab123456' })).toEqual({});
    expect(errorsOf({ ...grown, id_number: '1710034066' })).toHaveProperty('id_number');
  });

  test("asks a guardian's authorisation for 13 and 14 only", () => {
    expect(errorsOf({ ...grown, birth_date: '2013-11-21' })).toHaveProperty('guardian_authorisation');
    expect(errorsOf({ ...grown, birth_date: '2013-11-21', guardian_authorisation: 'true' })).toEqual({});
    expect(errorsOf({ ...grown, birth_date: '2013-11-22' })).toEqual({});
    expect(errorsOf({ ...grown, birth_date: '2011-11-21' })).toEqual({});
  });
});
