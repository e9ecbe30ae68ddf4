import { useState } from 'react';

/** Shares an address with the device's own means, else copies it; where neither works it is shown to be copied. */
export function useShare(title: string, url: string) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'shown'>('none');
  const share = async () => {
    if (typeof navigator.share === 'function') {
      // Closing the device's sheet without a choice is an answer too.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('shown');
    }
  };
  return { outcome, share: () => void share() };
}
