import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface Places {
  list: RefObject<HTMLElement | null>;
  /** Where reading goes on when no row is left. */
  otherwise: RefObject<HTMLElement | null>;
}

const rowsOf = ({ current: list }: Places['list']) => [...(list?.querySelectorAll<HTMLElement>('li > a') ?? [])];

/** When the row with the keyboard goes, withdrawn or cancelled elsewhere, the one that takes its place has it. */
export function useKeepRow(items: readonly unknown[], { list, otherwise }: Places) {
  const kept = useRef<{ row: Element; at: number } | null>(null);
  useEffect(() => {
    // Who presses elsewhere, on nothing too, is no longer at the row.
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !kept.current?.row.contains(target)) kept.current = null;
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
  useLayoutEffect(() => {
    const { row, at } = kept.current ?? {};
    if (!row || at === undefined || row.isConnected) return;
    kept.current = null;
    // What took the focus since then has it.
    if (document.activeElement !== document.body) return;
    const rows = rowsOf(list);
    (rows[Math.min(at, rows.length - 1)] ?? otherwise.current)?.focus();
  }, [items, list, otherwise]);
  return ({ target }: { target: Element }) => {
    const at = rowsOf(list).findIndex((row) => row === target);
    kept.current = at < 0 ? null : { row: target, at };
  };
}
