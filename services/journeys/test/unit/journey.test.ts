import { ConflictError, NotFoundError } from '@bitacora/kernel';
import { describe, expect, test } from '@jest/globals';
import { defaultHolder, refusalOfHolder } from '../../src/domain/default-holder.ts';
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
    holder: 'carlos',
    balanceDue: '2031-06-25',
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
    ['a service is sold twice', { services: [item('room'), item('room')] }],
    ['it has no services', { services: [] }],
    ['it ends before it starts', { returnDate: '2031-07-09' }],
    ['a one-way journey has a return', { travelDirection: 'I' as const, services: [item('flight', 'V')] }],
  ])('is not booked when %s', (_, details) => {
    expect(() => book(details)).toThrow(RangeError);
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
    journey.reflect(new Map([['room', ['hotel']]]));
    expect(journey.reflect(new Map([['room', ['hotel']]]))).toBe(false);
  });

  test('reopens a service whose record was released', () => {
    const journey = book();
    journey.reflect(new Map([['room', ['hotel']]]));
    expect(journey.reflect(new Map())).toBe(true);
    expect(journey.services[0]?.status).toBe('P');
  });

  test('keeps a record that still claims its service while the news of another comes too early', () => {
    const journey = book();
    journey.reflect(new Map([['room', ['second']]]));
    expect(journey.reflect(new Map([['room', ['first', 'second']]]))).toBe(false);
    expect(journey.reflect(new Map([['room', ['first']]]))).toBe(true);
    expect(journey.services[0]?.record).toBe('first');
  });
});

const cancellation = { at: '2031-06-20T12:00:00.000Z', reason: 'Enfermedad', retainedCents: 50_00 };

describe('a journey that is called off', () => {
  test('says since when, why and what is kept, until that is taken back', () => {
    const journey = book();
    journey.cancel(cancellation);
    expect(journey).toMatchObject({ isCancelled: true, cancellation });
    journey.restore();
    expect(journey).toMatchObject({ isCancelled: false, cancellation: null });
  });

  test('is called off once, and only what is called off is taken back', () => {
    const journey = book();
    expect(() => journey.restore()).toThrow(ConflictError);
    journey.cancel(cancellation);
    expect(() => journey.cancel(cancellation)).toThrow(ConflictError);
  });

  test('is changed no more, nor are its services', () => {
    const journey = book();
    journey.cancelService('room', cancellation);
    journey.cancel(cancellation);
    expect(() => journey.change({ costCents: 1 })).toThrow(ConflictError);
    expect(() => journey.cancelService('tour', cancellation)).toThrow(ConflictError);
    expect(() => journey.restoreService('room')).toThrow(ConflictError);
  });

  test('one service of it alone keeps its record and status', () => {
    const journey = book();
    journey.reflect(new Map([['room', ['hotel']]]));
    journey.cancelService('room', cancellation);
    expect(journey.services[0]).toMatchObject({ status: 'T', record: 'hotel', cancellation });
    expect(() => journey.cancelService('room', cancellation)).toThrow(ConflictError);
    journey.restoreService('room');
    expect(journey.services[0]?.cancellation).toBeNull();
  });
});

describe('a changed journey', () => {
  test('answers the services that it no longer has', () => {
    const journey = book();
    expect(journey.change({ services: [item('room'), item('boat')] }).map(({ id }) => id)).toEqual(['tour']);
    expect(journey.services.map(({ id }) => id)).toEqual(['room', 'boat']);
  });

  test('stays possible as a whole', () => {
    expect(() => book().change({ returnDate: '2031-07-09' })).toThrow(RangeError);
    expect(() => book().change({ passengers: ['mateo'] })).toThrow(RangeError);
  });
});

describe('who holds a journey when nobody was named', () => {
  const adult = { birth_date: '1990-01-01', is_active: true };
  const child = { birth_date: '2020-01-01', is_active: true };
  const born = (date: string, has_email = false) => ({ id: date, birth_date: date, has_email, is_active: true });

  test('is the first adult with an e-mail, else the first adult, else the first passenger', () => {
    const travellers = [
      { id: 'mateo', ...child, has_email: true },
      { id: 'ana', ...adult, has_email: false },
      { id: 'carlos', ...adult, has_email: true },
    ];
    expect(defaultHolder(travellers, '2031-07-10')).toBe('carlos');
    expect(defaultHolder(travellers.slice(0, 2), '2031-07-10')).toBe('ana');
    expect(defaultHolder(travellers.slice(0, 1), '2031-07-10')).toBe('mateo');
    expect(defaultHolder([], '2031-07-10')).toBeNull();
  });

  test('is adult at eighteen, on the day of travel', () => {
    const travellers = [born('2013-07-11', true), born('2013-07-10')];
    expect(defaultHolder(travellers, '2031-07-10')).toBe('2013-07-10');
  });

  test('is not a child while an adult travels, and nobody who is deactivated', () => {
    const [mateo, ana] = [
      { id: 'mateo', ...child, has_email: true },
      { id: 'ana', ...adult, has_email: false },
    ];
    expect(refusalOfHolder('mateo', [mateo, ana], '2031-07-10')).toBe('child');
    expect(refusalOfHolder('mateo', [mateo], '2031-07-10')).toBeNull();
    expect(refusalOfHolder('ana', [mateo, ana], '2031-07-10')).toBeNull();
    expect(refusalOfHolder('ana', [mateo, { ...ana, is_active: false }], '2031-07-10')).toBe('deactivated');
  });
});

describe('what travellers say of a journey', () => {
  const back = new Date('2031-07-17T15:00:00Z');
  const carlos = { passenger: 'carlos', until: '2031-10-13' };
  const attended = { at: '2031-07-18T15:00:00.000Z', by: 'maria' };

  test('is taken from who travels once it has begun, and from nobody once it was called off', () => {
    const journey = book();
    expect(journey.takesOpinionOf(carlos, '2031-07-09')).toBe(false);
    expect(journey.takesOpinionOf(carlos, '2031-07-10')).toBe(true);
    expect(journey.takesOpinionOf({ ...carlos, passenger: 'rosa' }, '2031-07-10')).toBe(false);
    journey.cancel({ at: back.toISOString(), reason: 'Enfermedad', retainedCents: 0 });
    expect(() => journey.giveOpinion(carlos, 5, back)).toThrow(NotFoundError);
  });

  test('is taken until the day that the link says, and by one of before for 90 days after what is known of the return', () => {
    const stay = book({ returnDate: null });
    const lastDays = (journey: Journey, until: string | null, days: readonly string[]) =>
      days.map((today) => journey.takesOpinionOf({ passenger: 'carlos', until }, today));
    expect(lastDays(stay, '2032-01-16', ['2032-01-16', '2032-01-17'])).toEqual([true, false]);
    expect(lastDays(stay, null, ['2031-10-08', '2031-10-09'])).toEqual([true, false]);
    expect(lastDays(book(), null, ['2031-10-13', '2031-10-14'])).toEqual([true, false]);
  });

  test('is the last word of each; the same word again is no news, and another one nobody has seen to', () => {
    const journey = book();
    expect(journey.giveOpinion(carlos, 2, back)).toBe(true);
    expect(journey.attendOpinion('carlos', attended)).toBe(true);
    expect(journey.attendOpinion('carlos', attended)).toBe(false);
    expect(journey.giveOpinion(carlos, 2, back)).toBe(false);
    expect(journey.opinions).toEqual([{ passenger: 'carlos', rating: 2, at: back.toISOString(), attended }]);
    expect(journey.giveOpinion(carlos, 1, back)).toBe(true);
    expect(journey.opinions).toEqual([{ passenger: 'carlos', rating: 1, at: back.toISOString(), attended: null }]);
    expect(() => journey.attendOpinion('rosa', attended)).toThrow(NotFoundError);
  });
});
