import { OFFLINE_AFTER_MILLISECONDS } from '@bitacora/contracts/constants';
import { useSyncExternalStore } from 'react';
import { Store } from '../store.ts';
import { FIRST_PAUSE_MILLISECONDS, pauseAfter } from './backoff.ts';
import { probeBackend } from './probe-backend.ts';

export type Connectivity = 'unknown' | 'online' | 'offline';

/** A timer that fires this late slept with its machine: its silence says nothing of the network. */
const SLEPT_MILLISECONDS = 3000;

/**
 * Whether the backend is heard (product 15.2). Nobody asks while all is well: a call without an answer raises a
 * suspicion, which asks at growing intervals. Ten seconds without any answer are `offline`; the first answer ends it.
 */
export class ConnectivityWatch {
  readonly state = new Store<Connectivity>('unknown');
  private readonly backListeners = new Set<() => void>();
  private suspicion: AbortController | null = null;
  private verdict: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly probe: (signal: AbortSignal) => Promise<boolean>) {}

  /** Follows what the browser knows, as hints: the probe has the last word. Returns the way to stop. */
  start(): () => void {
    const onOffline = () => this.missed();
    const onWake = () => document.visibilityState === 'visible' && this.askAgain();
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onWake);
    document.addEventListener('visibilitychange', onWake);
    return () => {
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onWake);
      document.removeEventListener('visibilitychange', onWake);
    };
  }

  /** Anything from the backend. */
  heard(): void {
    this.drop();
    const wasOffline = this.state.get() === 'offline';
    this.state.set('online');
    if (wasOffline) for (const tell of this.backListeners) tell();
  }

  /** A call got no answer, or waits for one too long; `since` is when it began. */
  missed(since: number = Date.now()): void {
    if (!this.suspicion) this.suspect(since);
  }

  /** Calls back each time that `offline` ends; returns the way to stop. */
  onBack(listener: () => void): () => void {
    this.backListeners.add(listener);
    return () => this.backListeners.delete(listener);
  }

  /** The network is said to be back, or the page is seen again: the waiting so far no longer counts. */
  private askAgain(): void {
    if (this.suspicion) this.suspect(Date.now());
  }

  private suspect(since: number): void {
    this.drop();
    this.suspicion = new AbortController();
    this.judgeAt(since + OFFLINE_AFTER_MILLISECONDS);
    void this.ask(this.suspicion.signal);
  }

  private drop(): void {
    clearTimeout(this.verdict);
    this.suspicion?.abort();
    this.suspicion = null;
  }

  private judgeAt(time: number): void {
    this.verdict = setTimeout(
      () => {
        const hasSlept = Date.now() - time > SLEPT_MILLISECONDS;
        if (hasSlept) this.suspect(Date.now());
        else this.state.set('offline');
      },
      Math.max(0, time - Date.now()),
    );
  }

  private async ask(stopped: AbortSignal): Promise<void> {
    let wait = FIRST_PAUSE_MILLISECONDS;
    while (!stopped.aborted) {
      const isThere = await this.probe(stopped);
      if (stopped.aborted) return;
      if (isThere) return this.heard();
      await new Promise((resolve) => setTimeout(resolve, wait));
      wait = pauseAfter(wait);
    }
  }
}

export const connectivity = new ConnectivityWatch(probeBackend);

export function useConnectivity(): Connectivity {
  return useSyncExternalStore(connectivity.state.subscribe, connectivity.state.get);
}
