/** Well within the last minute of a token, in which it is renewed. */
const LOOK_EVERY_MILLISECONDS = 20_000;

/**
 * Looks at the session while the page is seen: at intervals, and at once when the page or the network wakes up.
 * Looking rather than planning: clocks jump, machines sleep, and other tabs renew. Returns the way to stop.
 */
export function lookWhileSeen(look: () => void): () => void {
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') look();
  };
  const timer = setInterval(lookIfSeen, LOOK_EVERY_MILLISECONDS);
  document.addEventListener('visibilitychange', lookIfSeen);
  window.addEventListener('pageshow', lookIfSeen);
  window.addEventListener('online', lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
    window.removeEventListener('pageshow', lookIfSeen);
    window.removeEventListener('online', lookIfSeen);
  };
}
