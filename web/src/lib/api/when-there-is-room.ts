import { isApiError } from './api-error.ts';

/** A person's share of the file workshop is free again within a minute (platform: `WorkshopQueue`). */
const PATIENCE_MILLISECONDS = 90_000;

/** The pause that the server asks for since too much comes at once, of this person or of everybody; else null. */
function pauseAskedBy(error: unknown): number | null {
  const isTooMuch = isApiError(error) && (error.kind === 'rate-limited' || error.code === 'busy');
  return isTooMuch && error.retryAfterSeconds !== null ? error.retryAfterSeconds * 1000 : null;
}

/** Rejects when it is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(new DOMException('the person cancelled', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/**
 * One of many attempts that come one after another: while the server has no room for it, it is made again after the
 * pause that was asked for. Rejects with what the attempt does, or an abort.
 */
export async function whenThereIsRoom<Answer>(attempt: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const until = Date.now() + PATIENCE_MILLISECONDS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const milliseconds = pauseAskedBy(error);
      if (milliseconds === null || Date.now() + milliseconds > until) throw error;
      await pause(milliseconds, signal);
    }
  }
}
