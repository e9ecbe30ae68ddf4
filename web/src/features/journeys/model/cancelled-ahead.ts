import type { JourneyView, ViewService } from '@bitacora/contracts';
import { SOON_HOURS } from '@bitacora/contracts/constants';
import { isBehind } from './cancelled.ts';
import { instantOf } from './instants.ts';
import { timesOf } from './service-times.ts';

/** Whether somebody needs now what was called off, or is about to: whoever does calls at once. */
export function isNeededNow(service: ViewService, journey: JourneyView, now: Date): boolean {
  const { starts } = timesOf(service, journey);
  return starts !== null && instantOf(starts) - now.getTime() < SOON_HOURS * 3_600_000;
}

/** The services that were called off and would not be over yet; without a time of its own one would be as long as its journey. */
export function cancelledAhead(journey: JourneyView, now: Date): ViewService[] {
  if (isBehind(journey)) return [];
  return journey.services.filter((service) => {
    if (!service.cancellation) return false;
    const { starts, ends } = timesOf(service, journey);
    const last = ends ?? starts;
    return last === null || instantOf(last) > now.getTime();
  });
}
