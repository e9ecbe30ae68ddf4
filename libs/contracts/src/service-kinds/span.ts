import { isPlainDate, toEpochMilliseconds } from '@bitacora/kernel';
import type { ServiceKindDescriptor } from './define-kind.ts';
import type { DetailField } from './field.ts';
import { clockOfField, isOnMap } from './field-places.ts';
import { type Point, readPlace } from './typed-place.ts';

type Described = Pick<ServiceKindDescriptor, 'span' | 'fields'>;
type Values = Readonly<Record<string, unknown>>;

const HOUR_MILLISECONDS = 3_600_000;
/** More than clocks differ in one part of the world: borders between neighbours are of three hours and a half at most. */
const HOURS_BETWEEN_NEIGHBOURS = 4;
/** From the last clock of the world to the first. */
const HOURS_AROUND_THE_WORLD = 26;
const NEIGHBOURS_DEGREES = 15;
/** Beyond it the same hour may be of two days. */
const NEAR_DATE_LINE_DEGREES = 165;

const naive = /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$/;

/** A day, or a day and hour on a clock, that exists; what does not is told by its own field alone. */
const isNaive = (text: unknown): text is string =>
  typeof text === 'string' && naive.test(text) && isPlainDate(text.slice(0, 10));

const instantOf = (local: string): number => toEpochMilliseconds({ local, zone: 'UTC' });

/** How many hours earlier than its beginning a record ends by what its clocks show; 0 where it does not, or that is open. */
export function hoursBackwards({ span }: Described, values: Values): number {
  const [starts, ends] = [span && values[span.starts], span && values[span.ends]];
  if (!isNaive(starts) || !isNaive(ends)) return 0;
  return Math.max(0, (instantOf(starts) - instantOf(ends)) / HOUR_MILLISECONDS);
}

function pointOf(fields: Described['fields'], clock: ReturnType<typeof clockOfField>, values: Values): Point | null {
  const name = typeof clock === 'object' && clock !== null ? clock.field : null;
  const field: DetailField | undefined = name === null ? undefined : fields[name];
  if (name === null || !field || !isOnMap(field)) return null;
  const value = values[name];
  const place = typeof value === 'string' ? readPlace(value) : (value as Partial<Point> | null | undefined);
  return typeof place === 'object' && place !== null && 'longitude' in place && typeof place.longitude === 'number'
    ? (place as Point)
    : null;
}

const areNeighbours = (one: Point, other: Point): boolean =>
  Math.abs(one.longitude - other.longitude) < NEIGHBOURS_DEGREES &&
  [one, other].every(({ longitude }) => Math.abs(longitude) < NEAR_DATE_LINE_DEGREES);

/** How far apart the clocks of beginning and end may be at most, as far as what is written tells their places. */
function hoursApart({ span, fields }: Described, values: Values): number {
  const [first, last] = [span && fields[span.starts], span && fields[span.ends]];
  const [clock, lastClock] = [first ? clockOfField(first) : null, last ? clockOfField(last) : null];
  if (JSON.stringify(clock) === JSON.stringify(lastClock)) return 0;
  const [from, to] = [pointOf(fields, clock, values), pointOf(fields, lastClock, values)];
  return from && to && areNeighbours(from, to) ? HOURS_BETWEEN_NEIGHBOURS : HOURS_AROUND_THE_WORLD;
}

/** Whether what is written shows by itself that a record ends before it starts, on whichever clocks. */
export const endsBeforeStart = (kind: Described, values: Values): boolean =>
  hoursBackwards(kind, values) > hoursApart(kind, values);

/** Whether it rather ends on the next day: more hours earlier than two clocks of one part of the world explain. */
export const endsNextDay = (kind: Described, values: Values): boolean =>
  hoursBackwards(kind, values) > Math.min(hoursApart(kind, values), HOURS_BETWEEN_NEIGHBOURS);
