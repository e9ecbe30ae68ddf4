import { FileWorkshop } from '@bitacora/platform';
import { describe, expect, test } from '@jest/globals';
import { TIMEOUT_MILLISECONDS } from '../../src/gateway/pass-upload.ts';

describe('upload timeouts', () => {
  test('a file that is refused for its work ends before the turn of who waits, and both before the gateway gives up', () => {
    const { jobMilliseconds, turnMilliseconds, mostProcessorMilliseconds } = new FileWorkshop().limits;
    expect(mostProcessorMilliseconds).toBeLessThan(jobMilliseconds);
    expect(jobMilliseconds).toBeLessThanOrEqual(12_000);
    expect(jobMilliseconds).toBeLessThan(turnMilliseconds);
    expect(turnMilliseconds + jobMilliseconds).toBeLessThan(TIMEOUT_MILLISECONDS);
  });
});
