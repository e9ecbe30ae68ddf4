import type { liveUpdates } from '@bitacora/contracts';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { open } from '../api/send.ts';
import { session } from '../session/current-session.ts';
import { connectivity } from './connectivity.ts';
import { LiveClient } from './live-client.ts';
import { isLiveEvent, tellLiveEvent, useLiveEvent } from './live-events.ts';
import { readAgain } from './read-again.ts';

/** A page that nobody sees lets go of its stream after this: browsers allow few connections to one host. */
const HIDDEN_MILLISECONDS = 30_000;

const LIVE = '/api/v1/live' satisfies (typeof liveUpdates)['path'];

async function openStream(lastEventId: string | null, signal: AbortSignal): Promise<Response> {
  const token = await session.accessToken();
  const headers = { Accept: 'text/event-stream', ...(lastEventId ? { 'Last-Event-ID': lastEventId } : {}) };
  const response = await open(LIVE, { token, headers, signal }, signal);
  if (response.status !== 401 || !token) return response;
  const renewed = await session.renew(token);
  return renewed ? open(LIVE, { token: renewed, headers, signal }, signal) : response;
}

function liveClient(): LiveClient {
  return new LiveClient({
    open: openStream,
    onHeard: () => connectivity.heard(),
    onQuiet: (since) => connectivity.missed(since),
    onResumed: () => tellLiveEvent('resumed', {}),
    onEvent: ({ event: name = 'message', data }) => {
      // The server sends what LiveEvents says; names that this version does not know are for newer ones.
      if (isLiveEvent(name)) tellLiveEvent(name, JSON.parse(data));
    },
  });
}

/** Holds the live stream open while a person is logged in; after a gap everything on screen is read again. */
export function useLiveStream(personId: string | null): void {
  const { mutate } = useSWRConfig();
  useLiveEvent('resumed', () => readAgain(mutate));
  useEffect(() => {
    if (!personId) return;
    const client = liveClient();
    let hiding: ReturnType<typeof setTimeout> | undefined;
    const onVisibility = () => {
      clearTimeout(hiding);
      if (document.visibilityState === 'hidden') {
        hiding = setTimeout(() => client.stop(), HIDDEN_MILLISECONDS);
      } else {
        client.start();
        client.retryNow();
      }
    };
    const retryNow = () => client.retryNow();
    client.start();
    const stopWatching = connectivity.onBack(retryNow);
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', retryNow);
    return () => {
      clearTimeout(hiding);
      stopWatching();
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', retryNow);
      client.stop();
    };
  }, [personId]);
}
