import { isTree } from '../../fixture/deployment/differences.ts';

interface Change {
  /** Where it is another tree, and how. */
  what: string;
  tree: unknown;
}

/** What makes no sense in its place. */
function nonsense(leaf: unknown): unknown {
  if (typeof leaf === 'number') return -1 - leaf;
  if (typeof leaf === 'boolean') return !leaf;
  return typeof leaf === 'string' ? `${leaf}!` : 'something';
}

/** What would make sense: a figure more. The same, where there is no figure. */
function anotherFigure(leaf: unknown): unknown {
  if (typeof leaf === 'number') return leaf + 1;
  return typeof leaf === 'string' ? leaf.replace(/\d+(?!.*\d)/s, (digits) => String(Number(digits) + 1)) : leaf;
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
  } else {
    const [wrong, other] = [nonsense(tree), anotherFigure(tree)];
    yield { what: `${at} is ${JSON.stringify(wrong)}`, tree: wrong };
    if (other !== tree) yield { what: `${at} is of another figure: ${JSON.stringify(other)}`, tree: other };
  }
}
