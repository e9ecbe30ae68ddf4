import { registerGauges } from '../../src/health/gauges.ts';
import { expect, jest, test } from '@jest/globals';
import { Registry } from 'prom-client';

const figures = {
  boxes: { help: 'Boxes', value: ({ boxes }: { boxes: number }) => boxes },
  bags: { help: 'Bags', value: ({ bags }: { bags: number }) => bags },
};

test('gauges of one reading are read once a scrape, and anew at the next', async () => {
  const registry = new Registry();
  let readings = 0;
  registerGauges(registry, async () => ({ boxes: ++readings, bags: readings * 10 }), figures);
  expect(await registry.metrics()).toMatch(/^boxes 1$[^]*^bags 10$/m);
  expect(await registry.metrics()).toMatch(/^boxes 2$[^]*^bags 20$/m);
});

test('a reading that fails leaves its gauges without a value, and all others with theirs', async () => {
  const registry = new Registry();
  const reading = jest.fn(async () => ({ boxes: 1, bags: 2 }));
  registerGauges(registry, reading, figures);
  registerGauges(registry, async () => 3, { crates: { help: 'Crates', value: (count) => count } });
  await registry.metrics();
  reading.mockRejectedValueOnce(new Error('away'));
  const scrape = await registry.metrics();
  expect(scrape).not.toMatch(/^(boxes|bags) /m);
  expect(scrape).toMatch(/^crates 3$/m);
  expect(await registry.metrics()).toMatch(/^boxes 1$/m);
});

test('a reading that never ends costs its own gauges only', async () => {
  jest.useFakeTimers();
  const registry = new Registry();
  registerGauges(registry, () => new Promise<{ boxes: number; bags: number }>(() => undefined), figures);
  const scrape = registry.metrics();
  await jest.advanceTimersByTimeAsync(3000);
  expect(await scrape).not.toMatch(/^(boxes|bags) /m);
  jest.useRealTimers();
});
