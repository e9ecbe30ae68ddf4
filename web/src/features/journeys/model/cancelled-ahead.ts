import type { JourneyView, ViewService } from '@bitacora/contracts';
import { SOON_HOURS } from '@bitacora/contracts/constants';
import { isBehind, isCancelled } from './cancelled.ts';
import { instantOf } from './instants.ts';
import { timesOf } from './service-times.ts';

/** Whether a service would not be over yet; without a time of its own one is as long as its journey. */
function isAhead(service: ViewService, journey: JourneyView, now: Date): boolean {
  const { starts, ends } = timesOf(service, journey);
  const last = ends ?? starts;
  return last === null || instantOf(last) > now.getTime();
}

/** Whether something that was called off, alone or with its journey, is needed now, or is about to: whoever does calls at once. */
export const isCancelledNow = (journey: JourneyView, now: Date): boolean =>
  journey.phase !== 'past' &&
  journey.services.some((service) => {
    const { starts } = timesOf(service, journey);
    const isSoon = starts !== null && instantOf(starts) - now.getTime() < SOON_HOURS * 3_600_000;
    return isSoon && isCancelled(service, journey) && isAhead(service, journey, now);
  });

/** The services that were called off by themselves and would not be over yet. */
export const cancelledAhead = (journey: JourneyView, now: Date): ViewService[] =>
  isBehind(journey) ? [] : journey.services.filter((one) => one.cancellation && isAhead(one, journey, now));
