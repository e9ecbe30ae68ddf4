import {
  type Details,
  detailsOf,
  type JourneyView,
  serviceKind,
  type ServiceKindDescriptor,
  type ViewService,
  type ZoneSource,
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

function placeOf(source: ZoneSource, details: Details, journey: JourneyView): string | null {
  if (source === 'destination') return journey.destination_city.name;
  if (source === 'agency') return null;
  const value = details[source.field];
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !('name' in value)) return null;
  // An airport is known by its city.
  return 'city' in value && value.city ? value.city : value.name;
}

function momentOf(
  time: LocalTime | null,
  descriptor: ServiceKindDescriptor,
  details: Details,
  journey: JourneyView,
): Moment | null {
  if (!time) return null;
  const owner = Object.entries(descriptor.fields).find(([name]) => details[name] === time)?.[1];
  return { ...time, place: owner?.is === 'local-time' ? placeOf(owner.zone, details, journey) : null };
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
