/** Well within the last minute of a token, in which it is renewed. */
const POLL_EVERY_MILLISECONDS = 20_000;

/**
 * Looks at the session while the page is visible: at intervals, and at once when the page or the network wakes up.
 * Looking rather than planning: clocks jump, machines sleep, and other tabs renew. Returns the way to stop.
 */
export function pollWhileVisible(poll: () => void): () => void {
  const pollIfVisible = () => {
    if (document.visibilityState === 'visible') poll();
  };
  const timer = setInterval(pollIfVisible, POLL_EVERY_MILLISECONDS);
  document.addEventListener('visibilitychange', pollIfVisible);
  window.addEventListener('pageshow', pollIfVisible);
  window.addEventListener('online', pollIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', pollIfVisible);
    window.removeEventListener('pageshow', pollIfVisible);
    window.removeEventListener('online', pollIfVisible);
  };
}
