import {
  addressOf,
  clockPlace,
  type Details,
  detailsOf,
  fieldText,
  type Moment,
  momentsOf,
  type ServiceKind,
  serviceKind,
} from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { readLocalTime, toEpochMilliseconds } from '@bitacora/kernel';
import { clockIn, clockText } from '@bitacora/kernel/dates';
import { isValidElement, type ReactNode } from 'react';
import { ladderOf } from '../domain/ladder/ladder.ts';
import { instantOf } from '../domain/ladder/times.ts';
import type { KnownRows } from '../persistence/known-journeys.ts';
import type { Projected } from '../persistence/projected-snapshots.ts';
import { Phone } from './contacts.tsx';
import { unbrokenWeights } from './names-text.ts';
import { ClockAt, Code, Plain, Written } from './parts.tsx';
import type { News } from './mail-kind.ts';

type Fact = News['facts'][number];
type ServiceRecord = Projected<'service_records'>;

const HOUR = 60 * 60 * 1000;

/** A clock is told as on the card of the service, a plain day without any place. */
function saidOf(moment: Moment, today: string): { clock: string; place?: string | undefined } {
  const clock = clockText(moment.local, today);
  return moment.local.length <= 10 ? { clock } : { clock, place: clockPlace(moment) ?? undefined };
}

const clockOf = (moment: Moment, today: string): ReactNode => <ClockAt {...saidOf(moment, today)} />;

/** A moment of a service as it is told: in parts, in words and as an instant. */
interface MomentInWords {
  said: ReturnType<typeof saidOf>;
  text: string;
  instant: number;
}

function inWords(moment: Moment, today: string): MomentInWords {
  const said = saidOf(moment, today);
  const text = said.place === undefined ? said.clock : clockIn(said.clock, said.place);
  return { said, text, instant: instantOf(moment) };
}

/** `su boleto aéreo`, by what its record says where it has one. */
export function ownName(kind: ServiceKind, record?: Pick<ServiceRecord, 'details'>): string {
  const descriptor = serviceKind(kind);
  const name = descriptor.inSentence?.(record ? detailsOf(descriptor, record.details) : {});
  return mailMessages.service.own(name ?? descriptor.label.toLocaleLowerCase('es'));
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

const momentsOfRecord = (record: ServiceRecord, destination: string) => {
  const descriptor = serviceKind(record.kind);
  return momentsOf(descriptor, detailsOf(descriptor, record.details), record, destination);
};

/** One of the two moments of a service: `lun 14 jul, 11:00, hora de Galápagos`; null where it has none. */
export function momentTold(
  record: ServiceRecord,
  end: 'starts' | 'ends',
  destination: string,
  today: string,
): MomentInWords | null {
  const moment = momentsOfRecord(record, destination)[end];
  return moment && inWords(moment, today);
}

/** By when to be where a service leaves, on the clock there: `jue 10 jul, 07:00 Guayaquil`; null where nobody has to be early. */
export function beThereBy(record: ServiceRecord, destination: string, today: string): MomentInWords | null {
  const { beThere } = serviceKind(record.kind);
  const { starts } = momentsOfRecord(record, destination);
  if (!beThere || !starts) return null;
  const latest = new Date(toEpochMilliseconds(starts) - beThere.hoursBefore * HOUR);
  return inWords({ ...starts, ...readLocalTime(latest.toISOString(), starts.zone) }, today);
}

/**
 * By when to be where one has to be early, where travellers are reminded of it: not who changes planes there (product 16.7), and not
 * once that hour is over.
 */
function beThereFacts(known: KnownRows, record: ServiceRecord, now: Date, today: string): Fact[] {
  const latest = beThereBy(record, known.journey.destination_city.name, today);
  if (!latest || latest.instant <= now.getTime()) return [];
  const isReminded = ladderOf(known).some((step) => step.kind === 'airport' && step.record === record.id);
  if (!isReminded) return [];
  return [[mailMessages.service.beThere, <ClockAt key="latest" {...latest.said} />]];
}

/** Who carries it out, a flight's number; null where the facts say it, as they do an address. */
function subtitleOf({ kind, details: kept }: ServiceRecord, today: string): string | null {
  const descriptor = serviceKind(kind);
  const details = detailsOf(descriptor, kept);
  const subtitle = descriptor.card.subtitle?.(details) ?? null;
  return subtitle === addressOf(descriptor, details, today)?.text ? null : subtitle;
}

/** Which of a city's places it leaves from: a clock names the city alone. */
function placeOf(kind: ServiceKind, details: Details): Fact[] {
  const { header, headerLabel } = serviceKind(kind).card;
  const place = header?.(details);
  return place && headerLabel !== undefined ? [[headerLabel, place]] : [];
}

/** Where a service is; of one that is nowhere by itself, an activity, where the journey goes, which is not said to be its place. */
function whereOf(record: ServiceRecord, details: Details, destination: string, today: string): Fact[] {
  const descriptor = serviceKind(record.kind);
  const address = addressOf(descriptor, details, today);
  if (address) return [[address.label, address.text]];
  const { starts, ends } = momentsOf(descriptor, details, record, destination);
  const isPlaced =
    descriptor.address !== undefined || !starts || starts.place !== null || (ends?.place ?? null) !== null;
  return isPlaced ? [] : [[mailMessages.service.destination, destination]];
}

/** The codes to show where a service is. */
function codesOf(record: ServiceRecord): Fact[] {
  const descriptor = serviceKind(record.kind);
  const details = detailsOf(descriptor, record.details);
  return Object.entries(descriptor.fields).flatMap(([name, field]) => {
    const code = field.is === 'text' && field.isCode ? details[name] : null;
    return typeof code === 'string' && code !== '' ? [[field.label, <Code key={name}>{code}</Code>] as const] : [];
  });
}

/** When and where a service is, its codes, and whom to call; each clock is its place's. */
function serviceFacts(record: ServiceRecord, destination: string, today: string): Fact[] {
  const details = detailsOf(serviceKind(record.kind), record.details);
  return [
    ...timesOf(record, details, destination, today),
    ...placeOf(record.kind, details),
    ...whereOf(record, details, destination, today),
    ...codesOf(record),
    ...phonesOf(record),
  ];
}

/** When a service is, among its facts; not by when to be there. */
export const isClock = ([label, value]: Fact): boolean =>
  isValidElement(value) && value.type === ClockAt && label !== mailMessages.service.beThere;
/** What is shown at a counter, among them. */
export const isCode = ([, value]: Fact): boolean => isValidElement(value) && value.type === Code;

/** Whom to call who carries it out. */
function phonesOf({ kind, details }: ServiceRecord): Fact[] {
  return Object.entries(serviceKind(kind).fields).flatMap(([name, field]) => {
    const number = details[name];
    return field.is === 'phone' && typeof number === 'string' && number !== ''
      ? [[field.label, <Phone key={name} number={number} />] as const]
      : [];
  });
}

/** What else of it who travels has to know before, as its card says it: stops on the way, luggage, what the adviser wrote. */
function mailedFacts({ kind, details: kept }: ServiceRecord, today: string): Fact[] {
  const descriptor = serviceKind(kind);
  const details = detailsOf(descriptor, kept);
  return (descriptor.card.mailed ?? []).flatMap((name): Fact[] => {
    const field = descriptor.fields[name];
    const text = field && details[name] !== false ? fieldText(field, details[name], today) : null;
    return field && text !== null
      ? [
          [
            field.label,
            <Plain key={name}>{field.is === 'textarea' ? <Written>{text}</Written> : unbrokenWeights(text)}</Plain>,
          ],
        ]
      : [];
  });
}

/** What a record tells of its item; also what goes along with it, and what the adviser wrote of it. */
export function newsOf(record: ServiceRecord, destination: string, today: string): News {
  const first = momentTold(record, 'starts', destination, today);
  const beginning = serviceKind(record.kind).momentNames?.starts;
  return {
    of: record.kind,
    item: record.package_service,
    title: record.title,
    subtitle: subtitleOf(record, today),
    facts: [...serviceFacts(record, destination, today), ...mailedFacts(record, today)],
    ...(first && { begins: first.instant }),
    ...(first && { preview: [record.title, [beginning, first.text].filter(Boolean).join(' ')].join(' · ') }),
  };
}

/** The same with by when to be there. */
export function newsAhead(known: KnownRows, record: ServiceRecord, now: Date, today: string): News {
  const news = newsOf(record, known.journey.destination_city.name, today);
  return { ...news, facts: [...beThereFacts(known, record, now, today), ...news.facts] };
}
