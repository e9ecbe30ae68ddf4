import { inListedOrder, type JourneyView, type ViewService } from '@bitacora/contracts';
import type { HTMLAttributes, ReactNode } from 'react';
import { DragHandle } from '../../ui/order/drag-handle.tsx';
import { useDragOrder } from '../../ui/order/use-drag-order.ts';
import { placeOf } from './model/service-changes.ts';
import type { ServiceActions } from './use-service-actions.ts';

interface ServiceRows {
  row(service: ViewService): HTMLAttributes<HTMLLIElement>;
  handle(service: ViewService): ReactNode;
}

/** Makes the rows of services draggable within their group; the menu of each does the same by keyboard and touch. */
export function useServiceRows(journey: JourneyView, { move }: ServiceActions): ServiceRows {
  const listed = [...journey.services].sort(inListedOrder);
  const drag = useDragOrder((from, to) => {
    const [service, target] = [listed[from], listed[to]];
    if (service && target?.kind === service.kind) move(service, placeOf(target, listed).place);
  });
  const index = (service: ViewService) => listed.findIndex(({ id }) => id === service.id);
  const isTarget = (service: ViewService) =>
    drag.dragged !== null && drag.over === index(service) && listed[drag.dragged]?.kind === service.kind;
  return {
    row: (service) => ({
      ...drag.row(index(service)),
      // A line where it would come to stand.
      style: isTarget(service) ? { outline: '2px solid var(--color-sea)', outlineOffset: '2px' } : undefined,
    }),
    handle: (service) =>
      placeOf(service, listed).count > 1 && journey.phase !== 'cancelled' ? (
        <DragHandle drag={drag} index={index(service)} />
      ) : null,
  };
}
