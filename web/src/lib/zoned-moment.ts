import type { LocalTime } from '@bitacora/kernel';
import { zonedClockText } from '@bitacora/kernel/zone-name';
import { todayInGuayaquil } from './today.ts';

/** What a clock at some place shows, where that may be another one than the agency's. Not in `times.ts`: the public site needs no names of zones. */
export const zonedMoment = (time: LocalTime): string => zonedClockText(time, todayInGuayaquil());
