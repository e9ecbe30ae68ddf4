import type { Tour } from '@bitacora/contracts';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { DrawnView } from '../../../ui/drawn-view.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { DragHandle } from '../../../ui/order/drag-handle.tsx';
import { OrderButtons } from '../../../ui/order/order-buttons.tsx';
import type { DragOrder } from '../../../ui/order/use-drag-order.ts';
import { words } from '../words.ts';
import { ActiveSwitch } from './active-switch.tsx';

interface TourRowProps {
  tour: Tour;
  index: number;
  count: number;
  drag: DragOrder;
  onMove: (from: number, to: number) => void;
  onShow: (isActive: boolean) => void;
}

/** A tour in the list: its picture and name lead to its form; its place and whether it shows are changed here. */
export function TourRow({ tour, index, count, drag, onMove, onShow }: TourRowProps) {
  const thumb = 'h-15 w-20 shrink-0 rounded-control object-cover';
  return (
    <li
      {...drag.row(index)}
      className={classNames(
        'flex flex-col gap-x-4 gap-y-1 rounded-card border border-line bg-white p-3 sm:flex-row sm:items-center',
        drag.dragged === index && 'opacity-60',
        drag.over === index && drag.dragged !== index && 'outline-2 outline-sea',
      )}
    >
      <Link
        to={paths.editTour(tour.id)}
        className="flex min-w-0 grow items-center gap-3 rounded-control hover:text-sea"
      >
        {tour.picture ? (
          <Picture image={{ ...tour.picture, alt: '' }} sizes="5rem" className={thumb} />
        ) : (
          <DrawnView className={thumb} />
        )}
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{tour.title}</span>
          <span className="line-clamp-1 text-small text-ink-soft">{tour.caption}</span>
        </span>
      </Link>
      <div className="flex shrink-0 items-center justify-between gap-1">
        <ActiveSwitch label={words.tours.activate(tour.title)} isActive={tour.active} onChange={onShow} />
        <div className="flex items-center">
          <OrderButtons name={tour.title} index={index} count={count} onMove={onMove} />
          <DragHandle drag={drag} index={index} />
        </div>
      </div>
    </li>
  );
}
