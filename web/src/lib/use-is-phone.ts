import { useSyncExternalStore } from 'react';

/** Below the `sm` of the styles. */
const phone = '(width < 36rem)';

function subscribe(tell: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether there is no more room than on a phone: for what must not be there at all otherwise, where a style would hide it. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(phone).matches);
