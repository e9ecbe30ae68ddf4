import type { JourneyView } from '@bitacora/contracts';
import { chatMessages } from '@bitacora/contracts/messages';
import { dayRange, plainSpaces } from '@bitacora/kernel/dates';
import { shortName } from '@bitacora/kernel/full-name';
import type { Agency } from '../../../lib/agency.ts';
import { chatNumber } from '../../../lib/contact-links.ts';

/** How to reach the adviser of a journey, or else the agency; while that is not there, only what the journey says. */
export function contactsOf({ travel_agent: adviser }: JourneyView, agency: Agency | null) {
  return {
    phone: adviser?.phone ?? agency?.phone,
    chat: chatNumber(adviser?.phone) ?? agency?.chat_numbers[0]?.number,
    email: adviser?.email ?? agency?.email,
  };
}

/** What a chat about a journey begins with, of who travels on it. */
export function chatTextOf(
  { destination_city: { name, country }, travel_date, return_date }: JourneyView,
  traveller: Parameters<typeof shortName>[0],
): string {
  const days = plainSpaces(dayRange(travel_date, return_date ?? travel_date));
  return chatMessages.aboutJourney(shortName(traveller), `${name}, ${country}`, days);
}
