import type { JourneyView, ViewService } from '@bitacora/contracts';
import { isBehind } from './cancelled.ts';
import { instantOf } from './instants.ts';
import { timesOf } from './service-times.ts';

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
