import {
  type Details,
  detailsOf,
  type JourneyView,
  placeNameIn,
  serviceKind,
  type ServiceKindDescriptor,
  type ViewService,
  type ZoneSource,
  zoneSourceOf,
} from '@bitacora/contracts';
import { AGENCY_TIME_ZONE, type LocalTime } from '@bitacora/kernel';

/** A moment of a service with the name of its place; `local` is a plain day when no hour belongs to it. */
export interface Moment extends LocalTime {
  /** How a traveller knows the place: an airport's city, a port, a pier; null when only its zone is known. */
  place: string | null;
}

export interface ServiceTimes {
  starts: Moment | null;
  ends: Moment | null;
}

export const hasHour = (moment: LocalTime) => moment.local.length > 10;
export const dayOf = (moment: LocalTime) => moment.local.slice(0, 10);

function placeOf(
  source: ZoneSource,
  { fields }: ServiceKindDescriptor,
  details: Details,
  journey: JourneyView,
): string | null {
  if (source === 'destination') return journey.destination_city.name;
  if (source === 'agency') return null;
  const field = fields[source.field];
  // A stay is at the place itself, which its title says.
  if (field?.is === 'coordinate' && !field.isNamed) return null;
  return field ? placeNameIn(field, details[source.field] ?? null) : null;
}

function momentOf(
  time: LocalTime | null,
  descriptor: ServiceKindDescriptor,
  details: Details,
  journey: JourneyView,
): Moment | null {
  if (!time) return null;
  const owner = Object.entries(descriptor.fields).find(([name]) => details[name] === time)?.[1];
  const source = owner && zoneSourceOf(owner);
  return { ...time, place: source ? placeOf(source, descriptor, details, journey) : null };
}

/** When a service begins and ends, and where; nothing while it is pending. */
export function timesOf(service: ViewService, journey: JourneyView): ServiceTimes {
  if (!service.service) return { starts: null, ends: null };
  const descriptor = serviceKind(service.kind);
  const details = detailsOf(descriptor, service.service);
  const { starts, ends } = descriptor.period(details, AGENCY_TIME_ZONE);
  return {
    starts: momentOf(starts, descriptor, details, journey),
    ends: momentOf(ends, descriptor, details, journey),
  };
}

/** What a service is called: its record's title, or its kind while it is pending. */
export function titleOf({ kind, service, service_name }: ViewService): string {
  const descriptor = serviceKind(kind);
  return service ? descriptor.title(detailsOf(descriptor, service)) : service_name.name;
}
