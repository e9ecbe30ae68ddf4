import { useSyncExternalStore } from 'react';
import { todayInGuayaquil } from './today.ts';

const paper = 'print';

function subscribe(tell: () => void): () => void {
  const query = matchMedia(paper);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** The day whose year goes without saying; null on paper, which outlives the year (product 18.7). */
export function useSaidToday(today = todayInGuayaquil()): string | null {
  const isOnPaper = useSyncExternalStore(subscribe, () => matchMedia(paper).matches);
  return isOnPaper ? null : today;
}
