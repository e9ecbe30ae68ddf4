import { type ReactNode, useRef } from 'react';
import type { Entries } from '../../lib/lists/use-entries.ts';
import { ListFoot } from './list-foot.tsx';
import { Loaded } from './loaded.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useFocusOnMore } from './use-focus-on-more.ts';

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
  const shown = list.data?.length ?? 0;
  const more = useFocusOnMore({ list: entries, selector: ':scope > li', shown, more: list.more });
  return (
    <Loaded answer={list} waiting={<SkeletonRows count={3} className="h-20" />} failed={failed} stale={false}>
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
          <ListFoot list={list} onMore={more} />
        </div>
      )}
    </Loaded>
  );
}
