import { withTimeout } from '@bitacora/kernel';
import { expect, jest, test } from '@jest/globals';

const late = () => new Error('late');

test('work in time answers for itself, well or badly', async () => {
  await expect(withTimeout(Promise.resolve(7), 1000, late)).resolves.toBe(7);
  await expect(withTimeout(Promise.reject(new Error('broken')), 1000, late)).rejects.toThrow('broken');
});

test('work that takes longer is late, and whatever becomes of it is heard by nobody', async () => {
  jest.useFakeTimers();
  const { promise, reject } = Promise.withResolvers<never>();
  const limited = withTimeout(promise, 1000, late);
  jest.advanceTimersByTime(1000);
  jest.useRealTimers();
  await expect(limited).rejects.toThrow('late');
  reject(new Error('nobody hears'));
  await expect(limited).rejects.toThrow('late');
});
