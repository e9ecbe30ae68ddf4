import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ConnectivityWatch } from '../../../src/lib/live/connectivity.ts';
import { send } from '../../../src/lib/api/send.ts';
import { connectivity } from '../../../src/lib/live/connectivity.ts';
import { FakeApi, json, noNetwork } from '../support/fake-api.ts';

let isBackendThere: boolean;
let probe: jest.Mock<() => Promise<boolean>>;
let watch: ConnectivityWatch;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  isBackendThere = true;
  probe = jest.fn(() => Promise.resolve(isBackendThere));
  watch = new ConnectivityWatch(probe);
  stop = watch.start();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const passing = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

function show(visibility: 'hidden' | 'visible'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the connection', () => {
  test('is unknown at first, online when the backend is heard, and nobody asks while all is well', async () => {
    expect(watch.state.get()).toBe('unknown');
    watch.heard();
    expect(watch.state.get()).toBe('online');
    await passing(600_000);
    expect(watch.state.get()).toBe('online');
    expect(probe).not.toHaveBeenCalled();
  });

  test('is offline after 10 s without an answer, and not a moment before', async () => {
    isBackendThere = false;
    watch.heard();
    watch.missed();
    await passing(9999);
    expect(watch.state.get()).toBe('online');
    await passing(1);
    expect(watch.state.get()).toBe('offline');
  });

  test('counts from when the call began that waits for its answer', async () => {
    isBackendThere = false;
    watch.missed(Date.now() - 6000);
    await passing(3999);
    expect(watch.state.get()).toBe('unknown');
    await passing(1);
    expect(watch.state.get()).toBe('offline');
  });

  test('stays online when one call fails and the backend answers another', async () => {
    watch.heard();
    watch.missed();
    await passing(30_000);
    expect(watch.state.get()).toBe('online');
    expect(probe).toHaveBeenCalledTimes(1);
  });

  test('is asked for after 1 s, then 1.5 times later each time, and at most every 60 s', async () => {
    isBackendThere = false;
    watch.missed();
    let wait = 1000;
    for (let attempt = 1; attempt < 14; attempt += 1) {
      await passing(0);
      expect(probe).toHaveBeenCalledTimes(attempt);
      await passing(wait - 1);
      expect(probe).toHaveBeenCalledTimes(attempt);
      await passing(1);
      wait = Math.min(Math.round(wait * 1.5), 60_000);
    }
    expect(wait).toBe(60_000);
  });

  test('recovers by itself, and tells once that it is back', async () => {
    const onBack = jest.fn();
    watch.onBack(onBack);
    isBackendThere = false;
    watch.missed();
    await passing(20_000);
    expect(watch.state.get()).toBe('offline');
    isBackendThere = true;
    await passing(15_000);
    expect(watch.state.get()).toBe('online');
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  test('is asked for at once when the network is said to be back', async () => {
    isBackendThere = false;
    watch.missed();
    await passing(60_000);
    isBackendThere = true;
    window.dispatchEvent(new Event('online'));
    await passing(0);
    expect(watch.state.get()).toBe('online');
  });

  test('takes the browser’s word that it is offline as a hint only', async () => {
    watch.heard();
    window.dispatchEvent(new Event('offline'));
    await passing(30_000);
    expect(watch.state.get()).toBe('online');
    expect(probe).toHaveBeenCalledTimes(1);
  });

  test('is not offline because the machine slept: the ten seconds begin anew when it wakes up', async () => {
    isBackendThere = false;
    watch.heard();
    watch.missed();
    await passing(1);
    jest.setSystemTime(Date.now() + 3_600_000);
    await passing(9999);
    expect(watch.state.get()).toBe('online');
    await passing(10_000);
    expect(watch.state.get()).toBe('offline');
  });

  test('is not offline for what was missed while nobody looked', async () => {
    isBackendThere = false;
    watch.heard();
    watch.missed();
    await passing(9000);
    show('hidden');
    show('visible');
    await passing(9000);
    expect(watch.state.get()).toBe('online');
  });
});

describe('calls', () => {
  const ask = () => send('/api/v1/thing/').catch(() => undefined);
  const heard = jest.spyOn(connectivity, 'heard');
  const missed = jest.spyOn(connectivity, 'missed');
  beforeEach(() => {
    heard.mockClear().mockImplementation(() => undefined);
    missed.mockClear().mockImplementation(() => undefined);
  });

  test.each([200, 401, 404, 429])('that answer %i are heard', async (status) => {
    new FakeApi().install().on('GET /api/v1/thing', json(status, {}));
    await ask();
    expect([heard.mock.calls.length, missed.mock.calls.length]).toEqual([1, 0]);
  });

  test('that the backend refuses for a trouble of its own are heard', async () => {
    new FakeApi().install().on('GET /api/v1/thing', json(503, {}, { 'X-Request-Id': 'r1' }));
    await ask();
    expect([heard.mock.calls.length, missed.mock.calls.length]).toEqual([1, 0]);
  });

  test('that only a proxy answers, or nobody, are missed', async () => {
    const api = new FakeApi().install().on('GET /api/v1/thing', json(502, {}));
    await ask();
    api.on('GET /api/v1/thing', noNetwork());
    await ask();
    expect([heard.mock.calls.length, missed.mock.calls.length]).toEqual([0, 2]);
  });

  test('that take longer than 5 s are missed meanwhile', async () => {
    new FakeApi().install().on('GET /api/v1/thing', () => new Promise<Response>(() => undefined));
    const since = Date.now();
    void ask();
    await passing(4999);
    expect(missed).not.toHaveBeenCalled();
    await passing(1);
    expect(missed).toHaveBeenCalledWith(since);
  });
});
