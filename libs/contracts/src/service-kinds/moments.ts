import { AGENCY_TIME_ZONE, type LocalTime } from '@bitacora/kernel';
import { clockIn } from '@bitacora/kernel/dates';
import { zoneName } from '@bitacora/kernel/zone-name';
import type { Period, ServiceKindDescriptor } from './define-kind.ts';
import type { DetailField, Details } from './field.ts';
import { clockOfField, placeNameIn, zoneSourceOf } from './field-places.ts';
import { fieldText } from './field-text.ts';

/** A moment of a service with the name of its place; `local` is a plain day when no hour belongs to it. */
export interface Moment extends LocalTime {
  /** How a traveller knows the place: an airport's city, a port, a pier; null when only its zone is known. */
  place: string | null;
  /** What a form calls it, where a field says it: `Check-in`. */
  label?: string;
  /** Whether its clock is the agency's wherever it is: an appointment, in any city of Ecuador. */
  isOnAgencyClock?: boolean;
}

/** A period with its places and labels, as people read it. */
export interface Moments {
  starts: Moment | null;
  ends: Moment | null;
}

/**
 * Where a moment's clock hangs: its place, or its zone; null where every reader would take it for granted. A hotel of
 * Quito has the agency's clock, and is not in its city.
 */
export const clockPlace = ({ place, zone, isOnAgencyClock = false }: Moment): string | null =>
  place ?? (zone === AGENCY_TIME_ZONE && !isOnAgencyClock ? null : zoneName(zone));

type Described = Pick<ServiceKindDescriptor, 'fields'>;

function placeOf(
  { fields }: Described,
  details: Details,
  owner: DetailField,
  destination: string | null,
): string | null {
  const source = zoneSourceOf(owner);
  if (source === null || source === 'agency') return null;
  if (source === 'destination') return destination;
  const field = fields[source.field];
  // A stay is at the place itself, which its title says.
  if (field?.is === 'coordinate' && !field.isNamed) return null;
  return field ? placeNameIn(field, details[source.field] ?? null) : null;
}

const clockOfAgency = (owner: DetailField) => (zoneSourceOf(owner) === 'agency' ? { isOnAgencyClock: true } : {});

const isSame = (value: unknown, { local, zone }: LocalTime) =>
  value === local ||
  (typeof value === 'object' && value !== null && 'zone' in value && 'local' in value
    ? value.local === local && value.zone === zone
    : false);

function momentOf(
  kind: Described,
  details: Details,
  time: LocalTime | null,
  isEnd: boolean,
  destination: string,
): Moment | null {
  if (!time) return null;
  const owners = Object.entries(kind.fields).filter(
    ([name, field]) => clockOfField(field) !== null && isSame(details[name], time),
  );
  // What begins and ends at once has two fields with the same time.
  const owner = owners.at(isEnd ? -1 : 0)?.[1];
  const place = owner ? placeOf(kind, details, owner, destination) : null;
  return { ...time, place, ...(owner && { label: owner.label, ...clockOfAgency(owner) }) };
}

/** When and where a record's period begins and ends; `destination` is the name of the journey's. */
export function momentsOf(kind: Described, details: Details, { starts, ends }: Period, destination: string): Moments {
  return {
    starts: momentOf(kind, details, starts, false, destination),
    ends: momentOf(kind, details, ends, true, destination),
  };
}

/**
 * A field of a record in words, an hour with its place (product 18.7); null where it has no value. `destination` is the name
 * of the journey's, null where that is not known; `today` as of `fieldText`.
 */
export function detailText(
  kind: Described,
  name: string,
  details: Details,
  destination: string | null,
  today: string | null,
): string | null {
  const field = kind.fields[name];
  const text = field ? fieldText(field, details[name], today) : null;
  if (!field || text === null || field.is !== 'local-time') return text;
  const time = details[name] as LocalTime;
  const place = clockPlace({ ...time, place: placeOf(kind, details, field, destination), ...clockOfAgency(field) });
  return place === null ? text : clockIn(text, place);
}
