import { plainDocument, readDollars } from '@bitacora/kernel';
import { dayInWords, dayText, momentText, plainSpaces } from '@bitacora/kernel/dates';
import { readDay, readHour } from '@bitacora/kernel/typed-dates';
import { describe, expect, test } from '@jest/globals';

const today = '2026-11-22';
const near = { near: today };

describe('a day as people write it', () => {
  test.each([
    ['5/12/26', '2026-12-05'],
    ['05-12-2026', '2026-12-05'],
    ['5.12.2026', '2026-12-05'],
    [' 5 12 26 ', '2026-12-05'],
    ['05122026', '2026-12-05'],
    ['051226', '2026-12-05'],
    ['5/12', '2026-12-05'],
    ['5 dic', '2026-12-05'],
    ['5dic26', '2026-12-05'],
    ['5 DIC. 2026', '2026-12-05'],
    ['5-dic-2026', '2026-12-05'],
    ['5 de diciembre del 2026', '2026-12-05'],
    ['sábado, 5 de diciembre de 2026', '2026-12-05'],
    ['mar 1 set 2026', '2026-09-01'],
    ['1º mar 2027', '2027-03-01'],
    ['30 sept', '2026-09-30'],
    ['29 feb', '2028-02-29'],
    ['2026-12-05', '2026-12-05'],
    ['2026-12-05T15:00', '2026-12-05'],
    ['2026/12/5', '2026-12-05'],
  ])('"%s" is %s', (text, day) => expect(readDay(text, near)).toEqual({ day }));

  test('without its year it is the one nearest to the day it belongs to', () => {
    expect(readDay('5 ene', near)).toEqual({ day: '2027-01-05' });
    expect(readDay('30/10', near)).toEqual({ day: '2026-10-30' });
    expect(readDay('5 dic', { near: '2031-01-02' })).toEqual({ day: '2030-12-05' });
  });

  test('a payment keeps the century that is written, and of a day to come asks for the year', () => {
    const payment = { near: today, isPast: true };
    expect(readDay('5/12/26', payment)).toEqual({ day: '2026-12-05' });
    expect(readDay('22/11', payment)).toEqual({ day: today });
    expect(readDay('5 dic', payment)).toEqual({ problem: 'no-year' });
    expect(readDay('30 dic', { near: '2027-01-02', isPast: true })).toEqual({ day: '2026-12-30' });
  });

  test('a birth says its year, and is of the century before rather than to come', () => {
    const birth = { near: today, isBirth: true, isNeeded: true };
    expect(readDay('5/12/90', birth)).toEqual({ day: '1990-12-05' });
    expect(readDay('5/12/26', birth)).toEqual({ day: '1926-12-05' });
    expect(readDay('5/11/26', birth)).toEqual({ day: '2026-11-05' });
    expect(readDay('5 dic', birth)).toEqual({ problem: 'no-year' });
    expect(readDay('32 ene', birth)).toEqual({ problem: 'no-such-day' });
  });

  test('what the calendar does not have is told apart from what nobody can read', () => {
    for (const text of ['31/2/2026', '29/2/2027', '11/26/2026', '0/1/26', '5/12/0026']) {
      expect(readDay(text, near)).toEqual({ problem: 'no-such-day' });
    }
    for (const text of ['', '5', 'mañana', '5/12/2', '5 xyz', '5/12/2026/1', '1e3', '--', 'diciembre']) {
      expect(readDay(text, near)).toEqual({ problem: 'unreadable' });
    }
  });
});

describe('a day and a moment as lists say them', () => {
  test('name the weekday, and the year only where it is not this one', () => {
    expect(plainSpaces(dayText('2026-12-05', today))).toBe('sáb 5 dic');
    expect(plainSpaces(dayText('2027-01-05', today))).toBe('mar 5 ene 2027');
    expect(dayInWords('2026-12-05')).toBe('sábado 5 de diciembre de 2026');
  });

  test('are on 24 hours of the agency’s clock, whose place they name', () => {
    expect(plainSpaces(momentText('2026-11-22T02:05:00Z', today))).toBe('sáb 21 nov, 21:05 Guayaquil');
    expect(plainSpaces(momentText('2026-01-01T04:59:00Z', '2026-01-01'))).toBe('mié 31 dic 2025, 23:59 Guayaquil');
    expect(plainSpaces(momentText('2026-11-22T05:00:00Z', today))).toBe('dom 22 nov, 00:00 Guayaquil');
  });
});

describe('an hour as people write it', () => {
  test.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['2130', '21:30'],
    ['9:30', '09:30'],
    ['21.30', '21:30'],
    ['21h30', '21:30'],
    ['15 h', '15:00'],
    ['9 30', '09:30'],
    ['09:30:00', '09:30'],
    ['9 am', '09:00'],
    ['9:30 p. m.', '21:30'],
    ['12 AM', '00:00'],
    ['12 pm', '12:00'],
    ['1200p', '12:00'],
    ['0', '00:00'],
  ])('"%s" is %s', (text, hour) => expect(readHour(text)).toBe(hour));

  test.each(['', '24', '25:00', '9:60', '9:5', '13 pm', '0 am', 'nueve', '12345', '1e3', '-9'])(
    '"%s" is none',
    (text) => expect(readHour(text)).toBeNull(),
  );
});

describe('an amount of dollars as people write or paste it', () => {
  test.each([
    ['1234', 1234],
    ['1234,5', 1234.5],
    ['1234.50', 1234.5],
    ['$1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['$ 1.234.567,89', 1234567.89],
    ['1.234.567', 1234567],
    ['US$ 12', 12],
    ['USD 12,30', 12.3],
    ['12 dólares', 12],
    [',5', 0.5],
    [' 0 ', 0],
    ['-3', -3],
  ])('"%s" is %d', (text, dollars) => expect(readDollars(text)).toBe(dollars));

  test('fifteen hundred and one and a half are written alike: nobody guesses which', () => {
    for (const text of ['1.500', '1,500', '$0.500', '0.500', '-1.500']) expect(readDollars(text)).toBeNull();
  });

  test('three figures after a currency are thousands, as whole dollars are printed', () => {
    for (const text of ['$1.500', 'US$ 1,500', '1.500 USD', '$ 1.500']) expect(readDollars(text)).toBe(1500);
  });

  test.each([
    '',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '1.2.3',
    '1.234,567',
    '12.34.567',
    '1,234,50',
    '1 2',
    'doce',
    '.',
    '5$%',
  ])('"%s" is none', (text) => expect(readDollars(text)).toBeNull());
});

describe('the number of a document', () => {
  test.each(['171003406-5', '17 1003 4065', ' 1710034065 ', '171.003.406–5'])('"%s" is a cédula', (text) =>
    expect(plainDocument(text)).toBe('1710034065'),
  );

  test('what is no cédula stays as it is', () => {
    expect(plainDocument(' AB-123 ')).toBe('AB-123');
    expect(plainDocument('171003406-6')).toBe('171003406-6');
  });
});
