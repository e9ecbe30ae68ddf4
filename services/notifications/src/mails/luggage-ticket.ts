import { hasTicketLeft, isTicketOff, type LuggageRequestSnapshot, serviceKind } from '@bitacora/contracts';
import { toEpochMilliseconds } from '@bitacora/kernel';
import type { Directory } from '../persistence/directory.ts';
import { destinationOf, nameOf } from './about-journey.ts';
import { isJourneyAbroad } from './is-journey-abroad.ts';

type Asked = Pick<LuggageRequestSnapshot, 'journey' | 'package_service'>;

/** What mails about luggage say of the ticket, and who advises its journey. */
export async function luggageTicket(
  { journey: id, package_service: item }: Asked,
  directory: Pick<Directory, 'journey' | 'recordsOf'>,
) {
  const journey = await directory.journey(id);
  const ticket = journey.services?.find((one) => one.id === item);
  const records = await directory.recordsOf(id);
  const record = records.find((one) => one.package_service === item);
  return {
    ticket: [ticket ? nameOf(ticket) : serviceKind('air_ticket').label, record?.title].filter(Boolean).join(' · '),
    /** When it leaves, where its record tells that. */
    departure: record?.starts ?? null,
    destination: destinationOf(journey),
    isAbroad: isJourneyAbroad(journey, records),
    city: journey.destination_city.name,
    travelDate: journey.travel_date,
    returnDate: journey.return_date,
    adviser: journey.travel_agent ?? null,
  };
}

/** Whether nothing is added to a ticket any more: it was called off, was taken out, or has left (product 10.8). */
export async function isTicketOver(
  { journey: id, package_service }: Asked,
  directory: Pick<Directory, 'journey' | 'recordsOf'>,
  now: Date,
): Promise<boolean> {
  const journey = await directory.journey(id);
  if (isTicketOff(journey, { package_service })) return true;
  const record = (await directory.recordsOf(id)).find((one) => one.package_service === package_service);
  const departure = record?.starts ? new Date(toEpochMilliseconds(record.starts)) : null;
  const direction = journey.services?.find((one) => one.id === package_service)?.travel_direction ?? null;
  return hasTicketLeft({ departure, direction }, journey, now);
}
