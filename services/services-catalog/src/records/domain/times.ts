import type { CoordinateValue, Details, ServiceKindDescriptor, ZoneSource } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import {
  AGENCY_TIME_ZONE,
  type FieldErrors,
  type LocalTime,
  readLocalTime,
  toEpochMilliseconds,
} from '@bitacora/kernel';
import { findAirport, findCity, timeZoneAt } from '@bitacora/places';

/** The zone of a place that a record refers to: an airport, a city or a point on the map. */
export function zoneOfPlace(descriptor: ServiceKindDescriptor, name: string, details: Details): string | null {
  const field = descriptor.fields[name];
  const value = details[name];
  if (!field || value === undefined || value === null) return null;
  if (field.is === 'coordinate') {
    const { latitude, longitude } = value as CoordinateValue;
    return timeZoneAt(latitude, longitude);
  }
  if (field.is !== 'lookup') return null;
  if (field.lookup === 'airport') return findAirport((value as { id: string }).id)?.time_zone ?? null;
  if (field.lookup === 'city') return findCity((value as { code: string }).code)?.time_zone ?? null;
  return null;
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
    if (field.is !== 'local-time') continue;
    const zone = zoneOf(field.zone, descriptor, details, destination);
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
export function spanErrors({ span }: ServiceKindDescriptor, details: Details): FieldErrors {
  const starts = span && details[span.starts];
  const ends = span && details[span.ends];
  if (!span || !starts || !ends) return {};
  return instantOf(ends) < instantOf(starts) ? { [span.ends]: [messages.endBeforeStart] } : {};
}
