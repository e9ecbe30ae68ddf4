import { useEffect } from 'react';
import { connectivity } from '../lib/live/connectivity.ts';
import type { MissingProps } from '../ui/lazy-part.tsx';
import { RouteFailure } from './route-failure.tsx';

/** A page whose code did not arrive: it comes by itself when the connection does, or with a new version of the site. */
export function MissingPage({ error, retry }: MissingProps) {
  useEffect(() => connectivity.onBack(retry), [retry]);
  return <RouteFailure error={error} isInLayout />;
}
