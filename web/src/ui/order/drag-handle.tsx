import { Bars2Icon } from '@heroicons/react/20/solid';
import { words } from './words.ts';
import type { DragOrder } from './use-drag-order.ts';

/** Where a mouse takes a row; the buttons beside it do the same for everybody else. */
export function DragHandle({ drag, index }: { drag: DragOrder; index: number }) {
  return (
    <span
      {...drag.handle(index)}
      aria-hidden="true"
      title={words.drag}
      className="hidden size-11 shrink-0 cursor-grab place-items-center rounded-control text-ink-soft hover:bg-paper pointer-fine:grid"
    >
      <Bars2Icon className="size-5" />
    </span>
  );
}
