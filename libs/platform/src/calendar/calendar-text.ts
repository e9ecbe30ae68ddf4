import { addDays, type LocalTime } from '@bitacora/kernel';
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEvent,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { clockText, zoneComponent } from './zone-component.ts';

/** What happens, as other programs' calendars show it. */
export interface CalendarEvent {
  /** Of what happens: a file with the same one replaces what was said of it before. */
  id: string;
  /** A day alone is a day of the calendar, wherever it is. */
  starts: LocalTime;
  /** Of a day: the last one of it. */
  ends: LocalTime | null;
  summary: string;
  description?: string;
  location?: string | undefined;
  url: string;
  /** It was called off: who has it in a calendar is to find it struck out there, or gone. */
  isCancelled?: boolean;
}

interface CalendarOptions {
  name: string;
  now: Date;
  /** Of an address that is read again: how long a program may wait. A file that is handed over is never read again. */
  secondsBetweenReads?: number;
}

const A_YEAR = { hours: 24 * 400 };
/** From when seconds are counted: so they stay within the 31 bits of RFC 5545. */
const BEGINNING = Date.UTC(2020, 0);

const isDay = ({ local }: LocalTime) => local.length === 10;

const zoned = ({ local, zone }: LocalTime) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone);

function timesOf({ starts, ends }: CalendarEvent): Pick<ICalEventData, 'allDay' | 'end' | 'start' | 'timezone'> {
  if (isDay(starts)) {
    const last = ends && ends.local.slice(0, 10) > starts.local ? ends.local.slice(0, 10) : null;
    return {
      start: Temporal.PlainDate.from(starts.local),
      // The day after the last (RFC 5545, 3.6.1).
      ...(last === null ? {} : { end: Temporal.PlainDate.from(addDays(last, 1)) }),
      allDay: true,
      timezone: null,
    };
  }
  return { start: zoned(starts), ...(ends && !isDay(ends) ? { end: zoned(ends) } : {}), timezone: starts.zone };
}

/** On which clocks an event is told: none of a day. */
const zonesOf = ({ starts, ends }: CalendarEvent): string[] =>
  isDay(starts) ? [] : [starts.zone, ...(ends && !isDay(ends) ? [ends.zone] : [])];

/** The library writes one zone an event, that of its start: what ends elsewhere ends by the clock of there. */
class EventOfTwoPlaces extends ICalEvent {
  constructor(
    data: ICalEventData,
    calendar: ICalCalendar,
    private readonly ends: LocalTime,
  ) {
    super(data, calendar);
  }

  override toString(): string {
    const { local, zone } = this.ends;
    return super
      .toString()
      .replace(/^DTEND;.*$/m, `DTEND;TZID=${zone}:${clockText(Temporal.PlainDateTime.from(local))}`);
  }
}

/** The span in which the clocks of zones are told: a year around now, and around all that happens. */
function spanOf(events: readonly CalendarEvent[], now: Date): [Temporal.Instant, Temporal.Instant] {
  const present = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const last = events.flatMap(({ starts, ends }) => {
    const end = ends ?? starts;
    return isDay(end) ? [] : [zoned(end).toInstant()];
  });
  const latest = [present, ...last].toSorted(Temporal.Instant.compare).at(-1) ?? present;
  return [present.subtract(A_YEAR), latest.add(A_YEAR)];
}

/** Events as a file for other calendars (RFC 5545; product 3.12, 16.21), each on the clocks of its places, which the file tells. */
export function calendarText(
  events: readonly CalendarEvent[],
  { name, now, secondsBetweenReads }: CalendarOptions,
): string {
  const [first, last] = spanOf(events, now);
  const isHandedOver = secondsBetweenReads === undefined;
  // Asked for the zone of each start in turn: the first answer has those of the ends, too.
  const zones = [...new Set(events.flatMap(zonesOf))];
  const calendar = ical({
    name,
    prodId: { company: 'Bitacora', product: 'Calendario', language: 'ES' },
    ...(isHandedOver ? { method: ICalCalendarMethod.PUBLISH } : { ttl: secondsBetweenReads }),
    // Without a name: with one, stamps would be written on its clock, and they are UTC's.
    timezone: {
      name: null,
      generator: () =>
        zones
          .splice(0)
          .map((zone) => zoneComponent(zone, first, last))
          .join('\r\n'),
    },
  });
  for (const event of events) {
    const { ends } = event;
    const data = {
      ...timesOf(event),
      id: `${event.id}@bitacora`,
      stamp: now,
      // Of what is handed over twice, the later counts.
      ...(isHandedOver ? { sequence: Math.floor((now.getTime() - BEGINNING) / 1000) } : {}),
      summary: event.summary,
      ...(event.description ? { description: event.description } : {}),
      ...(event.location ? { location: event.location } : {}),
      ...(isHandedOver ? { status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED } : {}),
      url: event.url,
    };
    const isOfTwo = new Set(zonesOf(event)).size > 1;
    calendar.createEvent(ends && isOfTwo ? new EventOfTwoPlaces(data, calendar, ends) : data);
  }
  return calendar.toString();
}
