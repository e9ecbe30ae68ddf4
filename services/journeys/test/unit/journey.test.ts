import { ConflictError, NotFoundError } from '@bitacora/kernel';
import { describe, expect, test } from '@jest/globals';
import { Journey, type JourneyDetails } from '../../src/domain/journey.ts';
import { PackageService } from '../../src/domain/package-service.ts';

const city = { code: 'EC-GYE', name: 'Guayaquil', country: 'Ecuador', country_code: 'EC' };

const item = (id: string, travelDirection: 'I' | 'V' | null = null) =>
  Object.assign(new PackageService(), { id, journey: 'journey', kind: 'hosting', order: 0, travelDirection });

const book = (details: Partial<JourneyDetails> = {}) =>
  Journey.book({
    id: 'journey',
    agency: '0993371112001',
    startCity: city,
    destinationCity: { ...city, code: 'EC-GPS' },
    destinationTimeZone: 'Pacific/Galapagos',
    travelDate: '2031-07-10',
    returnDate: '2031-07-15',
    purchaseDate: '2031-06-01',
    costCents: 100_00,
    travelDirection: 'IV',
    travelAgent: 'adviser',
    needMigrationDocs: false,
    passengers: ['carlos'],
    services: [item('room'), item('tour')],
    ...details,
  });

describe('a journey', () => {
  test('starts with every service pending', () => {
    expect(book().services.map(({ status }) => status)).toEqual(['P', 'P']);
  });

  test.each([
    ['nobody travels', { passengers: [] }],
    ['somebody travels twice', { passengers: ['carlos', 'carlos'] }],
    ['it has no services', { services: [] }],
    ['it ends before it starts', { returnDate: '2031-07-09' }],
    ['a one-way journey has a return', { travelDirection: 'I' as const, services: [item('flight', 'V')] }],
  ])('is not booked when %s', (_, details) => {
    expect(() => book(details)).toThrow(RangeError);
  });

  test('attaches a record to a pending service', () => {
    const journey = book();
    journey.attach('room', 'hotel');
    expect(journey.services[0]).toMatchObject({ status: 'T', record: 'hotel' });
    expect(journey.services[1]).toMatchObject({ status: 'P', record: null });
  });

  test('attaches no second record to a service', () => {
    const journey = book();
    journey.attach('room', 'hotel');
    expect(() => journey.attach('room', 'hotel')).toThrow(ConflictError);
    expect(() => journey.attach('room', 'another')).toThrow(ConflictError);
  });

  test('releases only the record that is attached', () => {
    const journey = book();
    expect(() => journey.release('room', 'hotel')).toThrow(ConflictError);
    journey.attach('room', 'hotel');
    expect(() => journey.release('room', 'another')).toThrow(ConflictError);
    journey.release('room', 'hotel');
    expect(journey.services[0]?.status).toBe('P');
  });

  test('knows no service of another journey', () => {
    expect(() => book().attach('elsewhere', 'hotel')).toThrow(NotFoundError);
  });
});

describe('what records claim', () => {
  test('moves pending services to attached, and says that something changed', () => {
    const journey = book();
    expect(journey.reflect(new Map([['room', ['hotel']]]))).toBe(true);
    expect(journey.services.map(({ record }) => record)).toEqual(['hotel', null]);
  });

  test('changes nothing when it is so already', () => {
    const journey = book();
    journey.attach('room', 'hotel');
    expect(journey.reflect(new Map([['room', ['hotel']]]))).toBe(false);
  });

  test('reopens a service whose record was released', () => {
    const journey = book();
    journey.attach('room', 'hotel');
    expect(journey.reflect(new Map())).toBe(true);
    expect(journey.services[0]?.status).toBe('P');
  });

  test('keeps a record that still claims its service while the news of another comes too early', () => {
    const journey = book();
    journey.attach('room', 'second');
    expect(journey.reflect(new Map([['room', ['first', 'second']]]))).toBe(false);
    expect(journey.reflect(new Map([['room', ['first']]]))).toBe(true);
    expect(journey.services[0]?.record).toBe('first');
  });
});
