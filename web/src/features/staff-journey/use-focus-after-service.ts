import { serviceAnchor } from '@bitacora/contracts';
import { useEffect, useRef } from 'react';

/**
 * Leads the keyboard to the row of the service that a dialog was about, once it is closed and what opened it is gone: the
 * service is not missing any more, another one was opened from within, or it was removed.
 */
export function useFocusAfterService(about: string | null): void {
  const before = useRef(about);
  useEffect(() => {
    const left = about === null ? before.current : null;
    before.current = about;
    if (left === null) return;
    // After the dialog has looked for what opened it.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const row =
        document.getElementById(serviceAnchor(left)) ?? document.getElementById('servicios')?.closest('section');
      row?.focus();
    });
  }, [about]);
}
