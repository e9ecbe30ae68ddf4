/** Says what a step waits for just now, which is told when it takes long. */
export type WaitFor = (what: string) => void;

const TELL_EACH_MILLISECONDS = 10_000;
const LONG_MILLISECONDS = 30_000;

/** Runs a step of a start and says how long it took: `  PostgreSQL… ready in 1.2 s`; of a long one also what it waits for. */
export async function step<Result>(
  name: string,
  work: (waitFor: WaitFor) => Promise<Result>,
  done = 'ready',
): Promise<Result> {
  const started = performance.now();
  let awaited = '';
  const progress = () => {
    const isLong = performance.now() - started >= LONG_MILLISECONDS;
    return isLong && awaited !== '' ? `${seconds(started)}, still waiting for ${awaited}` : seconds(started);
  };
  // Steps run side by side: a line is written whole, when its step is done, and for a slow one also while it works.
  const slow = setInterval(() => process.stdout.write(`  ${name}… (${progress()})\n`), TELL_EACH_MILLISECONDS);
  try {
    const result = await work((what) => (awaited = what));
    process.stdout.write(`  ${name}… ${done} in ${seconds(started)}\n`);
    return result;
  } finally {
    clearInterval(slow);
  }
}

/** Does something for each name, side by side, and says for whom it still waits. */
export async function forEachName<Name extends string>(
  names: readonly Name[],
  waitFor: WaitFor,
  work: (name: Name) => Promise<void>,
): Promise<void> {
  const left = new Set(names);
  const tell = () => waitFor([...left].join(', '));
  tell();
  await Promise.all(
    names.map(async (name) => {
      await work(name);
      left.delete(name);
      tell();
    }),
  );
}

/** `1.2 s` since a reading of `performance.now()`. */
export const seconds = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`;
