import type { JourneyView } from '@bitacora/contracts';
import type { Agency } from '../../../lib/agency.ts';

/** How to reach the adviser of a journey, or else the agency; while that is not there, only what the journey says. */
export function contactsOf({ travel_agent: adviser }: JourneyView, agency: Agency | null) {
  return {
    phone: adviser?.phone ?? agency?.phone,
    chat: adviser?.phone ?? agency?.chat_numbers[0]?.number,
    email: adviser?.email ?? agency?.email,
  };
}
