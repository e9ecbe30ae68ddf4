/** Runs a step of a start and says how long it took: `  PostgreSQL… ready in 1.2 s`. */
export async function step<Result>(name: string, work: () => Promise<Result>, done = 'ready'): Promise<Result> {
  const started = performance.now();
  // Steps run side by side: a line is written whole, when its step is done, and for a slow one also while it works.
  const slow = setInterval(() => process.stdout.write(`  ${name}… (${seconds(started)})\n`), 10_000);
  try {
    const result = await work();
    process.stdout.write(`  ${name}… ${done} in ${seconds(started)}\n`);
    return result;
  } finally {
    clearInterval(slow);
  }
}

/** `1.2 s` since a reading of `performance.now()`. */
export const seconds = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`;
