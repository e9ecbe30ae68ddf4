import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import type { Carousel } from './use-carousel.ts';
import { words } from './words.ts';

interface ControlProps {
  label: string;
  isCurrent?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Control({ label, isCurrent = false, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isCurrent || undefined}
      className="grid size-11 place-items-center rounded-control text-ink hover:bg-sea-tint"
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Stop or go, one back, each slide, one on. */
export function CarouselControls({ carousel, count }: { carousel: Carousel; count: number }) {
  const { index, isStopped, show, stopOrGo } = carousel;
  const Icon = isStopped ? PlayIcon : PauseIcon;
  return (
    <div className="flex max-w-full flex-wrap items-center justify-end rounded-control bg-paper shadow-float">
      <Control label={isStopped ? words.carousel.play : words.carousel.pause} onPress={stopOrGo}>
        <Icon aria-hidden="true" className="size-5" />
      </Control>
      <Control label={words.carousel.previous} onPress={() => show(index - 1)}>
        <ChevronLeftIcon aria-hidden="true" className="size-6" />
      </Control>
      {Array.from({ length: count }, (_, slide) => (
        <Control
          key={slide}
          label={words.carousel.show(slide + 1)}
          isCurrent={slide === index}
          onPress={() => show(slide)}
        >
          <span
            className={`block h-3 rounded-full border-2 border-ink transition-[width] ${slide === index ? 'w-7 bg-sun' : 'w-3'}`}
          />
        </Control>
      ))}
      <Control label={words.carousel.next} onPress={() => show(index + 1)}>
        <ChevronRightIcon aria-hidden="true" className="size-6" />
      </Control>
    </div>
  );
}
