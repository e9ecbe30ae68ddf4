import { mailMessages } from '@bitacora/contracts/messages';
import { isNeededNow } from '../domain/service-timing.ts';
import type { ToldService } from '../domain/told-service.ts';
import type { News } from './mail-kind.ts';

const messages = mailMessages.serviceChanges;

/** What to do once a service is called off: call at once where it is, or was to be, now or within two days. */
export function adviceOnCancelled(service: ToldService, now: Date): Pick<News, 'advice' | 'callsNow'> {
  if (service.record === null) return { advice: messages.neverBooked };
  return isNeededNow(service, now)
    ? { advice: messages.offNow, callsNow: true }
    : { advice: messages.told.cancelled.advice };
}

/** What to do once a service stands again: call at once where it is now, or within two days, and something is unclear. */
export const adviceOnRestored = (service: ToldService, now: Date): Pick<News, 'advice' | 'callsNow'> =>
  isNeededNow(service, now) ? { advice: messages.againNow, callsNow: true } : { advice: messages.told.restored.advice };
