import { useEffect, useRef } from 'react';
import { type LiveEvents, useLiveEvent } from './live-events.ts';

/** Of many changes at once, what is on screen is read again once. */
const TOGETHER_MILLISECONDS = 500;

/** Reads again what is shown when something of this name happened, at most twice a second; for null never. */
export function useLiveRefresh(name: keyof LiveEvents | null, refresh: () => unknown): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLiveEvent(name, () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      refresh();
    }, TOGETHER_MILLISECONDS);
  });
}
