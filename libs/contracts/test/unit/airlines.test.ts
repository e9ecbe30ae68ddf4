import { airlineOf, serviceKind } from '@bitacora/contracts';
import { expect, test } from '@jest/globals';

const linkOf = (label: string) => (flight_number: string) => {
  const link = serviceKind('air_ticket').card.buttons.find((button) => button.label === label);
  return link?.opens === 'link' ? link.address({ flight_number }) : undefined;
};
const pageOf = linkOf('Aprender sobre equipajes');
const checkInOf = linkOf('Check-in en línea');

test.each([
  ['XL 1411', 'LATAM Ecuador'],
  ['la2421', 'LATAM'],
  ['2K-215', 'Avianca Ecuador'],
  [' AA 968 ', 'American Airlines'],
  ['UX0039', 'Air Europa'],
  ['P57035', 'Wingo'],
  ['CM 302 / CM 445', 'Copa Airlines'],
])('the flight %j is of %s', (flight, name) => {
  expect(airlineOf(flight)?.name).toBe(name);
});

test.each(['', '------', '1411', 'LNE1411', 'Vuelo 12', 'ZZ 100', 'XL', '12 345', 'AA12345'])(
  'the flight number %j names no airline that is known',
  (flight) => expect(airlineOf(flight)).toBeNull(),
);

test('the luggage link opens the page of the airline that flies', () => {
  expect(pageOf('XL 1411')).toContain('latamairlines.com');
  expect(pageOf('AV 8370')).toContain('avianca.com');
  expect(pageOf('AA 968')).toContain('aa.com');
});

test("the check-in link opens the airline's page of check-in", () => {
  expect(checkInOf('XL 1411')).toBe('https://www.latamairlines.com/ec/es/check-in');
  expect(checkInOf('CM 302')).toBe('https://checkin.copaair.com/');
});

test('nobody is sent to a wrong page: without a known airline, or its known page, there is none', () => {
  for (const flight of ['------', 'ZZ 100', 'LH 500']) {
    expect(pageOf(flight)).toBeNull();
    expect(checkInOf(flight)).toBeNull();
  }
  expect(checkInOf('AV 8370')).toBeNull();
});

test('check-in opens 24 hours before, or 48 where that is known', () => {
  expect(airlineOf('LA 2421')?.checkInHours).toBe(48);
  expect(airlineOf('IB 6453')?.checkInHours).toBe(24);
});
