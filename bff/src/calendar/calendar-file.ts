import type { CalendarItem } from '@bitacora/contracts';
import { calendarMessages as messages } from '@bitacora/contracts/messages';
import type { LocalTime } from '@bitacora/kernel';
import { fullName } from '@bitacora/kernel/full-name';
import ical, { type ICalEventData } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { zoneComponent } from './zone-component.ts';

const A_YEAR = { hours: 24 * 400 };
/** How long a program may wait before it reads again. */
const SECONDS_BETWEEN_READS = 3600;

const isDay = ({ local }: LocalTime) => local.length === 10;

const zoned = ({ local, zone }: LocalTime) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone);

/** Who travels, and where. Not who asked for a quote: a visitor gave the name for an answer, and the address leaves the house (decision 41). */
function whose({ kind, holder, travellers, destination_city: destination }: CalendarItem): string {
  const people = holder && kind !== 'quote_due' ? messages.travellers(fullName(holder), travellers - 1) : null;
  return [people, destination && messages.journeyTo(destination.name)].filter((part) => part !== null).join(' · ');
}

/** The address of what an item is of. */
function opened({ quote_id: quote, luggage_request_id: request, journey_id: journey }: CalendarItem): string {
  if (quote !== undefined) return `/admin/quotes?quote=${quote}`;
  return request === undefined ? `/admin/journeys/${journey}` : `/admin/luggage?request=${request}`;
}

function eventOf(item: CalendarItem, publicUrl: string, now: Date): ICalEventData {
  const { id, label, title, place, until, adviser } = item;
  const description = [whose(item), adviser && messages.advisedBy(fullName(adviser))].filter(Boolean).join('\n');
  const times = isDay(item)
    ? { start: Temporal.PlainDate.from(item.local), allDay: true, timezone: null }
    : {
        start: zoned(item),
        ...(until && !isDay(until) ? { end: zoned(until) } : {}),
        timezone: item.zone,
      };
  return {
    ...times,
    id: `${id}@bitacora`,
    stamp: now,
    summary: messages.said(label, title),
    ...(description ? { description } : {}),
    ...(place ? { location: place } : {}),
    url: publicUrl + opened(item),
  };
}

/** Items as a file for other calendars (RFC 5545): each on the clock of its place, without a document, code or amount. */
export function calendarFile(
  items: readonly CalendarItem[],
  { publicUrl, now }: { publicUrl: string; now: Date },
): string {
  const present = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const [first, last] = [present.subtract(A_YEAR), present.add(A_YEAR)];
  return ical({
    name: messages.feed,
    prodId: { company: 'Bitacora', product: 'Calendario', language: 'ES' },
    ttl: SECONDS_BETWEEN_READS,
    // Without a name: with one, stamps would be written on its clock, and they are UTC's.
    timezone: { name: null, generator: (zone) => zoneComponent(zone, first, last) },
    events: items.map((item) => eventOf(item, publicUrl, now)),
  }).toString();
}
