import { createRequire } from 'node:module';

type Jest = typeof import('@jest/test-sequencer', { with: { 'resolution-mode': 'require' } });

// Its types are those of CommonJS alone.
const { default: TestSequencer }: Jest = createRequire(import.meta.url)('@jest/test-sequencer');

/** The suites that take longest, in the order in which they begin (docs/architecture.md#testing). */
export const longest: readonly string[] = [
  'bff/test/slow-contract/contract.test.ts',
  'libs/backup/test/slow/backup-and-restore.test.ts',
  'services/notifications/test/slow/kills.test.ts',
  'services/notifications/test/slow/wiped-redis.test.ts',
  'web/test/slow/first-day.test.ts',
  // Twelve processes of its own: not while the platform of the stories starts.
  'libs/testing/test/slow/replicas/replicas.test.ts',
  'libs/platform/test/slow/outages.test.ts',
  'bff/test/slow/memory.test.ts',
  'web/test/slow/own-platform.test.ts',
  'libs/backup/test/slow/machine.test.ts',
  'services/identity/test/slow/start.test.ts',
  'web/test/slow-components/service-forms/service-form.test.tsx',
  'web/test/slow-components/journey-form/new-journey.test.tsx',
  'web/test/slow-stories/accessibility-public.test.ts',
  'web/test/slow-stories/accessibility-staff.test.ts',
  'libs/platform/test/slow/ending.test.ts',
  // The platform of the stories starts beside these, of which the last waits for most.
  'bff/test/integration/edge.test.ts',
  'bff/test/integration/reads.test.ts',
  'services/notifications/test/integration/mails.test.ts',
];

type Tests = Parameters<InstanceType<Jest['default']>['sort']>[0];

/**
 * The longest suites first, so that no worker waits for another's at the end; the rest as Jest has it. Jest knows what
 * took long from the run before, which a new machine has not had.
 */
export default class LongestFirst extends TestSequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const rank = ({ path }: Tests[number]) => {
      const index = longest.findIndex((suite) => path.endsWith(suite));
      return index === -1 ? longest.length : index;
    };
    return [...(await super.sort(tests))].sort((one, other) => rank(one) - rank(other));
  }
}
