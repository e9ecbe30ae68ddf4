import { differences, type Expected } from '../../../fixture/deployment/differences.ts';
import type { Manifest } from '../../../fixture/deployment/rendering.ts';
import { platformExpected, type Deployed } from './platform.ts';
import { byName, type Context, contextOf, readable } from '../../../fixture/deployment/readable.ts';
import type { Platform } from './shapes.ts';
import { wayProblems, waysExpected } from './ways-expected.ts';

/** What a rendering is compared with. */
export interface Comparison {
  expected: Platform;
  ways: ReadonlySet<string>;
  secretsFrom?: readonly Manifest[];
}

export const comparisonFor = async (deployed: Deployed, secretsFrom?: readonly Manifest[]): Promise<Comparison> => ({
  expected: await platformExpected(deployed),
  ways: await waysExpected(deployed),
  ...(secretsFrom ? { secretsFrom } : {}),
});

/** Where one manifest differs from what is expected by its name. */
export const manifestProblems = (name: string, given: unknown, expected: Expected, context: Context) =>
  differences(expected, readable(given, context)).map((words) => `${name}: ${words}`);

const withoutPolicies = (manifests: readonly Manifest[]) => manifests.filter(({ kind }) => kind !== 'NetworkPolicy');

/** Where what is deployed differs from what it must be, but for who may ask whom. */
export function shapeProblems(manifests: readonly Manifest[], { expected, secretsFrom }: Comparison): string[] {
  const found = byName(withoutPolicies(manifests));
  const context = contextOf(manifests, secretsFrom);
  return [
    ...Object.keys(expected).flatMap((name) => (found.has(name) ? [] : [`there is no ${name}`])),
    ...[...found].flatMap(([name, one]) =>
      name in expected
        ? manifestProblems(name, one, expected[name], context)
        : [`${name} is there, which nobody expects`],
    ),
  ];
}

/** Everything in which a rendering differs from what it must be, a line each. */
export function problemsOf(manifests: readonly Manifest[], comparison: Comparison): string[] {
  return [...shapeProblems(manifests, comparison), ...wayProblems(manifests, comparison.ways)];
}
