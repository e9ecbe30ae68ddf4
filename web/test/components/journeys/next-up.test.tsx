import { describe, expect, test } from '@jest/globals';
import { nextUp } from '../../../src/features/journeys/model/next-up.ts';
import { attached, flight, journey, pending } from '../support/build-journey.ts';

const now = new Date('2026-11-23T06:00:00-05:00');

describe('what is next on a journey', () => {
  test('counts down to the first departure', () => {
    const trip = journey({ services: [flight('2026-11-25T10:00', '2026-11-25T11:00')] });
    expect(nextUp(trip, now)).toMatchObject({
      headline: 'Su vuelo sale en 2 d 4 h',
      when: 'mié, 25 nov · 10:00 Guayaquil',
    });
  });

  test('passes over what already left', () => {
    const trip = journey({
      phase: 'ongoing',
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

  test('tells of the check-out once the guest is in', () => {
    const hotel = attached('hosting', {
      check_in: '2026-11-22T15:00:00-06:00',
      check_out: '2026-11-23T11:00:00-06:00',
    });
    const { headline } = nextUp(journey({ phase: 'ongoing', services: [hotel] }), now);
    expect(headline.replace('\u2060', '')).toBe('Su check-out es en 6 h');
    // A narrow screen does not break the line within the word.
    expect(headline).toContain('check-\u2060out');
  });

  test('says a day where a service has no hour', () => {
    const dive = attached('activity', { start_date: '2026-11-24', end_date: '2026-11-24' });
    expect(nextUp(journey({ services: [dive] }), now)).toMatchObject({
      headline: 'Su actividad empieza mañana',
      when: 'mar, 24 nov',
    });
  });

  test('speaks of the journey while everything is pending', () => {
    const trip = journey({ days_to_travel: 2, services: [pending('air_ticket')] });
    expect(nextUp(trip, now).headline).toBe('Su viaje a Baltra empieza en 2 días');
  });

  test('says that a past journey ended', () => {
    const trip = journey({ phase: 'past', days_to_travel: -30, return_date: '2026-10-30' });
    expect(nextUp(trip, now).headline).toBe(
      'Su viaje terminó el 30 de octubre de 2026. Gracias por viajar con nosotros.',
    );
  });
});
