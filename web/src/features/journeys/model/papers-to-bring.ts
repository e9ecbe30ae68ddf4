import { type JourneyView, neededPapers, type TravelPaper } from '@bitacora/contracts';
import { activeServices } from './cancelled.ts';
import { hasBegun } from './instants.ts';

/** Shown again at each flight, not only at the first. */
const showsWhoTravels = (paper: TravelPaper): boolean => paper === 'passport' || paper === 'identity-card';

/** Whether who is on the way flies once more; of a journey without flights nobody knows, and it lasts until its end. */
function isFlightAhead(journey: JourneyView, now: Date): boolean {
  const flights = activeServices(journey).filter(({ kind }) => kind === 'air_ticket');
  return flights.length === 0 || flights.some((flight) => !hasBegun(flight, journey, now));
}

/** The papers that a journey asks for at an instant: all until it leaves, then the one that is shown on the way back. */
export function papersToBring(journey: JourneyView, now: Date): TravelPaper[] {
  // That of minors is among the migration papers.
  const papers = neededPapers(journey).filter((paper) => paper !== 'minors');
  if (journey.days_to_travel >= 0) return papers;
  return isFlightAhead(journey, now) ? papers.filter(showsWhoTravels) : [];
}
