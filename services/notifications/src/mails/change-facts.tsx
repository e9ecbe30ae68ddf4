import { clockPlace, type ServiceKind } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { clockIn, clockText } from '@bitacora/kernel/dates';
import { Fragment, isValidElement, type ReactNode } from 'react';
import { movedParts, type ToldService } from '../domain/told-service.ts';
import type { News } from './mail-kind.ts';
import { ClockAt, Current, Former } from './parts.tsx';
import { momentName } from './service-facts.tsx';

type Facts = News['facts'];
type Moment = NonNullable<ToldService['starts']>;

/** A service before and after it moved. */
interface Move {
  kind: ServiceKind;
  before: ToldService;
  now: ToldService;
}

const messages = mailMessages.serviceChanges;

/** By which place a clock goes; a plain day has none. */
const placeOf = (moment: Moment): string | null => (moment.local.length > 10 ? clockPlace(moment) : null);

/** `sáb 28 nov, 09:30 Guayaquil` */
function momentText(moment: Moment, today: string): string {
  const clock = clockText(moment.local, today);
  const place = placeOf(moment);
  return place === null ? clock : clockIn(clock, place);
}

const isOther = (one: Moment | null, other: Moment | null, today: string): boolean =>
  (one && momentText(one, today)) !== (other && momentText(other, today));

/** From when to when, the place once where it is the same; what begins and ends at once is one moment. */
function periodText({ starts, ends }: Pick<ToldService, 'starts' | 'ends'>, today: string): string | null {
  if (!starts || !ends || !isOther(starts, ends, today)) {
    const only = starts ?? ends;
    return only && momentText(only, today);
  }
  const from = placeOf(starts) === placeOf(ends) ? clockText(starts.local, today) : momentText(starts, today);
  return `${from}${messages.until}${momentText(ends, today)}`;
}

/** The one of its two moments that is another one; null where both are, or where there is but one. */
function movedEnd({ before, now }: Move, today: string): 'starts' | 'ends' | null {
  const arePeriods = [before, now].every(({ starts, ends }) => starts && ends && isOther(starts, ends, today));
  const moved = (['starts', 'ends'] as const).filter((end) => isOther(before[end], now[end], today));
  return arePeriods && moved.length === 1 ? (moved[0] ?? null) : null;
}

/** What is another one of when and where a service is, before and now, above what else there is to know: nothing twice. */
export function changeFacts(move: Move, facts: Facts, today: string): Facts {
  const { kind, before, now } = move;
  const moved = movedParts(before, now);
  const end = movedEnd(move, today);
  const name = end && momentName(kind, end, now[end]);
  const textOf = (one: ToldService) =>
    [
      moved.times ? periodText(end ? { starts: null, ends: null, [end]: one[end] } : one, today) : null,
      moved.flight ? one.flight && messages.flight(one.flight) : null,
      moved.address ? one.address : null,
    ]
      .filter(Boolean)
      .join(' · ') || messages.unknown;
  const isSaid = ([label, value]: readonly [string, ReactNode]) =>
    (moved.times && isValidElement(value) && value.type === ClockAt && (!name || label === name)) ||
    (moved.address && value === now.address);
  const which = name ? <span style={{ fontWeight: 400 }}>{name.toLocaleLowerCase('es')} </span> : null;
  return [
    [
      messages.before,
      <Fragment key="before">
        {which}
        <Former>{textOf(before)}</Former>
      </Fragment>,
    ],
    [
      messages.now,
      <Current key="now">
        {which}
        {textOf(now)}
      </Current>,
    ],
    ...facts.filter((fact) => !isSaid(fact)),
  ];
}

/** What its reader knows of a service whose place another one took: `Hotel Caribe · jue 10 jul, 15:00 → lun 14 jul, 11:00 Baltra`. */
export const formerText = (told: ToldService, today: string): string =>
  [told.title, periodText(told, today), told.flight && messages.flight(told.flight)].filter(Boolean).join(' · ');

/** When something would have been that was called off, and where. */
export function whenFacts(told: ToldService, today: string): Facts {
  const period = periodText(told, today);
  return [
    ...(period === null ? [] : ([[messages.wouldHaveBeen, <Former key="period">{period}</Former>]] as const)),
    ...(told.address === null ? [] : ([[mailMessages.service.where, told.address]] as const)),
  ];
}
