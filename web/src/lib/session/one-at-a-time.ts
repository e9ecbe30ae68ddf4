/** Longer than a task takes: whoever still holds the lock then is a tab that its browser has put to sleep. */
const TIMEOUT_MILLISECONDS = 25_000;

/**
 * Runs a task while no other tab of this browser runs one of the same name. Locks need https or localhost; without
 * them, or when a sleeping tab keeps one, the server's grace for a rotated token absorbs the rest.
 */
export async function oneAtATime<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return task();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return task();
  };
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return task();
  }
}
