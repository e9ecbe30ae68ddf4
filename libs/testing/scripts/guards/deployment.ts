import type { Guard } from '../guard.ts';

const compose = 'libs/launcher/test/unit/deployment/compose.test.ts';

/** What an operator runs, and what it refuses to run. */
export const deployment: readonly Guard[] = [
  {
    name: 'the images of the compose file, which no registry is asked for',
    file: 'docker-compose.yml',
    replace: [['pull_policy: never', 'pull_policy: missing']],
    project: 'unit',
    suite: compose,
    test: 'compose runs the platform as it is',
  },
];
