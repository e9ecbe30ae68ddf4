import { type DragEvent, useState } from 'react';

/** What makes a row of a list draggable by its handle; a touch screen has the buttons. */
export interface DragOrder {
  /** The row that is being dragged. */
  dragged: number | null;
  /** Where it would come to stand. */
  over: number | null;
  handle: (index: number) => {
    draggable: true;
    onDragStart: (event: DragEvent<HTMLElement>) => void;
    onDragEnd: () => void;
  };
  row: (index: number) => {
    'data-drag-row': true;
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

export function useDragOrder(onMove: (from: number, to: number) => void): DragOrder {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return {
    dragged,
    over,
    handle: (index) => ({
      draggable: true,
      onDragStart: (event) => {
        const row = event.currentTarget.closest('[data-drag-row]');
        if (row) event.dataTransfer.setDragImage(row, 24, 24);
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing without data.
        event.dataTransfer.setData('text/plain', String(index));
        setDragged(index);
      },
      onDragEnd: end,
    }),
    row: (index) => ({
      'data-drag-row': true,
      onDragOver: (event) => {
        // A file from the desktop, or a row of another list.
        if (dragged === null) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event) => {
        if (dragged === null) return;
        event.preventDefault();
        if (dragged !== index) onMove(dragged, index);
        end();
      },
    }),
  };
}
