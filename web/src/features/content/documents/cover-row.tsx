import type { StoredImage } from '@bitacora/contracts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import { LongInput } from '../long-input.tsx';
import { DragHandle } from '../../../ui/order/drag-handle.tsx';
import { OrderButtons } from '../../../ui/order/order-buttons.tsx';
import type { DragOrder } from '../../../ui/order/use-drag-order.ts';
import { words } from '../words.ts';

interface CoverRowProps {
  cover: StoredImage;
  index: number;
  count: number;
  drag: DragOrder;
  problem: string | undefined;
  onMove: (from: number, to: number) => void;
  onDescribe: (alt: string) => void;
  onRemove: () => void;
}

/** One cover, with the words for people who do not see it. */
export function CoverRow({ cover, index, count, drag, problem, onMove, onDescribe, onRemove }: CoverRowProps) {
  const name = words.covers.cover(index + 1);
  return (
    <li
      {...drag.row(index)}
      className={classNames(
        'grid gap-4 rounded-card border border-line bg-white p-4 sm:grid-cols-[14rem_minmax(0,1fr)] sm:p-5',
        drag.dragged === index && 'opacity-60',
        drag.over === index && drag.dragged !== index && 'outline-2 outline-sea',
      )}
    >
      <Picture
        image={cover}
        sizes="(min-width: 36rem) 14rem, 92vw"
        priority
        className="aspect-16/9 w-full rounded-control"
      />
      <div className="flex min-w-0 flex-col gap-3">
        <div className="-mt-1 flex items-center gap-1">
          <h2 className="grow font-semibold">{name}</h2>
          <OrderButtons name={name} index={index} count={count} onMove={onMove} />
          <DragHandle drag={drag} index={index} />
        </div>
        <LongInput
          rows={1}
          id={`images.${index}.alt`}
          label={words.image.alt}
          hint={words.image.altHint}
          value={cover.alt}
          error={problem}
          onChange={(event) => onDescribe(event.target.value)}
        />
        <Button look="quiet" className="self-start" aria-label={words.covers.remove(index + 1)} onClick={onRemove}>
          {words.covers.removeShort}
        </Button>
      </div>
    </li>
  );
}
