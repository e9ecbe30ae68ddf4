import { readEnvironment } from '@bitacora/platform';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { processNames } from '../../../src/platform/processes.ts';
import { root } from '../../../src/platform/settings.ts';
import { changesOf } from './changes.ts';
import type { Deployed } from './kubernetes/platform.ts';
import { policyProblems } from './kubernetes/policy-schema.ts';
import { type Comparison, comparisonFor, manifestProblems, shapeProblems } from './kubernetes/problems.ts';
import { contextOf, environmentGiven } from './kubernetes/readable.ts';
import { rules } from './kubernetes/rules.ts';
import { typeProblems } from './kubernetes/types.ts';
import { wayProblems } from './kubernetes/ways-expected.ts';
import { called, find, hasKubectl, isNewEnough, type Manifest, ofKind, render } from './rendering.ts';
import { schemaOf } from './schema-of-process.ts';

const deployments: readonly (Deployed & { words: string })[] = (
  [
    ['local', []],
    ['local', ['watch']],
    ['production', []],
    ['production', ['watch']],
    ['production', ['ingress-nginx', 'certificate', 'watch', 'alerts']],
  ] as const
).map(([overlay, components]) => ({ overlay, components, words: [overlay, ...components].join(' with ') }));

/** What may be otherwise: it makes no difference to anybody, or is a matter of measure. */
const free: Readonly<Record<string, RegExp>> = {
  'how often and how patiently a probe asks': /Probe\.\w+(Seconds|Threshold) is gone$/,
  'a label beside another that says it already': /matchLabels\.app\.kubernetes\.io\/(component|part-of) is gone$/,
  'TCP, which goes without saying': /ports\[1\]\.protocol is gone$/,
};

test('every process has its file', () => {
  const missing = processNames.filter((name) => !existsSync(join(root, `k8s/base/${name}.yaml`)));
  expect(missing).toEqual([]);
});

test.each([
  ['1', '20', false],
  ['1', '26+', false],
  ['1', '27', true],
  ['1', '32+', true],
  ['2', '0', true],
])('kubectl %s.%s renders the manifests: %s', (major, minor, isEnough) => {
  expect(isNewEnough(JSON.stringify({ clientVersion: { major, minor } }))).toBe(isEnough);
});

if (!hasKubectl) {
  test('SKIPPED, for kubectl 1.27 or newer is not there: what the overlays render to', () => {
    process.stderr.write(
      'kubectl is missing or too old: the Kubernetes manifests were not rendered, and not checked.\n',
    );
  });
} else {
  describe('what the overlays render to', () => {
    let rendered: Map<string, Manifest[]>;
    const local = () => rendered.get('local with watch') ?? [];
    let comparison: Comparison;
    beforeAll(async () => {
      rendered = new Map(
        deployments.map(({ overlay, components, words }) => [words, render(`overlays/${overlay}`, ...components)]),
      );
      comparison = await comparisonFor({ overlay: 'local', components: ['watch'] });
    });

    test('it is of the Kubernetes types, with no field that they do not know, however deep', () => {
      const wrong = structuredClone(find(local(), 'Deployment', 'bff'));
      Object.assign(wrong.spec?.template.spec?.containers[0]?.readinessProbe ?? {}, { periodSecond: 5 });
      const problems = typeProblems([...[...rendered.values()].flat(), wrong]);
      expect(problems).toEqual([expect.stringMatching(/Deployment bff: .*periodSecond/)]);
    });

    test.each(deployments)('$words is what the code wants, and nothing else', async ({ words, ...deployed }) => {
      const manifests = rendered.get(words) ?? [];
      const wanted = await comparisonFor(deployed, local());
      expect(rules.flatMap(({ problems }) => problems(manifests, wanted))).toEqual([]);
    });

    test.each(rules.flatMap(({ says, problems, planted }) => planted.map((one) => ({ ...one, says, problems }))))(
      '“$says” sees that $what',
      ({ problems, plant, seen }) => {
        const manifests = structuredClone(local());
        plant(manifests);
        expect(problems(manifests, { ...comparison, secretsFrom: manifests }).join('\n')).toMatch(seen);
      },
    );

    /** Changes of some of the manifests that are not seen, though they are in nobody's discretion. */
    function unseen(
      of: readonly Manifest[],
      see: (all: readonly Manifest[], changed: Manifest, name: string) => boolean,
    ) {
      return of.flatMap((one) =>
        [...changesOf(one, called(one))].flatMap(({ what, tree }) => {
          const changed = tree as Manifest;
          const all = () => local().map((other) => (other === one ? changed : other));
          const isFree = Object.values(free).some((form) => form.test(what));
          return isFree || see(all(), changed, called(one)) ? [] : [what];
        }),
      );
    }
    const shapeIsSeen = (changed: Manifest, name: string) =>
      manifestProblems(name, changed, comparison.expected[name], contextOf(local())).length > 0;
    const values = () => [...ofKind(local(), 'ConfigMap'), ...ofKind(local(), 'Secret')];

    test('any single change of a NetworkPolicy that opens or closes a way is seen', () => {
      const policies = ofKind(local(), 'NetworkPolicy');
      expect(
        unseen(
          policies,
          (all, changed) => policyProblems(changed).length > 0 || wayProblems(all, comparison.ways).length > 0,
        ),
      ).toEqual([]);
    });

    test('any single change of a value is seen where it arrives', () => {
      expect(
        unseen(
          values(),
          (all, changed, name) => shapeIsSeen(changed, name) || shapeProblems(all, comparison).length > 0,
        ),
      ).toEqual([]);
    });

    test('any single change of anything else is seen: gone, another, or one more', () => {
      const others = local().filter((one) => one.kind !== 'NetworkPolicy' && !values().some((value) => value === one));
      const context = contextOf(local());
      expect(
        unseen(
          others,
          (_, changed, name) => manifestProblems(name, changed, comparison.expected[name], context).length > 0,
        ),
      ).toEqual([]);
    });

    test.each(processNames)('%s starts with what the trial gives it, and refuses that in production', async (name) => {
      const [container] = find(local(), 'Deployment', name).spec?.template.spec?.containers ?? [];
      const given = { ...environmentGiven(container ?? {}, contextOf(local())), WEB_ROOT: root };
      const schema = await schemaOf(name);
      expect(() => readEnvironment(schema, given)).not.toThrow();
      const secrets = Object.keys(given).filter((key) => /SECRET|_KEY|DATABASE_URL|REDIS_URL/.test(key));
      for (const secret of secrets)
        expect(() => readEnvironment(schema, { ...given, NODE_ENV: 'production' })).toThrow(`${secret}:`);
    });
  });
}
