import type { JourneyView, ViewService } from '@bitacora/contracts';
import type { LocalTime } from '@bitacora/kernel';
import { todayInGuayaquil } from '../../../lib/today.ts';
import { timesOf } from './service-times.ts';
import { momentText } from './time-texts.ts';

/** When a reminder of a service comes: where its clock hangs as the card says it, by the zone where the card names no place. */
export function reminderText(leaves: LocalTime, service: ViewService, journey: JourneyView): string {
  const { starts, ends } = timesOf(service, journey);
  const place = [starts, ends].find((one) => one?.zone === leaves.zone)?.place ?? null;
  return momentText({ ...leaves, place, isOnAgencyClock: true }, todayInGuayaquil());
}
