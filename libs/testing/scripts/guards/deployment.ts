import type { Guard } from '../guard.ts';

const compose = 'libs/launcher/test/slow/deployment/compose.test.ts';

/** What an operator runs, and what it refuses to run. */
export const deployment: readonly Guard[] = [
  {
    name: 'the images of the compose file, which no registry is asked for',
    file: 'docker-compose.yml',
    replace: [['pull_policy: never', 'pull_policy: missing']],
    project: 'slow',
    suite: compose,
    test: 'compose runs the platform as the code wants it',
  },
  {
    name: 'what no pod of the platform may do',
    file: 'k8s/base/kustomization.yaml',
    replace: [['components: [../components/restricted]\n', '']],
    project: 'slow',
    suite: 'libs/launcher/test/slow/deployment/kubernetes.test.ts',
    test: 'production is what the code wants',
  },
  {
    name: 'the wait of a restore for queue and bucket',
    file: 'docs/operate.md',
    replace: [['docker compose up --detach --wait redis', 'docker compose up --detach redis']],
    project: 'slow',
    suite: 'libs/launcher/test/slow/deployment/runbook.test.ts',
    test: 'the queue answers and the bucket is there',
  },
  {
    name: 'the line end that is no part of a setting in the environment',
    file: 'libs/platform/src/config/settings-in-files.ts',
    replace: [['read[name] = withoutLineEnd(value);', 'read[name] = value;']],
    project: 'unit',
    suite: 'libs/platform/test/unit/settings-in-files.test.ts',
    test: 'the line end that an editor leaves in a secret of Kubernetes',
  },
  {
    name: 'the keys without which no backup goes into a bucket',
    file: 'libs/backup/src/settings.ts',
    replace: [["if (!given.BACKUP_URL?.startsWith('s3://')) return [];", 'if (given) return [];']],
    project: 'unit',
    suite: 'libs/backup/test/unit/settings.test.ts',
    test: 'a bucket without keys is refused',
  },
];
