import { clockPlace } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { clockIn, clockText } from '@bitacora/kernel/dates';
import { isValidElement, type ReactNode } from 'react';
import { movedParts, type ToldService } from '../domain/told-service.ts';
import type { News } from './mail-kind.ts';
import { ClockAt } from './parts.tsx';

type Facts = News['facts'];
type Moment = ToldService['starts'];

const messages = mailMessages.serviceChanges;

/** `sáb 28 nov, 09:30 Guayaquil`, a plain day without any place. */
function momentText(moment: NonNullable<Moment>, today: string): string {
  const clock = clockText(moment.local, today);
  const place = moment.local.length > 10 ? clockPlace(moment) : null;
  return place === null ? clock : clockIn(clock, place);
}

/** From when to when; what begins and ends at once is one moment. */
function periodText({ starts, ends }: Pick<ToldService, 'starts' | 'ends'>, today: string): string | null {
  const texts = [starts, ends].flatMap((moment) => (moment ? [momentText(moment, today)] : []));
  return texts.length > 0 ? [...new Set(texts)].join(messages.until) : null;
}

/** What is another one of when and where a service is, before and now, above what else there is to know: nothing twice. */
export function changeFacts(before: ToldService, now: ToldService, facts: Facts, today: string): Facts {
  const moved = movedParts(before, now);
  const textOf = (one: ToldService) =>
    [
      moved.times ? periodText(one, today) : null,
      moved.flight ? one.flight && messages.flight(one.flight) : null,
      moved.address ? one.address : null,
    ]
      .filter(Boolean)
      .join(' · ') || messages.unknown;
  const isSaid = (value: ReactNode) =>
    (moved.times && isValidElement(value) && value.type === ClockAt) || (moved.address && value === now.address);
  const others = facts.filter(([, value]) => !isSaid(value));
  return [[messages.before, textOf(before)], [messages.now, textOf(now)], ...others];
}

/** What its reader knows of a service whose place another one took: `Hotel Caribe · jue 10 jul, 15:00 Baltra → lun 14 jul, 11:00 Baltra`. */
export const formerText = (told: ToldService, today: string): string =>
  [told.title, periodText(told, today), told.flight && messages.flight(told.flight)].filter(Boolean).join(' · ');

/** When something would have been that was called off, and where. */
export function whenFacts(told: ToldService, today: string): Facts {
  const period = periodText(told, today);
  return [
    ...(period === null ? [] : ([[messages.wouldHaveBeen, period]] as const)),
    ...(told.address === null ? [] : ([[mailMessages.service.where, told.address]] as const)),
  ];
}
