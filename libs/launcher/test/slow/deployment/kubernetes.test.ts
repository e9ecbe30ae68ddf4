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
import { contextOf, environmentGiven } from '../../fixture/deployment/readable.ts';
import { rules } from './kubernetes/rules.ts';
import { typeProblems } from './kubernetes/types.ts';
import { wayProblems } from './kubernetes/ways-expected.ts';
import { called, find, hasKubectl, isNewEnough, type Manifest, render } from '../../fixture/deployment/rendering.ts';
import { schemaOf } from '../../fixture/deployment/schema-of-process.ts';

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
  'how often and how patiently a probe asks': /Probe\.\w+(Seconds|Threshold) is (gone|of another figure)/,
  'how much is asked for, and of the processor also taken':
    /(requests\.(cpu|memory|storage)|limits\.cpu) is of another/,
  'how far a process grows, and at which load': /(maxReplicas|averageUtilization) is of another/,
  'how often and how long a job is tried, and kept':
    /(backoffLimit|DeadlineSeconds|Finished|HistoryLimit) is of another/,
  'the letters of a key of the trial': /\.data\.(JWT_\w+_KEYS?|SEAL_KEY|BACKUP_PUBLIC_KEY) is of another/,
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

    /** The trial, and of production what is not the same there, at its most. */
    const changed = [
      { words: 'local with watch' },
      { words: 'production with ingress-nginx with certificate with watch with alerts' },
    ];
    async function subjectOf(words: string) {
      const deployed = deployments.find((one) => one.words === words);
      if (!deployed) throw new Error(`nothing is deployed as ${words}`);
      const all = rendered.get(words) ?? [];
      const known = new Set(all === local() ? [] : local().map((one) => JSON.stringify(one)));
      return {
        all,
        wanted: await comparisonFor(deployed, local()),
        context: contextOf(all, local()),
        own: all.filter((one) => !known.has(JSON.stringify(one))),
      };
    }
    const isValue = ({ kind }: Manifest) => kind === 'ConfigMap' || kind === 'Secret';
    const isPolicy = ({ kind }: Manifest) => kind === 'NetworkPolicy';

    /** Changes of manifests that are not seen, though they are in nobody's discretion. */
    function unseen(of: readonly Manifest[], isSeen: (changed: Manifest, original: Manifest) => boolean) {
      const isFree = (what: string) => Object.values(free).some((form) => form.test(what));
      return of.flatMap((one) =>
        [...changesOf(one, called(one))].flatMap(({ what, tree }) =>
          isFree(what) || isSeen(tree as Manifest, one) ? [] : [what],
        ),
      );
    }
    const instead = (all: readonly Manifest[], original: Manifest, changedOne: Manifest) =>
      all.map((one) => (one === original ? changedOne : one));

    test.each(changed)(
      'any single change of a NetworkPolicy of $words that opens or closes a way is seen',
      async ({ words }) => {
        const { all, own, wanted } = await subjectOf(words);
        const missed = unseen(
          own.filter(isPolicy),
          (one, original) =>
            policyProblems(one).length > 0 || wayProblems(instead(all, original, one), wanted.ways).length > 0,
        );
        expect(missed).toEqual([]);
      },
    );

    test.each(changed)('any single change of a value of $words is seen where it arrives', async ({ words }) => {
      const { all, own, wanted, context } = await subjectOf(words);
      const missed = unseen(own.filter(isValue), (one, original) => {
        const name = called(original);
        if (manifestProblems(name, one, wanted.expected[name], context).length > 0) return true;
        const others = instead(all, original, one);
        return shapeProblems(others, { ...wanted, secretsFrom: all === local() ? others : local() }).length > 0;
      });
      expect(missed).toEqual([]);
    });

    test.each(changed)(
      'any single change of anything else of $words is seen: gone, another, or one more',
      async ({ words }) => {
        const { own, wanted, context } = await subjectOf(words);
        const missed = unseen(
          own.filter((one) => !isPolicy(one) && !isValue(one)),
          (one, original) =>
            manifestProblems(called(original), one, wanted.expected[called(original)], context).length > 0,
        );
        expect(missed).toEqual([]);
      },
    );

    test.each(processNames)('%s starts with what the trial gives it, and refuses that in production', async (name) => {
      const [container] = find(local(), 'Deployment', name).spec?.template.spec?.containers ?? [];
      const given = { ...environmentGiven(container ?? {}, contextOf(local())), WEB_ROOT: root };
      const schema = await schemaOf(name);
      expect(() => readEnvironment(schema, given)).not.toThrow();
      // What the trial leaves empty is no secret of it.
      const secrets = Object.keys(given).filter(
        (key) => given[key as keyof typeof given] && /SECRET|_KEY|DATABASE_URL|REDIS_URL/.test(key),
      );
      for (const secret of secrets)
        expect(() => readEnvironment(schema, { ...given, NODE_ENV: 'production' })).toThrow(`${secret}:`);
    });
  });
}
