import { type Clock, dayAt } from '@bitacora/kernel';
import type { JourneySnapshot } from './events/snapshots.ts';

interface Ticket {
  /** When it leaves; null where its record was attached before that was kept. */
  departure: Date | null;
  direction: JourneySnapshot['services'][number]['travel_direction'];
}

/** Whether an air ticket has left: by its own time; where that is not known, by the days of its journey (product 10.8). */
export function hasTicketLeft(
  { departure, direction }: Ticket,
  { travel_date, return_date }: Pick<JourneySnapshot, 'travel_date' | 'return_date'>,
  clock: Clock,
): boolean {
  const now = clock.now();
  if (departure !== null) return departure <= now;
  return (direction === 'V' ? (return_date ?? travel_date) : travel_date) < dayAt(now);
}
