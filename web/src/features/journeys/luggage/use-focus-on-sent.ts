import { useEffect, useState } from 'react';
import { luggageAnchor } from '../model/luggage.ts';

/** Answers what is told of a request that was sent: reading goes on at it, for what opened its dialog is gone. */
export function useFocusOnSent(): (id: string) => void {
  const [sent, setSent] = useState<string | null>(null);
  useEffect(() => {
    if (sent === null) return;
    // After the dialog has looked for what opened it.
    queueMicrotask(() => document.getElementById(luggageAnchor(sent))?.focus());
  }, [sent]);
  return setSent;
}
