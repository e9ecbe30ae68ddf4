/**
 * Runs a task while no other tab of this browser runs one of the same name. Locks need https or localhost; without
 * them tabs are only told by storage, and the server's grace for a rotated token absorbs the rest.
 */
export function oneAtATime<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request(name, task) : task();
}
