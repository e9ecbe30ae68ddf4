import type { Guard } from '../guard.ts';

/** What two replicas of a process share. */
export const replicas: readonly Guard[] = [
  {
    name: 'the attempts that all replicas count together',
    file: 'libs/platform/src/limits/attempt-limits.ts',
    replace: [['`${rule}:${hashOf(of)}`', '`${rule}:${process.pid}:${hashOf(of)}`']],
    suite: 'libs/testing/test/slow/replicas/replicas.test.ts',
    project: 'slow',
    test: 'failed logins are counted together, wherever they are tried',
  },
  {
    name: 'the refused tokens that all replicas are told of',
    file: 'bff/src/auth/refused-tokens.ts',
    replace: [
      ['REREAD_MILLISECONDS = 4000', 'REREAD_MILLISECONDS = 400_000'],
      ['refusals.map((refused) => ({ refused })),', '[],'],
    ],
    suite: 'libs/testing/test/slow/replicas/replicas.test.ts',
    project: 'slow',
    test: 'a session that ends at one replica ends at the other within 5 seconds',
  },
  {
    name: 'the change that tells who left a journey',
    file: 'bff/src/live/live-streams.ts',
    replace: [['change >= ?', 'change > ?']],
    suite: 'bff/test/integration/live.test.ts',
    test: 'who leaves a journey hears of it on an open page',
  },
  {
    name: 'who left a journey while away',
    file: 'bff/src/live/live-streams.ts',
    replace: [['where d.journey = c.journey and d.change > ?', 'where false and d.change > ?']],
    suite: 'bff/test/integration/live.test.ts',
    test: 'who left while away hears of it',
  },
  {
    name: 'the migrations that wait for each other without a statement that stays',
    file: 'libs/platform/src/database/migrate.ts',
    replace: [['pg_try_advisory_lock(${name})', 'pg_advisory_lock(${name}) is not null']],
    suite: 'libs/platform/test/integration/stores.test.ts',
    test: 'several that migrate at once wait for each other, also for an index that is made beside those who write',
  },
];
