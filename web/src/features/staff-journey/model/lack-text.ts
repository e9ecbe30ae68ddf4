import type { JourneyView, Missing } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';
import type { Pending } from '../../../lib/journeys/missing-first.ts';
import { day } from '../../../lib/times.ts';
import { words } from '../words.ts';

const { ready: messages } = words;

const MOST_NAMES = 3;

function namesOf(ids: readonly string[], { passengers }: JourneyView): string {
  const names = passengers.filter(({ id }) => ids.includes(id)).map((one) => fullName(one));
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return names.length > MOST_NAMES ? messages.andMore(shown, names.length - MOST_NAMES) : shown;
}

/** What a service lacks; of documents, whose. */
export function lackText(missing: Missing, journey: JourneyView): string {
  if (missing.lacks === 'documents') return messages.documents(namesOf(missing.passengers, journey));
  return messages.lacks[missing.lacks];
}

/** By which day it is needed; null where nothing says a day yet. */
export const neededText = ({ neededOn }: Pending): string | null => neededOn && messages.neededOn(day(neededOn));
