import { describe, expect, test } from '@jest/globals';
import { isDone } from '../../../src/features/journeys/model/instants.ts';
import { nextUp } from '../../../src/features/journeys/model/next-up.ts';
import { attached, flight, journey, pending } from '../support/build-journey.ts';

const now = new Date('2026-11-23T06:00:00-05:00');
const onTheWay = { phase: 'ongoing', days_to_travel: -1 } as const;

describe('what is next on a journey', () => {
  test('names the day of the departure while the badge counts the days, and nothing counts twice', () => {
    const trip = journey({ days_to_travel: 2, services: [flight('2026-11-25T10:00', '2026-11-25T11:00')] });
    expect(nextUp(trip, now)).toMatchObject({ headline: 'Su vuelo sale el mié 25 nov', when: '10:00 Guayaquil' });
  });

  test('says that it is tomorrow', () => {
    const trip = journey({ days_to_travel: 1, services: [flight('2026-11-24T10:00', '2026-11-24T11:00')] });
    expect(nextUp(trip, now)).toMatchObject({
      headline: 'Su vuelo sale mañana',
      when: 'mar 24 nov, 10:00 Guayaquil',
    });
  });

  test('counts the hours from the day of travel on', () => {
    const trip = journey({
      ...onTheWay,
      days_to_travel: 0,
      services: [flight('2026-11-23T10:00', '2026-11-23T11:00')],
    });
    expect(nextUp(trip, now)).toMatchObject({ headline: 'Su vuelo sale en 4 h', when: 'lun 23 nov, 10:00 Guayaquil' });
  });

  test('passes over what already left', () => {
    const trip = journey({
      ...onTheWay,
      services: [flight('2026-11-22T10:00', '2026-11-22T11:00'), flight('2026-11-23T08:30', '2026-11-23T09:30')],
    });
    expect(nextUp(trip, now).headline).toBe('Su vuelo sale en 2 h 30 min');
  });

  test('compares instants, not the clocks of different places', () => {
    const hotel = attached('hosting', {
      check_in: '2026-11-25T09:30:00-06:00',
      check_out: '2026-11-29T11:00:00-06:00',
    });
    const trip = journey({ services: [hotel, flight('2026-11-25T10:00', '2026-11-25T11:00')] });
    expect(nextUp(trip, now).service?.kind).toBe('air_ticket');
  });

  test('tells of the check-out once the guest is in, on the clock of the hotel', () => {
    const hotel = attached('hosting', {
      check_in: '2026-11-22T15:00:00-06:00',
      check_out: '2026-11-23T11:00:00-06:00',
    });
    const { headline, when } = nextUp(journey({ ...onTheWay, services: [hotel] }), now);
    expect(headline.replace('\u2060', '')).toBe('Su check-out es en 6 h');
    // A narrow screen does not break the line within the word.
    expect(headline).toContain('check-\u2060out');
    expect(when).toBe('lun 23 nov, 11:00, hora de Galápagos');
  });

  test('says a day where a service has no hour', () => {
    const dive = attached('activity', { start_date: '2026-11-24', end_date: '2026-11-24' });
    expect(nextUp(journey({ services: [dive] }), now)).toMatchObject({
      headline: 'Su actividad empieza mañana',
      when: 'mar 24 nov',
    });
    const later = attached('activity', { start_date: '2026-11-27', end_date: '2026-11-27' });
    expect(nextUp(journey({ services: [later] }), now)).toMatchObject({
      headline: 'Su actividad empieza el vie 27 nov',
      when: null,
    });
    expect(nextUp(journey({ ...onTheWay, services: [later] }), now).headline).toBe('Su actividad empieza en 4 días');
  });

  test('speaks of the journey while everything is pending', () => {
    const trip = journey({ days_to_travel: 2, services: [pending('air_ticket')] });
    expect(nextUp(trip, now).headline).toBe('Su viaje a Baltra empieza el 25 de noviembre de 2026');
    expect(nextUp(journey({ days_to_travel: 0 }), now).headline).toBe('Su viaje a Baltra empieza hoy');
  });

  test('says that a past journey ended', () => {
    const trip = journey({ phase: 'past', days_to_travel: -30, return_date: '2026-10-30' });
    expect(nextUp(trip, now).headline).toBe(
      'Su viaje terminó el 30 de octubre de 2026. Gracias por viajar con nosotros.',
    );
  });
});

describe('what is over', () => {
  const landed = flight('2026-11-22T10:00', '2026-11-22T11:00');

  test('is what has ended: a flight that landed, not one in the air; a day when it is over', () => {
    expect(isDone(landed, journey(onTheWay), now)).toBe(true);
    expect(isDone(flight('2026-11-23T05:00', '2026-11-23T07:00'), journey(onTheWay), now)).toBe(false);
    const dive = (day: string) => attached('activity', { start_date: day, end_date: day });
    expect(isDone(dive('2026-11-22'), journey(onTheWay), now)).toBe(true);
    expect(isDone(dive('2026-11-23'), journey(onTheWay), now)).toBe(false);
  });

  test('is never what is still pending', () => {
    expect(isDone(pending('hosting'), journey({ phase: 'past' }), now)).toBe(false);
  });

  test('is a visa only with its journey, long after the appointment for it', () => {
    const visa = attached('visa', { appointment_time: '2026-10-20T08:30:00-05:00' });
    expect(isDone(visa, journey(), now)).toBe(false);
    expect(isDone(visa, journey({ phase: 'past' }), now)).toBe(true);
  });
});
