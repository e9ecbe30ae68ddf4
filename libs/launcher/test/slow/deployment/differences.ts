/** What a value must be where it is not one value: said in words, for whoever reads a difference. */
export class Requirement {
  constructor(
    readonly says: string,
    readonly holds: (given: unknown) => boolean,
  ) {}
}

/** A tree as it is expected. What it does not name must not be there. */
export type Expected =
  | Requirement
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Expected[]
  | { readonly [key: string]: Expected };
type Tree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Requirement);

const shown = (value: unknown): string =>
  value instanceof Requirement ? value.says : (JSON.stringify(value) ?? 'nothing').slice(0, 120);

/** Every place where a tree differs from what is expected, a line each. */
export function differences(expected: Expected, given: unknown, at = ''): string[] {
  if (expected instanceof Requirement)
    return expected.holds(given) ? [] : [`${at} is ${shown(given)}, and must be ${expected.says}`];
  const [wanted, found]: unknown[] = [expected, given];
  if (Array.isArray(wanted) && Array.isArray(found)) {
    const [one, other]: [Expected[], unknown[]] = [wanted, found];
    return Array.from({ length: Math.max(one.length, other.length) }, (_, index) =>
      differences(one[index], other[index], `${at}[${index}]`),
    ).flat();
  }
  if (isTree(expected) && isTree(given)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(given)]);
    return [...keys].flatMap((key) => differences(expected[key], given[key], at === '' ? key : `${at}.${key}`));
  }
  if (expected === given) return [];
  if (expected === undefined) return [`${at} is ${shown(given)}, which nobody expects`];
  return [`${at} is ${shown(given)}, and must be ${shown(expected)}`];
}

/** A text of this form. */
export const text = (form: RegExp) =>
  new Requirement(`a text like ${form.source}`, (given) => typeof given === 'string' && form.test(given));

/** A whole number of at least so much: how much is nobody's rule. */
export const figure = (least = 1) =>
  new Requirement(`a number of at least ${least}`, (given) => Number.isInteger(given) && Number(given) >= least);

/** These, in any order. */
export const justThese = (wanted: readonly string[]) =>
  new Requirement(`just ${wanted.toSorted().join()}`, (given) => {
    const found: unknown = given;
    return Array.isArray(found) && [...(found as unknown[])].toSorted().join() === wanted.toSorted().join();
  });
