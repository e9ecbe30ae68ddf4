import { type ReactNode, useRef } from 'react';
import type { PagedRows } from '../../lib/lists/use-paged-list.ts';
import { classNames } from '../class-names.ts';
import type { Order } from './column-head.tsx';
import { ListFoot } from './list-foot.tsx';
import { Loaded } from './loaded.tsx';
import { type Columns, Rows, type RowTarget } from './rows.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { useFocusAfterDialog } from './use-focus-after-dialog.ts';
import { useFocusOnMore } from './use-focus-on-more.ts';
import { useKeepRow } from './use-keep-row.ts';
import { words } from './words.ts';

const noItems: readonly never[] = [];

interface PagedListProps<Item extends { id: string }> {
  /** By which a search leads to its rows. */
  id?: string;
  list: PagedRows<Item>;
  columns: Columns<Item>;
  /** Where a row leads: the row is the link. */
  target: (item: Item) => RowTarget;
  /** The id of what is open over the list: its row has the focus when it is closed. */
  open?: string;
  /** What stands below a row and is no part of its link. */
  below?: (item: Item) => ReactNode;
  /** What is said of how many there are. */
  count: (count: number) => string;
  failed: string;
  /** What is done with all of them, at the side of the count. */
  beside?: ReactNode;
  order?: Order;
  /** Said when rows came while the list was shown. */
  newRows?: (count: number) => string;
  /** What stands there without rows: what will be here, and who acts next. */
  empty: ReactNode;
}

/** A list of the server in every state: loading, empty, failed, rows, more of them, and what comes meanwhile. */
export function PagedList<Item extends { id: string }>(props: PagedListProps<Item>) {
  const { id, list, columns, target, open = '', below, order, beside, count, failed, newRows, empty } = props;
  const rows = useRef<HTMLDivElement>(null);
  const counted = useRef<HTMLParagraphElement>(null);
  useFocusAfterDialog(open, list.data ?? [], { list: rows, otherwise: counted });
  const onFocus = useKeepRow(list.data ?? noItems, { list: rows, otherwise: counted });
  const shown = list.data?.length ?? 0;
  const more = useFocusOnMore({ list: rows, selector: 'li > a', shown, more: list.more });
  return (
    <Loaded answer={list} waiting={<SkeletonRows isList />} failed={failed} stale={false}>
      {(items) =>
        items.length === 0 ? (
          // Of other filters than those that found nothing nobody knows yet.
          list.isChanging ? (
            <SkeletonRows isList />
          ) : (
            empty
          )
        ) : (
          <div className="grid gap-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p ref={counted} tabIndex={-1} role="status" className="tabular text-small text-ink-soft">
                {list.isChanging ? <span className="appear-late">{words.searching}</span> : count(list.count)}
                {newRows && list.newRows > 0 && <span key={list.newRows}> · {newRows(list.newRows)}</span>}
              </p>
              {beside}
            </div>
            <div
              ref={rows}
              id={id}
              aria-busy={list.isChanging}
              onFocus={onFocus}
              className={classNames('transition-opacity', list.isChanging && 'opacity-50 delay-150')}
            >
              <Rows {...{ items, columns, target, below, order }} />
            </div>
            <ListFoot list={list} onMore={more} />
          </div>
        )
      }
    </Loaded>
  );
}
