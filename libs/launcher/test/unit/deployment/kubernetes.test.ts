import { readEnvironment } from '@bitacora/platform';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processNames } from '../../../src/platform/processes.ts';
import { root } from '../../../src/platform/settings.ts';
import { addressProblems, doorwayProblems } from './addresses.ts';
import { arrowProblems, unreachableParts } from './arrows.ts';
import { typeProblems } from './kubernetes-types.ts';
import { plantedViolations } from './planted-violations.ts';
import { environmentGiven, podProblems } from './pods.ts';
import {
  adminProblems,
  brokerProblems,
  doorProblems,
  missingManifests,
  mostConnections,
  processProblems,
} from './processes-deployed.ts';
import { find, hasKubectl, type Manifest, ofKind, render, unhashed } from './rendering.ts';
import { schemaOf } from './schema-of-process.ts';
import { watchProblems } from './watch/watch-deployed.ts';

const overlays = readdirSync(join(root, 'k8s/overlays')).flatMap((name) => [
  `overlays/${name}`,
  `overlays/${name} with watch`,
]);

test('every process has its file', () => {
  const missing = processNames.filter((name) => !existsSync(join(root, `k8s/base/${name}.yaml`)));
  expect(missing).toEqual([]);
});

/** Everything that the manifests of a whole platform must be. */
async function problemsOf(manifests: readonly Manifest[], secretsFrom: readonly Manifest[]): Promise<string[]> {
  const missing = missingManifests(manifests);
  // What is not there has no settings to compare.
  if (missing.length > 0) return missing;
  const own = await Promise.all(processNames.map((name) => processProblems(manifests, name, secretsFrom)));
  return [
    ...podProblems(manifests),
    ...(await arrowProblems(manifests)),
    ...unreachableParts(manifests).map((part) => `nobody can reach ${part}`),
    ...addressProblems(manifests, secretsFrom),
    ...doorwayProblems(manifests),
    ...doorProblems(manifests),
    ...watchProblems(manifests),
    ...adminProblems(manifests),
    ...own.flat(),
  ];
}

if (!hasKubectl) {
  test('SKIPPED, for kubectl is not there: what the overlays render to', () => {
    process.stderr.write('kubectl is missing: the Kubernetes manifests were not rendered, and not checked.\n');
  });
} else {
  describe('what the overlays render to', () => {
    let rendered: Map<string, Manifest[]>;
    const of = (overlay: string) => rendered.get(overlay) ?? [];
    const local = () => of('overlays/local with watch');
    beforeAll(() => {
      rendered = new Map(
        overlays.map((overlay) => {
          const [folder = '', ...components] = overlay.split(' with ');
          return [overlay, render(folder, ...components)];
        }),
      );
    });

    test.each(overlays)('%s is of the Kubernetes types, with no field that they do not know', (overlay) => {
      expect(typeProblems(of(overlay))).toEqual([]);
    });

    test('a field that Kubernetes does not know is named, however deep it is', () => {
      const wrong = structuredClone(find(local(), 'Deployment', 'bff'));
      Object.assign(wrong.spec?.template.spec?.containers[0]?.readinessProbe ?? {}, { periodSecond: 5 });
      expect(typeProblems([wrong]).join()).toMatch(/Deployment bff: .*periodSecond/);
    });

    test.each(overlays)('%s keeps the house rules, and gives each process exactly what it reads', async (overlay) => {
      expect(await problemsOf(of(overlay), local())).toEqual([]);
    });

    test.each(plantedViolations)('it is seen when $what', async ({ plant, seen }) => {
      const manifests = structuredClone(local());
      plant(manifests);
      expect((await problemsOf(manifests, manifests)).join('\n')).toMatch(seen);
    });

    test('a door by nginx passes files and live updates on as they come', () => {
      const { annotations } = find(render('overlays/production', 'ingress-nginx'), 'Ingress', 'public').metadata ?? {};
      expect(annotations).toMatchObject({
        'nginx.ingress.kubernetes.io/proxy-body-size': '24m',
        'nginx.ingress.kubernetes.io/proxy-request-buffering': 'off',
        'nginx.ingress.kubernetes.io/proxy-buffering': 'off',
      });
    });

    test('the runbook makes every Secret that production refers to, with every key', () => {
      const runbook = readFileSync(join(root, 'docs/operate.md'), 'utf8').replaceAll('\\\n', ' ');
      const ownOfParts = ['postgresql', 'redis'];
      const wanted = ofKind(local(), 'Secret').filter(({ metadata }) => !ownOfParts.includes(unhashed(metadata?.name)));
      const missing = wanted.flatMap(({ metadata, data = {} }) => {
        const name = unhashed(metadata?.name).replace(/^database-.*/, '"database-$process"');
        const line = runbook.split('\n').find((one) => one.trim().startsWith(`secret ${name} `)) ?? '';
        return Object.keys(data).flatMap((key) => (line.includes(` --from-file=${key}=`) ? [] : [`${name}: ${key}`]));
      });
      expect(missing).toEqual([]);
    });

    test('Redis of a trial keeps what it is given', () => {
      expect(brokerProblems(local())).toEqual([]);
      const forgetful = structuredClone(local());
      const [container] = find(forgetful, 'StatefulSet', 'redis').spec?.template.spec?.containers ?? [];
      Object.assign(container ?? {}, { args: container?.args?.map((one) => one.replace('noeviction', 'allkeys-lru')) });
      expect(brokerProblems(forgetful)).toEqual(['redis: not so: --maxmemory-policy noeviction']);
    });

    test('a real platform has two of every process at least', () => {
      const least = ofKind(of('overlays/production'), 'HorizontalPodAutoscaler').map(({ spec }) => spec?.minReplicas);
      expect(least).toEqual(processNames.map(() => 2));
    });

    test('PostgreSQL of a trial takes the connections of all replicas that a real platform may have', () => {
      const { args } = find(local(), 'StatefulSet', 'postgresql').spec?.template.spec?.containers[0] ?? {};
      const taken = Number(args?.join(' ').match(/max_connections=(\d+)/)?.[1]);
      expect(mostConnections(of('overlays/production'))).toBeLessThanOrEqual(taken);
    });

    test.each(processNames)('%s starts with what the trial gives it, and refuses that in production', async (name) => {
      const [container] = find(local(), 'Deployment', name).spec?.template.spec?.containers ?? [];
      const given = { ...environmentGiven(container ?? { name }, local()), WEB_ROOT: root };
      const schema = await schemaOf(name);
      expect(() => readEnvironment(schema, given)).not.toThrow();
      const secrets = Object.keys(given).filter((key) => /SECRET|_KEY|DATABASE_URL|REDIS_URL/.test(key));
      for (const secret of secrets)
        expect(() => readEnvironment(schema, { ...given, NODE_ENV: 'production' })).toThrow(`${secret}:`);
    });
  });
}
