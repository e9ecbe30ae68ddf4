import {
  createPayment,
  createRefund,
  createToken,
  fieldErrorsOf,
  journeyBody,
  formSchema,
  readPlace,
  serviceKind,
  typedBirthDay,
  typedDay,
  typedTime,
} from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { describe, expect, test } from '@jest/globals';
import type { z } from 'zod';
import { fieldSchema } from '../../src/service-kinds/field-schema.ts';
import {
  decimal,
  integer,
  lines,
  optionalText,
  personName,
  phone,
  text,
  todayOrEarlier,
  workDate,
} from '../../src/validation/fields.ts';

const told = (schema: z.ZodType, value: unknown) =>
  Object.values(fieldErrorsOf(schema.safeParse(value).error?.issues ?? [])).flat();

const hotel = { latitude: -0.7432, longitude: -90.3138 };

describe('a place on the map', () => {
  test.each([
    '-0.7432, -90.3138',
    '(-0.7432,-90.3138)',
    '-0.7432 -90.3138',
    '-0,7432; -90,3138',
    'geo:-0.7432,-90.3138?z=15',
    '0°44\'35.52"S 90°18\'49.68"W',
    '0.7432° S, 90.3138° W',
    '0,7432° S, 90,3138° O',
    "0° 44' 35.52'' S, 90° 18' 49.68'' O",
    'https://www.google.com/maps/place/Hotel/@-0.9,-90.5,17z/data=!3m1!4b1!4m6!3d-0.7432!4d-90.3138!16s',
    'https://www.google.com/maps/@-0.7432,-90.3138,17z',
    'https://www.google.com/maps/search/?api=1&query=-0.7432%2C-90.3138',
    'https://maps.google.com/?q=-0.7432,-90.3138',
    'https://www.google.com/maps/search/-0.7432,+-90.3138',
    'www.google.com/maps/place/-0.7432,-90.3138',
    'https://www.openstreetmap.org/?mlat=-0.7432&mlon=-90.3138#map=17/-0.9/-90.5',
    'https://www.openstreetmap.org/#map=17/-0.7432/-90.3138',
    'https://maps.apple.com/?ll=-0.7432,-90.3138&q=Hotel',
    'https://maps.apple.com/place?coordinate=-0.7432,-90.3138&name=Hotel',
    'Hotel Bahía https://maps.google.com/maps?q=loc:-0.7432,-90.3138',
  ])('is read from %s', (typed) => expect(readPlace(typed)).toEqual(hotel));

  test('an address that does not say where is told apart: a short link, a page of a hotel', () => {
    for (const link of ['https://maps.app.goo.gl/AbC123', 'goo.gl/maps/AbC', 'https://hotel.ec/%E0%A4%A']) {
      expect(readPlace(link)).toEqual({ problem: 'link' });
    }
    for (const typed of ['frente al parque', '-0.7432', '91, 0', '0, 181', "90°18'W 0°44'S", '1, 2, 3']) {
      expect(readPlace(typed)).toEqual({ problem: 'unreadable' });
    }
    const location = formSchema(serviceKind('hosting'), 'create').shape['location'] as z.ZodType;
    expect(told(location, 'https://maps.app.goo.gl/AbC123')).toEqual([messages.linkWithoutPlace]);
    expect(told(location, 'frente al parque')).toEqual([messages.notLocation]);
    expect(told(location, '')).toEqual([messages.required]);
  });
});

describe('what a form holds of a day that was typed', () => {
  const day = typedDay(todayOrEarlier());

  test('is judged as the body is once it is one', () => {
    expect(told(day, '2026-01-05')).toEqual([]);
    expect(told(day, '2999-01-05')).toEqual([messages.notFuture]);
    expect(told(day, '1800-01-01')).toEqual([messages.notInYears]);
    expect(told(day, '')).toEqual([messages.required]);
  });

  test.each([
    ['mañana', messages.dayUnreadable],
    ['31/2/2026', messages.dayNotThere],
    ['2026-02-31', messages.dayNotThere],
    ['5 dic', messages.yearMissing],
  ])('"%s": %s', (typed, message) => expect(told(day, typed)).toEqual([message]));

  test('of a birth names a year in which people were born', () => {
    const birth = typedBirthDay(todayOrEarlier());
    expect(told(birth, 'mañana')).toEqual([messages.birthUnreadable]);
    expect(told(birth, '31/2/1990')).toEqual([messages.birthNotThere]);
    for (const text of [messages.birthUnreadable, messages.birthNotThere]) expect(text).toContain('5/12/1990');
  });

  test.each([
    ['2031-11-26T15:00', null],
    ['T', messages.required],
    ['2031-11-26T', messages.hourMissing],
    ['T15:00', messages.dayMissing],
    ['2031-11-26Tnueve', messages.hourUnreadable],
    ['mañanaT15:00', messages.dayUnreadable],
  ])('with an hour, "%s": %s', (typed, message) => {
    const { shape } = formSchema(serviceKind('hosting'), 'create');
    expect(told(shape['check_in'] as z.ZodType, typed === 'T' ? '' : typed)).toEqual(message === null ? [] : [message]);
    expect(told(typedTime(text()), typed)).toHaveLength(message === null || typed === 'T' ? 0 : 1);
  });
});

describe('numbers', () => {
  test.each(['1e3', '0x10', 'Infinity', '2.000', '1,5', 'dos'])('"%s" is no integer, told once', (typed) =>
    expect(told(integer(1, 9), typed)).toEqual([messages.notInteger]),
  );
  test.each(['1e1', '0x1', 'dos'])('"%s" is no number, told once', (typed) =>
    expect(told(decimal(-9, 9), typed)).toEqual([messages.notNumber]),
  );
  test('are read as they are written', () => {
    expect(integer(1, 9).parse(' 4 ')).toBe(4);
    expect(decimal(-9, 9).parse('-0,5')).toBe(-0.5);
    expect(createPayment.body.shape.value.parse('$1.234,50')).toBe(1234.5);
  });
});

const arrival = fieldSchema({ is: 'local-time', label: 'Llegada', mayBePast: true, zone: 'destination' }, true);

test('a day on which something is sold or used is in the years of the agency', () => {
  for (const day of ['0001-01-01', '1999-12-31', '2100-01-01', '9999-12-31']) {
    expect(told(workDate(), day)).toEqual([messages.notInYears]);
    expect(told(arrival, `${day}T10:00`)).toEqual([messages.notInYears]);
  }
  for (const day of ['2000-01-01', '2099-12-31']) expect(told(workDate(), day)).toEqual([]);
  expect(told(todayOrEarlier(), '1800-01-01')).toEqual([messages.notInYears]);
  const { travel_date } = fieldErrorsOf(journeyBody.safeParse({ travel_date: '0001-01-01' }).error?.issues ?? []);
  expect(travel_date).toEqual([messages.notInYears]);
  expect(told(createRefund.body.shape.date, '1800-01-01')).toEqual([messages.notInYears]);
});

describe('texts', () => {
  test('lose the spaces that nobody meant, and keep their lines', () => {
    expect(personName().parse('  María \u00a0 José ')).toBe('María José');
    expect(lines(200).parse('Av.  Darwin\n\n  y   Berlanga')).toBe('Av. Darwin\n\n y Berlanga');
    // What moves a terminal is nobody's word.
    expect(lines(200).parse('Hola\u001B]0;x\u0007\u0085\r\ny adiós')).toBe('Hola]0;x\r\ny adiós');
    expect(optionalText().parse(' a  b ')).toBe('a b');
    expect(told(text(), '   ')).toEqual([messages.required]);
  });

  test.each(['a\n=1', 'a\r=1', 'a\u0007b'])('of one line are refused with another one (%j)', (typed) => {
    for (const schema of [text(), optionalText(), createPayment.body.shape.number]) {
      expect(told(schema, typed)).toEqual([messages.notOneLine]);
    }
    expect(told(phone(), '0991234\n567')).toEqual([messages.notPhone]);
    expect(text().parse('pegado\n')).toBe('pegado');
  });

  test('of a name have at most three marks on a letter', () => {
    const marked = (marks: number) => told(personName(), `Ana M${'\u0301'.repeat(marks)}ora`);
    expect([marked(0), marked(3)]).toEqual([[], []]);
    expect(marked(4)).toEqual([messages.notName]);
  });

  test('of one line lose what has no width and comes with a paste, and are empty when nothing else was there', () => {
    for (const schema of [text(), optionalText()]) {
      expect(schema.parse('\uFEFFHotel\u200B Ver\u00ADde\u200E\u2060 ')).toBe('Hotel Verde');
    }
    expect(personName().parse('Ma\u200Briela\u200D')).toBe('Mariela');
    expect(told(text(), '\u200B\u2060')).toEqual([messages.required]);
    expect(optionalText().parse('\u200B')).toBeNull();
  });

  test.each(['\u3164', '\u115F', '\u1160', '\uFFA0', '\u034F', '\u061C', '\u17B4', '\uFE0F', '\u{E0020}'])(
    'in which nothing can be seen are empty (%j)',
    (typed) => {
      for (const schema of [text(), lines(200), personName()]) {
        expect(told(schema, ` ${typed} `)).toEqual([messages.required]);
      }
      expect(personName().parse(`Ana${typed} Ruiz`)).toBe('Ana Ruiz');
    },
  );

  test('keep what makes a sign one in colours', () => {
    for (const schema of [text(), lines(200)]) expect(schema.parse('Sol ☀\uFE0F')).toBe('Sol ☀\uFE0F');
    expect(lines(200).parse('Viajan 👩\u200D👧\ncon sol')).toBe('Viajan 👩\u200D👧\ncon sol');
  });

  test('that name somebody begin with a letter', () => {
    for (const typed of ['\u0301', '\u0301Ana', '-', "'", '7'])
      expect(told(personName(), typed)).toEqual([messages.notName]);
  });

  test.each(['\u202A', '\u202B', '\u202D', '\u202E', '\u2066', '\u2067', '\u2069'])(
    'are refused with what turns their order around (%j)',
    (control) => {
      for (const schema of [text(), optionalText(), lines(500), createPayment.body.shape.number]) {
        expect(told(schema, `001${control}321`)).toEqual([messages.notInOrder]);
      }
      expect(told(personName(), `Ana${control}`)).toContain(messages.notInOrder);
    },
  );

  test.each(["D'Angelo", 'Núñez', 'Nun\u0303ez', 'Ñusta-Íñigo', 'José M. Ruiz', 'محمد', '田中'])(
    'keep ordinary names as they are written (%s)',
    (typed) => expect(personName().parse(typed)).toBe(typed),
  );

  test('a cédula is taken as it is printed, also by who logs in', () => {
    const { username } = createToken.body.shape;
    expect(username.parse('171003406-5')).toBe('1710034065');
    expect(username.parse('17 1003 4065')).toBe('1710034065');
    expect(username.parse('AB-1234')).toBe('AB-1234');
  });
});
