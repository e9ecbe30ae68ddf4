import { setTimeout as wait } from 'node:timers/promises';

/** As in libs/testing, which needs the launcher's parts and so cannot be needed here. */
export async function eventually(assertion: () => void, milliseconds = 10_000): Promise<void> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    try {
      return assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(25);
    }
  }
}
