import { type JourneyView, serviceKind, type ViewService } from '@bitacora/contracts';
import { timeMessages } from '@bitacora/contracts/messages';
import { AGENCY_TIME_ZONE, addDays, dayAt, daysBetween, toEpochMilliseconds } from '@bitacora/kernel';
import { longDay } from '@bitacora/kernel/dates';
import { words } from '../words.ts';
import { dayOf, hasHour, type Moment, timesOf } from './service-times.ts';
import { lengthText, momentText } from './time-texts.ts';

/** The one thing that a traveller has to know first. */
export interface NextUp {
  /** `Su vuelo sale en 2 d 4 h`. */
  headline: string;
  /** `sáb, 5 dic · 10:00 Guayaquil`. */
  when: string | null;
  /** The service that it is about; null when it is about the journey. */
  service: ViewService | null;
}

interface Coming {
  service: ViewService;
  /** `Su vuelo sale`. */
  announcement: string;
  moment: Moment;
  at: number;
}

/** The instant that a moment is over: a plain day lasts until its end in Guayaquil. */
function instantOf(moment: Moment): number {
  if (hasHour(moment)) return toEpochMilliseconds(moment);
  return toEpochMilliseconds({ local: `${addDays(moment.local, 1)}T00:00`, zone: AGENCY_TIME_ZONE });
}

function comingOf(service: ViewService, journey: JourneyView): Coming[] {
  const { starts, ends } = timesOf(service, journey);
  const { next } = serviceKind(service.kind);
  const coming: Coming[] = [];
  if (starts) coming.push({ service, announcement: next.starts, moment: starts, at: instantOf(starts) });
  if (ends && next.ends) coming.push({ service, announcement: next.ends, moment: ends, at: instantOf(ends) });
  return coming;
}

function relativeDay(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days <= 0) return timeMessages.today;
  return days === 1 ? timeMessages.tomorrow : timeMessages.in(timeMessages.days(days));
}

function lastDay(journey: JourneyView): string {
  const ends = journey.services.flatMap((service) => {
    const { starts, ends: last } = timesOf(service, journey);
    return [starts, last].flatMap((moment) => (moment ? [dayOf(moment)] : []));
  });
  return journey.return_date ?? [journey.travel_date, ...ends].sort().at(-1) ?? journey.travel_date;
}

/** What comes next on a journey at an instant (product 18.2). */
export function nextUp(journey: JourneyView, now: Date): NextUp {
  const today = dayAt(now);
  const [next] = journey.services
    .flatMap((service) => comingOf(service, journey))
    .filter(({ at }) => at > now.getTime())
    .sort((a, b) => a.at - b.at);
  if (next && journey.phase !== 'past') {
    const { service, announcement, moment, at } = next;
    const time = hasHour(moment) ? timeMessages.in(lengthText(at - now.getTime())) : relativeDay(dayOf(moment), today);
    const headline = `${announcement} ${time}`;
    return { headline, when: momentText(moment), service };
  }
  if (journey.phase === 'past')
    return { headline: words.next.past(longDay(lastDay(journey))), when: null, service: null };
  if (journey.days_to_travel < 0) return { headline: words.next.ongoing, when: null, service: null };
  return {
    headline: `${words.next.journeyStarts(journey.destination_city.name)} ${relativeDay(journey.travel_date, today)}`,
    when: longDay(journey.travel_date),
    service: null,
  };
}
