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
import type { CalendarEntry, CalendarJourney, CalendarRecord, CalendarRows } from './calendar-statement.ts';

/** An entry with what it is of. */
type CalendarRow = CalendarEntry & CalendarJourney & { record: CalendarRecord | null };

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

const ofJourney: Record<Exclude<CalendarKind, ServiceKind>, (row: CalendarRow) => Said> = {
  departure: (row) => ({ ...dayOfJourney(row), label: messages.departure }),
  // Where nobody wrote a return, its services say how long it lasts, and nobody knows a way back.
  return: (row) =>
    row.journey.return_date === null
      ? { ...dayOfJourney(row), label: messages.lastDay }
      : { ...dayOfJourney(row), label: messages.return, title: wayBack(row.journey) },
  balance_due: (row) => ({ ...dayOfJourney(row), label: messages.balanceDue }),
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
      label: descriptor.momentNames?.[edge] ?? (moment.local.length > 10 ? moment.label : null) ?? messages[edge],
      title: record.title,
      until: edge === 'starts' && ends && isTold(kind, starts, ends) ? withoutLabel(ends) : null,
    }
  );
}

const isOfService = (kind: CalendarKind): kind is ServiceKind => serviceKinds.some((one) => one === kind);

/** The moments of the read model as the calendar shows them. */
export const calendarItemsOf = ({ entries, journeys, records }: CalendarRows): CalendarItem[] =>
  entries.flatMap((entry) => {
    const journey = journeys[entry.journey_id];
    const record = records[entry.record_id ?? ''] ?? null;
    return (journey && calendarItemOf({ ...entry, ...journey, record })) ?? [];
  });

function calendarItemOf(row: CalendarRow): CalendarItem | null {
  const { kind, journey_id, journey, held_by, advised_by, travellers, balance_cents } = row;
  const said = isOfService(kind) ? ofService(kind, row) : ofJourney[kind](row);
  return (
    said && {
      ...said,
      kind,
      journey_id,
      destination_city: journey.destination_city,
      holder: held_by,
      travellers,
      adviser: advised_by,
      ...(kind === 'balance_due' ? { balance: dollarsOfCents(balance_cents) } : {}),
    }
  );
}
