import { OFFLINE_AFTER_MILLISECONDS } from '@bitacora/contracts/constants';
import { useSyncExternalStore } from 'react';
import { Store } from '../store.ts';

export type Connectivity = 'unknown' | 'online' | 'offline';

/** Whether the backend is heard: offline is said after 10 s of silence while we listen (specification §4). */
export class ConnectivityWatch {
  readonly state = new Store<Connectivity>('unknown');
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts to count the silence. */
  listen(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.state.set('offline'), OFFLINE_AFTER_MILLISECONDS);
  }

  /** Any byte from the backend. */
  heard(): void {
    this.state.set('online');
    this.listen();
  }

  /** Nobody listens: nothing is known. */
  stop(): void {
    clearTimeout(this.timer);
    this.state.set('unknown');
  }
}

export const connectivity = new ConnectivityWatch();

export function useConnectivity(): Connectivity {
  return useSyncExternalStore(connectivity.state.subscribe, connectivity.state.get);
}
