import { type ReactNode, useEffect, useRef } from 'react';
import type { Entries } from '../../lib/lists/use-entries.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import { Loaded } from './loaded.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { words } from './words.ts';

interface PagedEntriesProps<Item> {
  list: Entries<Item>;
  /** What the list is called for who hears it. */
  label: string;
  failed: string;
  empty: string;
  /** What is said above the entries. */
  note?: ReactNode;
  children: (item: Item) => ReactNode;
}

/** What is read from top to bottom and leads nowhere by itself: a history, a ledger; page after page, in every state. */
export function PagedEntries<Item extends { id: string }>(props: PagedEntriesProps<Item>) {
  const { list, label, failed, empty, note, children } = props;
  const entries = useRef<HTMLOListElement>(null);
  const shownBefore = useRef<number | null>(null);
  const shown = list.data?.length ?? 0;
  useEffect(() => {
    const first = shownBefore.current;
    if (first === null || shown <= first) return;
    shownBefore.current = null;
    entries.current?.querySelectorAll<HTMLElement>(':scope > li')[first]?.focus();
  }, [shown]);
  const more = () => {
    // The button may be gone with the last page: reading goes on at the first entry that it brings.
    shownBefore.current = shown;
    list.more();
  };
  return (
    <Loaded answer={list} waiting={<SkeletonRows count={3} />} failed={failed} stale={false}>
      {(items) => (
        <div className="grid gap-3">
          {note}
          {items.length === 0 ? (
            <p className="text-ink-soft">{empty}</p>
          ) : (
            <ol ref={entries} aria-label={label} className="grid grid-cols-1">
              {items.map((item) => (
                <li key={item.id} tabIndex={-1} className="border-t border-line py-3 wrap-anywhere first:border-t-0">
                  {children(item)}
                </li>
              ))}
            </ol>
          )}
          {list.error !== undefined && (
            <Notice tone="wait" role="status">
              {list.hasMore ? words.moreFailed : words.stale}
            </Notice>
          )}
          {list.hasMore && (
            <Button look="secondary" className="justify-self-center" isBusy={list.isValidating} onClick={more}>
              {words.more}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  );
}
