import { useSyncExternalStore } from 'react';

let isPainted = document.readyState === 'complete';
let isWaiting = false;
const listeners = new Set<() => void>();

const tell = () => {
  isPainted = true;
  for (const listener of listeners) listener();
};

/** Calls back when as many frames were painted. */
const afterFrames = (count: number, done: () => void): void =>
  void requestAnimationFrame(() => (count === 0 ? done() : afterFrames(count - 1, done)));

/** What was rendered is painted once its pictures are there (the load event) and a frame has passed. */
function waitForPaint(): void {
  isWaiting = true;
  const painted = () => afterFrames(2, tell);
  if (document.readyState === 'complete') painted();
  else window.addEventListener('load', painted, { once: true });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isPainted && !isWaiting) waitForPaint();
  return () => listeners.delete(listener);
}

/** Whether the first screen of the visit is painted; on later pages it always is. */
export function useIsPagePainted(): boolean {
  return useSyncExternalStore(subscribe, () => isPainted);
}
