import { AGENCY_TIME_ZONE } from '@bitacora/kernel/time-zone';
import type { Agency } from './agency.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: AGENCY_TIME_ZONE,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day (1 Monday to 7) and the clock in Guayaquil. */
function nowInGuayaquil(now: Date): { day: number; time: string } {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: weekdays.indexOf(parts.weekday ?? '') + 1, time: `${parts.hour}:${parts.minute}` };
}

export type OpenState =
  | { isOpen: true; closes: string }
  /** `inDays` 0: later today. */
  | { isOpen: false; opens: string; day: number; inDays: number }
  /** No hours are known. */
  | null;

/** Whether the agency is open at a moment by its regular hours, and what comes next. */
export function openState(rows: Agency['opening_hours'], now: Date): OpenState {
  const { day, time } = nowInGuayaquil(now);
  const of = (wanted: number) =>
    rows.filter(({ days }) => days.includes(wanted)).sort((a, b) => a.opens.localeCompare(b.opens));
  const current = of(day).find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { isOpen: true, closes: current.closes };
  for (let inDays = 0; inDays <= 7; inDays++) {
    const wanted = ((day - 1 + inDays) % 7) + 1;
    const next = of(wanted).find(({ opens }) => inDays > 0 || opens > time);
    if (next) return { isOpen: false, opens: next.opens, day: wanted, inDays };
  }
  return null;
}
