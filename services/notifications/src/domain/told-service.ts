import {
  addressOf,
  type Details,
  detailsOf,
  fieldText,
  type Moment,
  momentsOf,
  serviceKind,
} from '@bitacora/contracts';
import type { Known } from './ladder/step.ts';

/** What travellers are told of a service that may change: whether it stands, by which record, when and where (product 16.25). */
export interface ToldService {
  isCancelled: boolean;
  /** Null while it has none. */
  record: string | null;
  title: string | null;
  starts: ToldMoment | null;
  ends: ToldMoment | null;
  address: string | null;
  flight: string | null;
  /** What is shown at its counter; rows from before do not say. */
  code?: string | null | undefined;
  /** What luggage the fare of a flight carries; rows from before do not say. */
  luggage?: string | null | undefined;
}

/** A moment of it, as its mail says it. */
type ToldMoment = Pick<Moment, 'local' | 'zone' | 'place'> & {
  [Key in 'label' | 'isOnAgencyClock']?: Moment[Key] | undefined;
};

/** What a mail about the journey itself tells of it. */
export interface ToldJourney {
  isCancelled: boolean;
}

type Records = readonly (Known['records'][number] & { title: string })[];

/** A service as its travellers are told of it; null of one that its journey does not have. */
export function asTold(
  { journey, records }: { journey: Pick<Known['journey'], 'services' | 'destination_city'>; records: Records },
  item: string,
  today: string,
): ToldService | null {
  const sold = journey.services?.find(({ id }) => id === item);
  if (!sold) return null;
  const record = records.find(({ package_service }) => package_service === item);
  const isCancelled = Boolean(sold.cancellation);
  if (!record) {
    return { isCancelled, record: null, title: null, starts: null, ends: null, address: null, flight: null };
  }
  const descriptor = serviceKind(record.kind);
  const details = detailsOf(descriptor, record.details);
  const { flight_number: flight } = details;
  return {
    isCancelled,
    record: record.id,
    title: record.title,
    ...momentsOf(descriptor, details, record, journey.destination_city.name),
    address: addressOf(descriptor, details, today)?.text ?? null,
    flight: typeof flight === 'string' && flight !== '' ? flight : null,
    code: codeOf(descriptor, details),
    luggage: luggageOf(descriptor, details, today),
  };
}

function codeOf({ fields }: ReturnType<typeof serviceKind>, details: Details): string | null {
  const [code] = Object.entries(fields).flatMap(([name, field]) =>
    field.is === 'text' && field.isCode ? details[name] : [],
  );
  return typeof code === 'string' && code !== '' ? code : null;
}

function luggageOf({ fields }: ReturnType<typeof serviceKind>, details: Details, today: string): string | null {
  const field = fields.luggage_types;
  return field ? fieldText(field, details.luggage_types, today) : null;
}

/** By the clock of its place and its name: that the zone of a place was corrected moves nobody. */
const isSame = (one: ToldMoment | null, other: ToldMoment | null): boolean =>
  one?.local === other?.local && (one?.place ?? null) === (other?.place ?? null);

/** Which parts of when and where it is, and of how it is found, are other ones: that a first code came takes the place of none. */
export const movedParts = (before: ToldService, now: ToldService) => ({
  times: !isSame(before.starts, now.starts) || !isSame(before.ends, now.ends),
  flight: before.flight !== now.flight,
  address: before.address !== now.address,
  code: Boolean(before.code && now.code) && before.code !== now.code,
});

/** Whether any of it is another one, of the same record. */
export const hasMoved = (before: ToldService, now: ToldService): boolean =>
  before.record !== null && before.record === now.record && Object.values(movedParts(before, now)).includes(true);

/** Whether its code alone is another one. */
export function hasOtherCodeAlone(before: ToldService, now: ToldService): boolean {
  const { code, ...others } = movedParts(before, now);
  return code && !Object.values(others).includes(true);
}

export type ChangeKind = 'moved' | 'cancelled' | 'restored';

/**
 * What there is to tell of a service that was told as `before`; null where nothing changed that travellers go by. Another
 * record in the place of one is told as such, by the mail that says that it is ready.
 */
export function changeOf(before: ToldService, now: ToldService): ChangeKind | null {
  if (before.isCancelled !== now.isCancelled) return now.isCancelled ? 'cancelled' : 'restored';
  return !now.isCancelled && hasMoved(before, now) ? 'moved' : null;
}

/**
 * What was told last, as the ledger knows it, else as it was when the change was made; of another record what it was then. That
 * it was called off counts only where the ledger says that it was told: nobody else hears that it stands again.
 */
export function toldBefore(
  last: ToldService | null,
  planned: ToldService | null,
  now: ToldService,
): ToldService | null {
  const before = last && (planned === null || last.record === now.record) ? last : planned;
  // What was told before codes were kept had the one of then.
  const code = before && before.code === undefined && planned?.record === before.record ? planned.code : before?.code;
  return before && { ...before, code, isCancelled: last?.isCancelled ?? false };
}
