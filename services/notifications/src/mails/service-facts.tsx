import {
  addressOf,
  clockPlace,
  type Details,
  detailsOf,
  type Moment,
  momentsOf,
  type ServiceKind,
  serviceKind,
} from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { readLocalTime, toEpochMilliseconds } from '@bitacora/kernel';
import { clockIn, clockText } from '@bitacora/kernel/dates';
import type { ReactNode } from 'react';
import type { Directory } from '../persistence/directory.ts';
import type { Projected } from '../persistence/projected-snapshots.ts';
import { nameOf } from './about-journey.ts';
import { ClockAt, Code } from './parts.tsx';
import type { News, ServiceNow } from './mail-kind.ts';

type Fact = News['facts'][number];
type ServiceRecord = Projected<'service_records'>;

const HOUR = 60 * 60 * 1000;

/** A clock is told as on the card of the service, a plain day without any place. */
function clockOf(moment: Moment, today: string): ReactNode {
  const clock = clockText(moment.local, today);
  if (moment.local.length <= 10) return <ClockAt clock={clock} />;
  return <ClockAt clock={clock} place={clockPlace(moment) ?? undefined} />;
}

/** What one of its two moments is called; undefined where neither its kind nor a field says it. */
export const momentName = (
  kind: ServiceKind,
  end: 'starts' | 'ends',
  moment: { label?: string | undefined } | null,
): string | undefined => serviceKind(kind).momentNames?.[end] ?? moment?.label;

function timesOf(record: ServiceRecord, details: Details, destination: string, today: string): Fact[] {
  const { kind, starts, ends } = record;
  const descriptor = serviceKind(kind);
  const names = descriptor.momentNames;
  const moments = momentsOf(descriptor, details, { starts, ends }, destination);
  if (!moments.starts) return [];
  const { when, until } = mailMessages.service;
  const isInstant = starts?.local === ends?.local && starts?.zone === ends?.zone;
  if (isInstant || !moments.ends) {
    const label = moments.starts.label === (moments.ends ?? moments.starts).label ? moments.starts.label : when;
    return [[names?.starts ?? label ?? when, clockOf(moments.starts, today)]];
  }
  return [
    [momentName(kind, 'starts', moments.starts) ?? when, clockOf(moments.starts, today)],
    [momentName(kind, 'ends', moments.ends) ?? until, clockOf(moments.ends, today)],
  ];
}

/** By when to be where a service leaves, on the clock there: `jue 10 jul, 07:00 Guayaquil`; null where nobody has to be early. */
export function beThereBy(record: ServiceRecord, destination: string, today: string): string | null {
  const descriptor = serviceKind(record.kind);
  const { starts } = momentsOf(descriptor, detailsOf(descriptor, record.details), record, destination);
  if (!descriptor.beThere || !starts) return null;
  const latest = new Date(toEpochMilliseconds(starts) - descriptor.beThere.hoursBefore * HOUR);
  const clock = clockText(readLocalTime(latest.toISOString(), starts.zone).local, today);
  return starts.place === null ? clock : clockIn(clock, starts.place);
}

/** Who carries it out, a flight's number; null where the facts say it, as they do an address. */
function subtitleOf({ kind, details: kept }: ServiceRecord, today: string): string | null {
  const descriptor = serviceKind(kind);
  const details = detailsOf(descriptor, kept);
  const subtitle = descriptor.card.subtitle?.(details) ?? null;
  return subtitle === addressOf(descriptor, details, today)?.text ? null : subtitle;
}

/** Where a service is that is nowhere by itself, an activity: where the journey goes. */
function whereOf(record: ServiceRecord, details: Details, destination: string, today: string): Fact[] {
  const descriptor = serviceKind(record.kind);
  const address = addressOf(descriptor, details, today);
  if (address) return [[address.label, address.text]];
  const { starts, ends } = momentsOf(descriptor, details, record, destination);
  const isPlaced =
    descriptor.address !== undefined || !starts || starts.place !== null || (ends?.place ?? null) !== null;
  return isPlaced ? [] : [[mailMessages.service.where, destination]];
}

/** When and where a service is, and the codes to show there; each clock is its place's. */
function serviceFacts(record: ServiceRecord, destination: string, today: string): Fact[] {
  const descriptor = serviceKind(record.kind);
  const details = detailsOf(descriptor, record.details);
  const rows: Fact[] = [
    ...timesOf(record, details, destination, today),
    ...whereOf(record, details, destination, today),
  ];
  const said = (name: string) => (typeof details[name] === 'string' && details[name] !== '' ? details[name] : null);
  for (const [name, field] of Object.entries(descriptor.fields)) {
    const code = field.is === 'text' && field.isCode ? said(name) : null;
    if (code !== null) rows.push([field.label, <Code key={name}>{code}</Code>]);
  }
  return rows;
}

/** What a record tells of its item. */
export const newsOf = (record: ServiceRecord, destination: string, today: string): News => ({
  of: record.kind,
  item: record.package_service,
  title: record.title,
  subtitle: subtitleOf(record, today),
  facts: serviceFacts(record, destination, today),
});

/** A service of a journey as it is now; null when it has no record, or none any more. */
export async function serviceNow(
  { journey: id, item }: { journey: string; item: string },
  directory: Pick<Directory, 'journey' | 'recordsOf'>,
  today: string,
): Promise<ServiceNow | null> {
  const record = (await directory.recordsOf(id)).find(({ package_service }) => package_service === item);
  if (!record) return null;
  const { services, destination_city: destination } = await directory.journey(id);
  const sold = services?.find((one) => one.id === item);
  const name = sold ? nameOf(sold) : serviceKind(record.kind).label;
  return { name, news: newsOf(record, destination.name, today) };
}
