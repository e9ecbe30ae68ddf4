import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it before. The dialog does so itself, but not when its code came only after the press
 * that opened it.
 */
export function useFocusAfter(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () =>
      // Once the dialog has let the page behind it go.
      queueMicrotask(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) {
          before.focus({ preventScroll: true });
        }
      }),
    [before],
  );
}
