import { CAROUSEL_MILLISECONDS } from '@bitacora/contracts/constants';
import { type FocusEvent, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../lib/prefers-reduced-motion.ts';

/**
 * Which of `count` slides shows. It goes on by itself every 5 s (product 2.1), unless somebody stopped it, points
 * at it or has the focus in it; with less motion asked for it begins stopped.
 */
export function useCarousel(count: number) {
  const [chosen, setChosen] = useState(0);
  const [isStopped, setIsStopped] = useState(prefersReducedMotion);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  // Staff may have taken slides away meanwhile.
  const index = chosen < count ? chosen : 0;
  const isMoving = !isStopped && !isPointedAt && !hasFocus && count > 1;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setChosen((index + 1) % count), CAROUSEL_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isMoving, index, count]);

  return {
    index,
    isStopped,
    isMoving,
    show: setChosen,
    stopOrGo: () => setIsStopped(!isStopped),
    /** Goes on the element that holds the slides and their controls. */
    holds: {
      onMouseEnter: () => setIsPointedAt(true),
      onMouseLeave: () => setIsPointedAt(false),
      onFocus: () => setHasFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setHasFocus(currentTarget.contains(relatedTarget)),
    },
  };
}

export type Carousel = ReturnType<typeof useCarousel>;
