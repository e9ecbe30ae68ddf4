import { type CalendarItem, isLateKind } from '@bitacora/contracts';
import { dayAt, toEpochMilliseconds } from '@bitacora/kernel';
import { clockIn } from '@bitacora/kernel/dates';
import { fullName } from '@bitacora/kernel/full-name';
import { AGENCY_TIME_ZONE } from '@bitacora/kernel/time-zone';
import { zoneName } from '@bitacora/kernel/zone-name';
import { paths } from '../../lib/paths.ts';
import { words } from './words.ts';

/** Between what is said of an item: no line begins with it. */
export const DOT = '\u00a0· ';

type Placed = Pick<CalendarItem, 'local' | 'zone' | 'place'>;

const isElsewhere = ({ zone }: Placed) => zone !== AGENCY_TIME_ZONE;

function clockOf(time: Placed, isNamed: boolean): string {
  const clock = time.local.slice(11, 16);
  return isNamed ? clockIn(clock, time.place ?? zoneName(time.zone)) : clock;
}

/** `10:00`, `10:00 Guayaquil → 11:00 Baltra`: the clock of its place, named where one is not Ecuador's; null of a plain day. */
export function timeOf(item: CalendarItem): string | null {
  if (item.local.length === 10) return null;
  const { until } = item;
  if (until === null || until.local.length === 10) return clockOf(item, isElsewhere(item));
  const isNamed = isElsewhere(item) || isElsewhere(until);
  return words.way(clockOf(item, isNamed), clockOf(until, isNamed));
}

/** Who travels or asked, where to, and who advises: what is known of it. */
export function aboutOf({ holder, travellers, destination_city: destination, adviser }: CalendarItem): string {
  const others = travellers > 1 ? ` ${words.others(travellers - 1)}` : '';
  const parts = [
    holder && fullName(holder) + others,
    destination && words.destination(destination.name),
    adviser && fullName(adviser),
  ];
  return parts.filter((part) => part !== null).join(DOT);
}

/** Where an item leads: to its journey, or to what is to be answered. */
export function wayTo({ quote_id: quote, luggage_request_id: request, journey_id: journey }: CalendarItem): string {
  if (quote !== undefined) return paths.openQuote(quote);
  if (request !== undefined) return paths.openLuggage(request);
  return journey === null ? paths.calendar : paths.journey(journey);
}

/** Whether a deadline has passed; a plain day lasts until it is over. */
export function isLate({ kind, local, zone }: CalendarItem, now: Date): boolean {
  if (!isLateKind(kind)) return false;
  return local.length === 10 ? local < dayAt(now) : toEpochMilliseconds({ local, zone }) < now.getTime();
}

/** The hour alone, where there is little room. */
export const hourOf = ({ local }: CalendarItem): string | null => (local.length === 10 ? null : local.slice(11, 16));

/** `Vuelo Guayaquil – ` of a way: where it begins. */
const startOfWay = /^.* – /;

/**
 * What tells an item from the others where it has one short line, of what kind it is being its picture: whose it is, or where
 * to; of a way the part that names the destination (`Baltra`, `Baltra – Guayaquil`), else where it leads.
 */
export function shortTitleOf({ kind, title, destination_city, holder }: CalendarItem): string {
  if (kind === 'balance_due' || kind === 'luggage_due' || kind === 'quote_due') return holder?.last_name ?? title;
  const destination = destination_city?.name;
  if (destination === undefined) return title;
  if (kind === 'departure' || kind === 'return' || kind === 'ready_by') return destination;
  return title.includes(destination) ? title.slice(title.indexOf(destination)) : title.replace(startOfWay, '');
}
