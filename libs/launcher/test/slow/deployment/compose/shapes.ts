import { differences, type Expected, isTree, justThese, Requirement } from '../../../fixture/deployment/differences.ts';
import { mostMemory } from '../versions.ts';

export type Tree = Readonly<Record<string, Expected>>;

/** How much a service may take: the memory that was measured, and some of the processors. */
export const limits = (whose: string): Tree => ({
  mem_limit: new Requirement(`${mostMemory[whose]} MiB`, (given) => {
    const [, digits, unit] = /^(\d+)([mg])$/.exec(String(given)) ?? [];
    return Number(digits) * (unit === 'g' ? 1024 : 1) === mostMemory[whose];
  }),
  cpus: new Requirement('some of the processors', (given) => typeof given === 'number' && given > 0),
});

/** What may do nothing but run. */
export const confined: Tree = { cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] };

/** What writes nothing but temporary files, either. */
export const unwritable: Tree = { ...confined, read_only: true, tmpfs: ['/tmp'] };

/** A question that is asked now and then: how often, and how patiently, is nobody's rule. */
export const asked = (...test: readonly string[]) =>
  new Requirement(`asked by ${test.join(' ')}`, (given) => {
    if (!isTree(given)) return false;
    const { interval, timeout, retries, ...question } = given;
    return (
      differences({ test }, question).length === 0 &&
      [interval, timeout].every((one) => /^[1-9]\d*s$/.test(String(one))) &&
      Number(retries) > 0
    );
  });

const secretOf = (value: Expected) =>
  typeof value === 'string' ? /^\/run\/secrets\/([a-z0-9-]+)$/.exec(value)?.[1] : undefined;

/** The environment that has each of these settings, and the secrets that it reads: those lie in files. */
export function settings(given: Tree): Tree {
  const entries = Object.entries(given);
  return {
    environment: Object.fromEntries(
      entries.map(([setting, value]) => [secretOf(value) === undefined ? setting : `${setting}_FILE`, value]),
    ),
    secrets: justThese(entries.flatMap(([, value]) => secretOf(value) ?? [])),
  };
}

const conditions = { answers: 'service_healthy', ended: 'service_completed_successfully' };

/** Waits for those who must answer, and those who must have ended well. */
export const after = (whom: Readonly<Record<string, keyof typeof conditions>>): Tree => ({
  depends_on: Object.fromEntries(Object.entries(whom).map(([name, how]) => [name, { condition: conditions[how] }])),
});
