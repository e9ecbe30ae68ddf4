import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../../src/platform/settings.ts';
import { type Manifest, ofKind, unhashed } from '../../../fixture/deployment/rendering.ts';
import { CONNECTIONS, POOL } from '../settings-expected.ts';
import { plantedShapes, plantedWays, type Violation } from './planted-violations.ts';
import { type Comparison, shapeProblems } from './problems.ts';
import { wayProblems } from './ways-expected.ts';

/** What must hold for all manifests together. It is no rule before a violation of it was seen. */
interface Rule {
  says: string;
  problems: (manifests: readonly Manifest[], comparison: Comparison) => string[];
  planted: readonly [Violation, ...Violation[]];
}

/** The BFF hears of changes by a connection of its own; a migration has two. */
const BESIDE_THE_POOL = 2;

/** The connections that all replicas may open while a release replaces each. */
function connectionProblems(manifests: readonly Manifest[]): string[] {
  const replicas = ofKind(manifests, 'HorizontalPodAutoscaler').map(({ spec }) => (spec?.maxReplicas ?? 0) + 1);
  const most = replicas.reduce((sum, count) => sum + count * (POOL + BESIDE_THE_POOL), 0);
  return most <= CONNECTIONS ? [] : [`${most} connections may be opened, and a PostgreSQL takes ${CONNECTIONS}`];
}

/** The parts of a trial have Secrets that production does not need. */
const ofTrialOnly = ['postgresql', 'redis'];
const runbook = readFileSync(join(root, 'docs/operate.md'), 'utf8').replaceAll('\\\n', ' ').split('\n');

/** Secrets that production refers to, and keys of them, which the runbook does not make. */
const runbookProblems = (_: readonly Manifest[], { secretsFrom = [] }: Comparison): string[] =>
  ofKind(secretsFrom, 'Secret')
    .map(({ metadata, data = {} }) => ({ name: unhashed(metadata?.name), keys: Object.keys(data) }))
    .filter(({ name }) => !ofTrialOnly.includes(name))
    .flatMap(({ name, keys }) => {
      const written = name.replace(/^database-.*/, '"database-$process"');
      const line = runbook.find((one) => one.trim().startsWith(`secret ${written} `)) ?? '';
      return keys.flatMap((key) =>
        line.includes(` --from-file=${key}=`) ? [] : [`the runbook makes no ${name}: ${key}`],
      );
    });

/** All rules. That any single change breaks the first two is tried besides (kubernetes.test.ts). */
export const rules: readonly Rule[] = [
  {
    says: 'everything is there as the code wants it, and nothing else',
    problems: shapeProblems,
    planted: plantedShapes,
  },
  {
    says: 'who may ask whom is just who calls, reads and measures whom',
    problems: (manifests, { ways }) => wayProblems(manifests, ways),
    planted: plantedWays,
  },
  {
    says: 'a PostgreSQL takes the connections of all replicas',
    problems: connectionProblems,
    planted: [
      {
        what: 'a process may have forty replicas',
        plant: (all) => {
          const [first] = ofKind(all, 'HorizontalPodAutoscaler');
          Object.assign(first?.spec ?? {}, { maxReplicas: 40 });
        },
        seen: /connections may be opened/,
      },
    ],
  },
  {
    says: 'the runbook makes every Secret, with every key',
    problems: runbookProblems,
    planted: [
      {
        what: 'a Secret has one more key, and there is one more Secret',
        plant: (all) => {
          const [first] = ofKind(all, 'Secret').filter(({ metadata }) => unhashed(metadata?.name) === 'mail');
          Object.assign(first?.data ?? {}, { SMTP_CERTIFICATE: '' });
          all.push({ apiVersion: 'v1', kind: 'Secret', metadata: { name: 'maps' }, data: { MAPS_KEY: '' } });
        },
        seen: /no mail: SMTP_CERTIFICATE[^]*no maps: MAPS_KEY/,
      },
    ],
  },
];
