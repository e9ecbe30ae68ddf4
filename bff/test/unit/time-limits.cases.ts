import { endpoints, findKnownPassengers, registerPassengers } from '@bitacora/contracts';
import { describe, expect, test } from '@jest/globals';
import { timeLimitOf } from '../../src/gateway/time-limits.ts';

describe('time limits', () => {
  test('who is looked up before a passenger is saved keeps nobody waiting longer than a read does', () => {
    expect(timeLimitOf(findKnownPassengers)).toBe(2000);
    expect(timeLimitOf(registerPassengers)).toBe(15_000);
  });

  test('every other write has the time that a service has for one', () => {
    const impatient = endpoints.filter((one) => one.method !== 'GET' && timeLimitOf(one) < 15_000);
    expect(impatient.map(({ name }) => name)).toEqual(['findKnownPassengers']);
  });
});
