import { STREAM_BACKOFF } from '@bitacora/contracts/constants';

export const FIRST_PAUSE_MILLISECONDS: number = STREAM_BACKOFF.firstMilliseconds;

/** How long to wait after a pause that brought nothing either (product 15.2). */
export const pauseAfter = (pause: number): number =>
  Math.min(Math.round(pause * STREAM_BACKOFF.factor), STREAM_BACKOFF.capMilliseconds);
