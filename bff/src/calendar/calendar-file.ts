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

function whose({ holder, travellers, destination_city: { name } }: CalendarItem): string {
  const people = holder ? messages.travellers(fullName(holder), travellers - 1) : null;
  return [people, messages.journeyTo(name)].filter((part) => part !== null).join(' · ');
}

function eventOf(item: CalendarItem, publicUrl: string, now: Date): ICalEventData {
  const { id, label, title, place, until, journey_id, adviser } = item;
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
    description: [whose(item), adviser && messages.advisedBy(fullName(adviser))].filter(Boolean).join('\n'),
    ...(place ? { location: place } : {}),
    url: `${publicUrl}/admin/journeys/${journey_id}`,
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
