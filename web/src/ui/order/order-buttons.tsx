import { ArrowDownIcon, ArrowUpIcon } from '@heroicons/react/20/solid';
import { classNames } from '../class-names.ts';
import { words } from './words.ts';

interface OrderButtonsProps {
  /** What is moved, as it is said aloud. */
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  isUpright?: boolean;
}

const buttonLook =
  'grid size-11 place-items-center rounded-control text-sea hover:bg-sea-tint aria-disabled:text-edge aria-disabled:hover:bg-transparent';

/** Up and down, for keyboard, touch and screen reader. At an end a button stays, so that the focus is not lost. */
export function OrderButtons({ name, index, count, onMove, isUpright = false }: OrderButtonsProps) {
  const button = (label: string, to: number, Icon: typeof ArrowUpIcon) => {
    const isPossible = to >= 0 && to < count;
    return (
      <button
        type="button"
        aria-label={label}
        aria-disabled={isPossible ? undefined : true}
        className={buttonLook}
        onClick={() => isPossible && onMove(index, to)}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    );
  };
  return (
    <div className={classNames('flex shrink-0', isUpright && 'flex-col')}>
      {button(words.up(name), index - 1, ArrowUpIcon)}
      {button(words.down(name), index + 1, ArrowDownIcon)}
    </div>
  );
}
