import { SignalSlashIcon } from '@heroicons/react/20/solid';
import { useEffect } from 'react';
import { connectivity, useConnectivity } from '../lib/live/connectivity.ts';
import { useReadAgainWhenBack } from '../lib/live/read-again.ts';
import { ReloadOffer } from './reload-offer.tsx';
import { words } from './words.ts';

/**
 * Says that what is on screen may be old, and that nothing has to be done; or that a part of it did not come. It stays
 * in sight while one scrolls.
 */
export function OfflineBanner() {
  const isOffline = useConnectivity() === 'offline';
  useReadAgainWhenBack();
  useEffect(() => connectivity.start(), []);
  return (
    <div role="status" className="sticky top-0 z-20 print:hidden">
      {isOffline ? (
        <p className="flex items-center justify-center gap-2 bg-wait-tint px-4 py-2 text-small font-medium text-wait">
          <SignalSlashIcon aria-hidden="true" className="size-5 shrink-0" />
          {words.offline}
        </p>
      ) : (
        // Nothing can be loaded again while there is no connection: it would take away what is there.
        <ReloadOffer />
      )}
    </div>
  );
}
