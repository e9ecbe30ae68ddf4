import { OFFLINE_AFTER_MILLISECONDS } from '@bitacora/contracts/constants';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { FIRST_PAUSE_MILLISECONDS, pauseAfter } from './backoff.ts';

export interface LiveClientOptions {
  /** Opens the stream; `lastEventId` says what was seen last. Throws, or answers what is no success, when it cannot. */
  open(lastEventId: string | null, signal: AbortSignal): Promise<Response>;
  onEvent(event: EventSourceMessage): void;
  /** Any byte, comments too. */
  onHeard(): void;
  /** A comment is overdue; `since` is when something was last heard. */
  onQuiet(since: number): void;
  /** Open again after it was lost: something may have been missed. */
  onResumed(): void;
}

/** The server says something every 5 s (product 15.1). */
const QUIET_MILLISECONDS = 6000;

/** Keeps one event stream open: 1 s × 1.5 up to 60 s between attempts, and a silent stream counts as lost. */
export class LiveClient {
  private run: AbortController | null = null;
  private lastEventId: string | null = null;
  private wait = FIRST_PAUSE_MILLISECONDS;
  private wake: () => void = () => undefined;
  private wasOpen = false;

  constructor(private readonly options: LiveClientOptions) {}

  start(): void {
    if (this.run) return;
    this.run = new AbortController();
    void this.keepOpen(this.run.signal);
  }

  stop(): void {
    this.run?.abort();
    this.run = null;
    this.wait = FIRST_PAUSE_MILLISECONDS;
    this.wake();
  }

  /** The network came back or the page is seen again: try at once. */
  retryNow(): void {
    this.wait = FIRST_PAUSE_MILLISECONDS;
    this.wake();
  }

  private async keepOpen(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      await this.readOnce(stopped).catch(() => undefined);
      if (!stopped.aborted) await this.pause();
    }
  }

  private async readOnce(stopped: AbortSignal): Promise<void> {
    const attempt = new AbortController();
    const abort = () => attempt.abort();
    stopped.addEventListener('abort', abort);
    let silence = setTimeout(abort, OFFLINE_AFTER_MILLISECONDS);
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      const since = Date.now();
      clearTimeout(silence);
      clearTimeout(quiet);
      silence = setTimeout(abort, OFFLINE_AFTER_MILLISECONDS);
      quiet = setTimeout(() => this.options.onQuiet(since), QUIET_MILLISECONDS);
      this.options.onHeard();
    };
    try {
      const response = await this.options.open(this.lastEventId, attempt.signal);
      if (!response.ok || !response.body) return;
      const reader = response.body.getReader();
      const stopReading = () => void reader.cancel().catch(() => undefined);
      attempt.signal.addEventListener('abort', stopReading);
      const decoder = new TextDecoder();
      const parser = createParser({ onEvent: (event) => this.deliver(event) });
      heard();
      this.opened();
      for (;;) {
        const { done, value } = await reader.read();
        if (done || attempt.signal.aborted) return;
        heard();
        this.wait = FIRST_PAUSE_MILLISECONDS;
        parser.feed(decoder.decode(value, { stream: true }));
      }
    } finally {
      clearTimeout(silence);
      clearTimeout(quiet);
      stopped.removeEventListener('abort', abort);
    }
  }

  private opened(): void {
    if (this.wasOpen) this.options.onResumed();
    this.wasOpen = true;
  }

  private deliver(event: EventSourceMessage): void {
    if (event.id !== undefined) this.lastEventId = event.id;
    this.options.onEvent(event);
  }

  private pause(): Promise<void> {
    const { wait } = this;
    this.wait = pauseAfter(wait);
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, wait);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
