/** What Redis must say of itself for the queue to lose nothing that it took, and what it means otherwise. */
const needed = [
  { field: 'role', is: 'master', means: 'it takes nothing that is written' },
  { field: 'maxmemory_policy', is: 'noeviction', means: 'it may forget events when its memory is full' },
  { field: 'aof_enabled', is: '1', means: 'a restart loses what it has not written to disk (appendonly yes)' },
] as const;

/**
 * Where a Redis is set up so that it may lose events, a line each, from its answer to INFO, which a managed one gives, too,
 * where it refuses CONFIG. What it does not say is no problem.
 */
export function problemsOfRedis(info: string): string[] {
  return needed.flatMap(({ field, is, means }) => {
    const value = new RegExp(`^${field}:(.*)$`, 'm').exec(info)?.[1]?.trim();
    return value === undefined || value === is ? [] : [`${field} is ${value} and not ${is}: ${means}`];
  });
}
