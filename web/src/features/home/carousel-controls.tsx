import { PauseIcon, PlayIcon } from '@heroicons/react/20/solid';
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
      className="relative grid size-11 place-items-center rounded-full"
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Stop or go, and each cover: a thin strip that is wide enough for a thumb. */
export function CarouselControls({ carousel, count }: { carousel: Carousel; count: number }) {
  const { index, isStopped, show, stopOrGo } = carousel;
  const Icon = isStopped ? PlayIcon : PauseIcon;
  return (
    <div className="relative flex max-w-full flex-wrap text-white before:absolute before:inset-x-1 before:inset-y-2.5 before:rounded-full before:bg-ink/70 [&_:focus-visible]:outline-white">
      <Control label={isStopped ? words.carousel.play : words.carousel.pause} onPress={stopOrGo}>
        <Icon aria-hidden="true" className="size-4" />
      </Control>
      {Array.from({ length: count }, (_, slide) => (
        <Control
          key={slide}
          label={words.carousel.show(slide + 1)}
          isCurrent={slide === index}
          onPress={() => show(slide)}
        >
          <span className={`h-2 rounded-full ${slide === index ? 'w-6 bg-sun' : 'w-2 bg-white'}`} />
        </Control>
      ))}
    </div>
  );
}
