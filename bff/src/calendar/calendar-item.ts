import {
  type CalendarItem,
  type CalendarKind,
  detailsOf,
  type Moment,
  momentsOf,
  serviceKind,
  type ServiceKind,
  serviceKinds,
} from '@bitacora/contracts';
import { calendarMessages as messages } from '@bitacora/contracts/messages';
import { AGENCY_TIME_ZONE, dollarsOfCents } from '@bitacora/kernel';
import { type AwaitedKind, awaitedItem, isAwaited } from './awaited-items.ts';
import type { CalendarEntry, CalendarJourney, CalendarRecord, CalendarRows } from './calendar-rows.ts';

/** An entry of a journey with what it is of. */
type CalendarRow = CalendarEntry & CalendarJourney & { journey_id: string; record: CalendarRecord | null };

type Said = Pick<CalendarItem, 'id' | 'label' | 'title' | 'local' | 'zone' | 'place' | 'until'>;

/** A day of a journey itself: no clock goes with it. */
const dayOfJourney = ({ kind, local, journey_id, journey: { start_city, destination_city } }: CalendarRow) => ({
  id: `${kind}-${journey_id}`,
  title: messages.route(start_city.name, destination_city.name),
  local,
  zone: AGENCY_TIME_ZONE,
  place: null,
  until: null,
});

const wayBack = ({ start_city, destination_city }: CalendarRow['journey']) =>
  messages.route(destination_city.name, start_city.name);

const ofJourney: Record<Exclude<CalendarKind, ServiceKind | AwaitedKind>, (row: CalendarRow) => Said> = {
  departure: (row) => ({ ...dayOfJourney(row), label: messages.departure }),
  // Where nobody wrote a return, its services say how long it lasts, and nobody knows a way back.
  return: (row) =>
    row.journey.return_date === null
      ? { ...dayOfJourney(row), label: messages.lastDay }
      : { ...dayOfJourney(row), label: messages.return, title: wayBack(row.journey) },
  balance_due: (row) => ({ ...dayOfJourney(row), label: messages.balanceDue }),
  ready_by: (row) => ({ ...dayOfJourney(row), label: messages.readyBy }),
};

const withoutLabel = ({ local, zone, place }: Moment) => ({ local, zone, place });

/** Whether the end of a record is told with its beginning, as the statement tells them apart. */
const isTold = (kind: ServiceKind, starts: Moment | null, ends: Moment | null): boolean =>
  starts !== null &&
  ends !== null &&
  serviceKind(kind).momentNames?.ends === undefined &&
  starts.local !== ends.local &&
  starts.local.slice(0, 10) === ends.local.slice(0, 10);

/** A moment of a service as its kind's descriptor tells it: with its place, and what it is called. */
function ofService(kind: ServiceKind, { edge, record, journey }: CalendarRow): Said | null {
  const descriptor = serviceKind(kind);
  if (!record) return null;
  const { starts, ends } = momentsOf(
    descriptor,
    detailsOf(descriptor, record.details),
    record,
    journey.destination_city.name,
  );
  const moment = edge === 'starts' ? starts : ends;
  return (
    moment && {
      ...withoutLabel(moment),
      id: `${edge}-${record.id}`,
      label: (moment.local.length > 10 ? moment.label : null) ?? descriptor.momentNames?.[edge] ?? messages[edge],
      title: record.title,
      until: edge === 'starts' && ends && isTold(kind, starts, ends) ? withoutLabel(ends) : null,
    }
  );
}

const isOfService = (kind: CalendarKind): kind is ServiceKind => serviceKinds.some((one) => one === kind);

/** What an item says of its journey. */
const about = (journey_id: string, { journey, held_by, advised_by, travellers }: CalendarJourney) => ({
  journey_id,
  destination_city: journey.destination_city,
  holder: held_by,
  travellers,
  adviser: advised_by,
});

/** The moments of the read model, and what is due, as the calendar shows them. */
export const calendarItemsOf = (rows: CalendarRows): CalendarItem[] =>
  rows.entries.flatMap((entry) => calendarItemOf(entry, rows) ?? []);

function calendarItemOf(entry: CalendarEntry, rows: CalendarRows): CalendarItem | null {
  const { kind, journey_id, record_id } = entry;
  if (isAwaited(kind)) return awaitedItem[kind](entry, rows);
  const journey = rows.journeys[journey_id ?? ''];
  if (!journey || journey_id === null) return null;
  const record = rows.records[record_id ?? ''] ?? null;
  const row = { ...entry, ...journey, journey_id, record };
  const said = isOfService(kind) ? ofService(kind, row) : ofJourney[kind](row);
  const balance = kind === 'balance_due' ? { balance: dollarsOfCents(journey.balance_cents) } : {};
  return said && { ...said, kind, ...about(journey_id, journey), ...balance };
}
