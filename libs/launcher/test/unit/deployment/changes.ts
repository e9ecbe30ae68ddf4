import { isTree } from './differences.ts';

interface Change {
  /** Where it is another tree, and how. */
  what: string;
  tree: unknown;
}

function changedLeaf(leaf: unknown): unknown {
  if (typeof leaf === 'string') return `${leaf}!`;
  if (typeof leaf === 'number') return -1 - leaf;
  return typeof leaf === 'boolean' ? !leaf : 'something';
}

function* ofList(list: readonly unknown[], at: string): Generator<Change> {
  for (const [index, one] of list.entries()) {
    yield { what: `${at}[${index}] is gone`, tree: list.toSpliced(index, 1) };
    for (const { what, tree } of changesOf(one, `${at}[${index}]`)) yield { what, tree: list.with(index, tree) };
  }
  yield { what: `${at} has one more`, tree: [...list, 'stranger'] };
}

/**
 * Every tree that differs from one in a single place: something is gone, is another, or is there besides. What compares
 * trees must see each of them.
 */
export function* changesOf(tree: unknown, at = ''): Generator<Change> {
  if (Array.isArray(tree)) yield* ofList(tree, at);
  else if (isTree(tree)) {
    for (const [key, value] of Object.entries(tree)) {
      const { [key]: _gone, ...rest } = tree;
      yield { what: `${at}.${key} is gone`, tree: rest };
      for (const change of changesOf(value, `${at}.${key}`)) yield { ...change, tree: { ...tree, [key]: change.tree } };
    }
    yield { what: `${at} has a stranger`, tree: { ...tree, stranger: 'stranger' } };
  } else yield { what: `${at} is ${JSON.stringify(changedLeaf(tree))}`, tree: changedLeaf(tree) };
}
