import { expect, test } from '@jest/globals';
import { departureReminder } from '../../../src/features/journeys/model/departure-reminder.ts';
import { flight, journey, pending } from '../support/build-journey.ts';

const departing = '2026-11-25T10:00';
const trip = journey({ services: [flight(departing, '2026-11-25T11:00')] });

test('the reminder of a departure shows from 7 days before the departure until the departure', () => {
  expect(departureReminder(trip, new Date('2026-11-18T09:59:00-05:00'))).toBeNull();
  expect(departureReminder(trip, new Date('2026-11-18T10:00:00-05:00'))).not.toBeNull();
  expect(departureReminder(trip, new Date('2026-11-25T09:59:00-05:00'))).not.toBeNull();
  expect(departureReminder(trip, new Date('2026-11-25T10:00:00-05:00'))).toBeNull();
});

test('the reminder of a departure says three hours before, on the clock of the airport', () => {
  expect(departureReminder(trip, new Date('2026-11-24T10:00:00-05:00'))).toMatchObject({
    local: '2026-11-25T07:00',
    place: 'Guayaquil',
  });
});

test('the reminder of a departure speaks of the return once the way there is over', () => {
  const both = journey({
    services: [flight('2026-11-20T10:00', '2026-11-20T11:00'), flight(departing, '2026-11-25T11:00')],
  });
  expect(departureReminder(both, new Date('2026-11-22T10:00:00-05:00'))?.local).toBe('2026-11-25T07:00');
});

test('a pending air ticket calls nobody to the airport', () => {
  expect(
    departureReminder(journey({ services: [pending('air_ticket')] }), new Date('2026-11-24T10:00:00-05:00')),
  ).toBeNull();
});
