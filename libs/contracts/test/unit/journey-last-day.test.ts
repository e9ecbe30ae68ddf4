import { describe, expect, test } from '@jest/globals';
import { lastDayOf } from '../../src/journey-last-day.ts';

describe('the last day of a journey', () => {
  const travel_date = '2031-07-10';

  test('is that of its return, whatever ends after it', () => {
    expect(lastDayOf({ travel_date, return_date: '2031-07-16' }, ['2031-07-17'])).toBe('2031-07-16');
  });

  test('without a return is that on which the last service ends, and never before its departure', () => {
    expect(lastDayOf({ travel_date, return_date: null }, ['2031-07-12', '2031-07-14', '2031-07-11'])).toBe(
      '2031-07-14',
    );
    expect(lastDayOf({ travel_date, return_date: null }, ['2031-06-01'])).toBe(travel_date);
    expect(lastDayOf({ travel_date, return_date: null }, [])).toBe(travel_date);
  });
});
