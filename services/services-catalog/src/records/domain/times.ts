import {
  byKind,
  type CoordinateValue,
  type Details,
  type DetailValue,
  type FieldTable,
  isRowLookup,
  lookupOf,
  type PlaceLookup,
  type ServiceKindDescriptor,
  type ZoneSource,
  spanMessage,
  zoneSourceOf,
} from '@bitacora/contracts';
import {
  AGENCY_TIME_ZONE,
  type FieldErrors,
  type LocalTime,
  readLocalTime,
  toEpochMilliseconds,
} from '@bitacora/kernel';
import { findAirport, findCity, timeZoneAt } from '@bitacora/places';

const none = () => null;

const zonesOfLookups: Readonly<Record<PlaceLookup, (key: string) => string | null>> = {
  airport: (key) => findAirport(key)?.time_zone ?? null,
  city: (key) => findCity(key)?.time_zone ?? null,
  // A country may have many.
  country: none,
};

const zones: FieldTable<[value: DetailValue], string | null> = {
  coordinate: (_, value) => timeZoneAt((value as CoordinateValue).latitude, (value as CoordinateValue).longitude),
  lookup: ({ lookup }, value) => (isRowLookup(lookup) ? null : zonesOfLookups[lookup](lookupOf(lookup).key(value))),
  text: none,
  textarea: none,
  phone: none,
  integer: none,
  boolean: none,
  choice: none,
  date: none,
  'local-time': none,
};

/** The zone of a place that a record refers to: an airport, a city or a point on the map. */
function zoneOfPlace(descriptor: ServiceKindDescriptor, name: string, details: Details): string | null {
  const field = descriptor.fields[name];
  const value = details[name];
  return !field || value === undefined || value === null ? null : byKind(zones, field, value);
}

function zoneOf(source: ZoneSource, descriptor: ServiceKindDescriptor, details: Details, destination: string): string {
  if (source === 'agency') return AGENCY_TIME_ZONE;
  if (source === 'destination') return destination;
  return zoneOfPlace(descriptor, source.field, details) ?? destination;
}

/**
 * Puts every time of a record at its place: a text that was sent is read on the clock there; a time that was stored
 * keeps its clock when its place changed, for wall time and zone are the truth (product 7.8).
 */
export function placeDetails(
  descriptor: ServiceKindDescriptor,
  details: Details,
  destination: string,
  sent: Record<string, unknown> = {},
): Details {
  const placed: Details = { ...details };
  for (const [name, field] of Object.entries(descriptor.fields)) {
    const source = zoneSourceOf(field);
    if (!source) continue;
    const zone = zoneOf(source, descriptor, details, destination);
    const text = sent[name];
    if (typeof text === 'string') placed[name] = readLocalTime(text, zone);
    else if (text === null) placed[name] = null;
    else if (placed[name]) placed[name] = { local: (placed[name] as LocalTime).local, zone };
  }
  return placed;
}

const instantOf = (value: Details[string]): number =>
  typeof value === 'string'
    ? toEpochMilliseconds({ local: value, zone: 'UTC' })
    : toEpochMilliseconds(value as LocalTime);

/** What ends before it starts, counted in instants: a flight west may land before it left by the clock. */
export function spanErrors(descriptor: ServiceKindDescriptor, details: Details): FieldErrors {
  const { span } = descriptor;
  const starts = span && details[span.starts];
  const ends = span && details[span.ends];
  if (!span || !starts || !ends) return {};
  return instantOf(ends) < instantOf(starts) ? { [span.ends]: [spanMessage(descriptor)] } : {};
}
