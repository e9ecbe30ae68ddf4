import { dayAt } from '@bitacora/kernel';
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
  now: Date,
): boolean {
  if (departure !== null) return departure <= now;
  return (direction === 'V' ? (return_date ?? travel_date) : travel_date) < dayAt(now);
}

interface Journey {
  is_cancelled: boolean;
  passengers: readonly string[];
  services?: readonly { id: string; cancellation?: object | null | undefined }[] | undefined;
}

/**
 * Whether a ticket, or the passenger who asked where that is known, is not part of its journey any more: nobody can use luggage on it
 * (product 10.8).
 */
export function isTicketOff(
  { is_cancelled, passengers, services }: Journey,
  { package_service, passenger }: { package_service: string; passenger?: string | undefined },
): boolean {
  const item = services?.find(({ id }) => id === package_service);
  return (
    is_cancelled || !item || Boolean(item.cancellation) || (passenger !== undefined && !passengers.includes(passenger))
  );
}

/**
 * Whether an answer about luggage was given of another ticket than the one whose record its item has now, null while it has none: what
 * was added to that one nobody confirmed for this one. Answers from before do not say of which ticket they were given, and count as of
 * the present one (product 10.8).
 */
export const isOfFormerTicket = ({ record }: { record?: string | null | undefined }, present: string | null): boolean =>
  record !== undefined && record !== present;
