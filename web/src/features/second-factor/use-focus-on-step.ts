import { useEffect, useRef } from 'react';

/** What was pressed is gone with its step: reading goes on at the one that took its place, where that asks for nothing itself. */
export function useFocusOnStep(step: string | null) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const isAnother = shown.current !== null && step !== shown.current;
    if (isAnother && document.activeElement === document.body) place.current?.focus();
    shown.current = step;
  }, [step]);
  return place;
}
