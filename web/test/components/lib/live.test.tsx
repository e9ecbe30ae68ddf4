import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { LiveClient, type LiveClientOptions } from '../../../src/lib/live/live-client.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const passing = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

/** A stream that the test writes into. */
function openedStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  return {
    response: new Response(body),
    write: (piece: string | Uint8Array) =>
      controller?.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece),
    end: () => controller?.close(),
  };
}

function client(open: LiveClientOptions['open']) {
  const options = {
    open: jest.fn(open),
    onEvent: jest.fn(),
    onHeard: jest.fn(),
    onQuiet: jest.fn(),
    onResumed: jest.fn(),
  };
  return { ...options, live: new LiveClient(options) };
}

describe('the live stream', () => {
  test('waits 1 s, then 1.5 times longer each time, and at most 60 s', async () => {
    const { open, live } = client(() => Promise.reject(new TypeError('Failed to fetch')));
    live.start();
    await passing(0);
    let wait = 1000;
    for (let attempt = 1; attempt < 14; attempt += 1) {
      expect(open).toHaveBeenCalledTimes(attempt);
      await passing(wait - 1);
      expect(open).toHaveBeenCalledTimes(attempt);
      await passing(1);
      wait = Math.min(Math.round(wait * 1.5), 60_000);
    }
    expect(wait).toBe(60_000);
    live.stop();
  });

  test('tells its events, and after a loss says which it saw last', async () => {
    const first = openedStream();
    const second = openedStream();
    const streams = [first, second];
    const { open, onEvent, onResumed, live } = client(() =>
      Promise.resolve(streams.shift()?.response ?? new Response(null, { status: 503 })),
    );
    live.start();
    await passing(0);
    first.write(': hola\n\nid: 7\nevent: journey-updated\ndata: {"journey_id":"j1","version":7}\n\n');
    await passing(0);
    expect(onEvent).toHaveBeenCalledWith({
      id: '7',
      event: 'journey-updated',
      data: '{"journey_id":"j1","version":7}',
    });
    expect(onResumed).not.toHaveBeenCalled();
    first.end();
    await passing(1000);
    expect(open).toHaveBeenLastCalledWith('7', expect.anything());
    expect(onResumed).toHaveBeenCalledTimes(1);
    live.stop();
  });

  test('that falls silent for 10 s counts as lost and is opened again', async () => {
    const { open, live } = client(() => Promise.resolve(openedStream().response));
    live.start();
    await passing(9999);
    expect(open).toHaveBeenCalledTimes(1);
    await passing(1 + 1000);
    expect(open).toHaveBeenCalledTimes(2);
    live.stop();
  });

  test('that spoke and then falls silent for 10 s is opened again too', async () => {
    const stream = openedStream();
    const { open, live } = client(() => Promise.resolve(stream.response));
    live.start();
    await passing(4000);
    stream.write(': hola\n\n');
    await passing(9999);
    expect(open).toHaveBeenCalledTimes(1);
    await passing(1 + 1000);
    expect(open).toHaveBeenCalledTimes(2);
    live.stop();
  });

  test('says that a comment is overdue, and since when', async () => {
    const stream = openedStream();
    const { onQuiet, live } = client(() => Promise.resolve(stream.response));
    live.start();
    await passing(0);
    const since = Date.now();
    await passing(5999);
    expect(onQuiet).not.toHaveBeenCalled();
    await passing(1);
    expect(onQuiet).toHaveBeenCalledWith(since);
    live.stop();
  });

  test('lives as long as comments come', async () => {
    const stream = openedStream();
    const { open, live } = client(() => Promise.resolve(stream.response));
    live.start();
    for (let seconds = 0; seconds < 60; seconds += 5) {
      stream.write(': sigo aquí\n\n');
      await passing(5000);
    }
    expect(open).toHaveBeenCalledTimes(1);
    live.stop();
  });

  test('is tried at once when the network comes back', async () => {
    const { open, live } = client(() => Promise.reject(new TypeError('Failed to fetch')));
    live.start();
    await passing(20_000);
    const before = open.mock.calls.length;
    live.retryNow();
    await passing(0);
    expect(open).toHaveBeenCalledTimes(before + 1);
    live.stop();
  });

  test('that was stopped is not opened again', async () => {
    const { open, live } = client(() => Promise.reject(new TypeError('Failed to fetch')));
    live.start();
    await passing(0);
    live.stop();
    await passing(120_000);
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('is read whole from whatever pieces it comes in', async () => {
    const text = ': hola\r\n\r\nevent: quote-created\ndata: {"quote_id":\ndata: "q1"}\n\ndata: sin ñombre\n\n';
    const bytes = new TextEncoder().encode(text);
    for (const size of [1, 2, 3, 7, bytes.length]) {
      const stream = openedStream();
      const { onEvent, live } = client(() => Promise.resolve(stream.response));
      live.start();
      await passing(0);
      for (let at = 0; at < bytes.length; at += size) stream.write(bytes.slice(at, at + size));
      await passing(0);
      expect(onEvent.mock.calls).toEqual([
        [expect.objectContaining({ event: 'quote-created', data: '{"quote_id":\n"q1"}' })],
        [expect.objectContaining({ data: 'sin ñombre' })],
      ]);
      live.stop();
    }
  });
});
