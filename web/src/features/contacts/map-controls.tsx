import { MinusIcon, PlusIcon, ViewfinderCircleIcon } from '@heroicons/react/20/solid';
import type { KeyboardEvent } from 'react';
import { words } from './words.ts';

interface MapControlsProps {
  onZoom: (steps: 1 | -1) => void;
  /** Moves the middle, in shares of the map's size. */
  onMove: (right: number, down: number) => void;
  onBack: () => void;
}

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-0.25, 0],
  ArrowRight: [0.25, 0],
  ArrowUp: [0, -0.25],
  ArrowDown: [0, 0.25],
};

/** Buttons over the map; the arrow keys move it while the focus is on one of them. */
export function MapControls({ onZoom, onMove, onBack }: MapControlsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    onMove(...arrow);
  };
  const controls = [
    { label: words.map.zoomIn, Icon: PlusIcon, onPress: () => onZoom(1) },
    { label: words.map.zoomOut, Icon: MinusIcon, onPress: () => onZoom(-1) },
    { label: words.map.back, Icon: ViewfinderCircleIcon, onPress: onBack },
  ];
  return (
    <div
      role="toolbar"
      aria-orientation="vertical"
      aria-label={words.map.controls}
      tabIndex={-1}
      className="absolute right-3 bottom-3 flex flex-col overflow-hidden rounded-control bg-white shadow-float print:hidden"
      onKeyDown={onKeyDown}
    >
      {controls.map(({ label, Icon, onPress }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          className="grid size-11 place-items-center border-line text-sea not-first:border-t hover:bg-sea-tint focus-visible:-outline-offset-2"
          onClick={onPress}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      ))}
    </div>
  );
}
