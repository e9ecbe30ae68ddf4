import { chatMessages } from '@bitacora/contracts/messages';
import { dayRange, plainSpaces } from '@bitacora/kernel/dates';
import type { AboutJourney } from './about-journey.ts';

/** What a chat about a journey begins with: who writes, where to and when (product 16.22). */
export const chatTextOf = (
  { destination, travelDate, returnDate }: Pick<AboutJourney, 'destination' | 'travelDate' | 'returnDate'>,
  name: string,
): string => chatMessages.aboutJourney(name, destination, plainSpaces(dayRange(travelDate, returnDate ?? travelDate)));
