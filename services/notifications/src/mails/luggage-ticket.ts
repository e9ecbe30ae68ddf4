import { leadsAbroad, type LuggageRequestSnapshot, serviceKind } from '@bitacora/contracts';
import type { Directory } from '../persistence/directory.ts';
import { destinationOf, nameOf } from './about-journey.ts';

/** What mails about luggage say of the ticket, and who advises its journey. */
export async function luggageTicket(
  { journey: id, package_service: item }: Pick<LuggageRequestSnapshot, 'journey' | 'package_service'>,
  directory: Pick<Directory, 'journey'>,
) {
  const journey = await directory.journey(id);
  const ticket = journey.services?.find((one) => one.id === item);
  return {
    ticket: ticket ? nameOf(ticket) : serviceKind('air_ticket').label,
    destination: destinationOf(journey),
    isAbroad: leadsAbroad(journey.destination_city, []),
    city: journey.destination_city.name,
    travelDate: journey.travel_date,
    adviser: journey.travel_agent ?? null,
  };
}
