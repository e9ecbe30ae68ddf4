import { type JourneyView, serviceKind, type ViewService } from '@bitacora/contracts';
import { timeMessages } from '@bitacora/contracts/messages';
import { dayAt, daysBetween } from '@bitacora/kernel';
import { dayText, longDay } from '@bitacora/kernel/dates';
import { dayOf } from '../../../lib/times.ts';
import { words } from '../words.ts';
import { instantOf } from './instants.ts';
import { activeServices } from './cancelled.ts';
import { codesOf } from './card-lines.ts';
import { departureReminder } from './departure-reminder.ts';
import { lastDay } from './last-day.ts';
import { hasHour, type Moment, timesOf } from './service-times.ts';
import { clockOf, hourText, lengthText, momentText } from './time-texts.ts';

/** The one thing that a traveller has to know first. */
export interface NextUp {
  /** `Su vuelo sale en 2 días y 4 h`; while the badge counts the days, `Su vuelo sale el sáb 5 dic`. */
  headline: string;
  /** `sáb 5 dic, 10:00 Guayaquil`, or what of it the headline does not say. */
  when: string | null;
  /** By when to be at the airport, while that is ahead: `17:30`, with the day where the flight leaves on another one. */
  beThere: string | null;
  /** The service that it is about; null when it is about the journey. */
  service: ViewService | null;
  /** The service with a code that comes after it, for who shows that one soon; null when none does. */
  after: { service: ViewService; when: string } | null;
}

interface Coming {
  service: ViewService;
  /** `Salida`, where its kind names its moments. */
  name: string | undefined;
  /** `Su vuelo sale`. */
  announcement: string;
  moment: Moment;
  at: number;
}

function comingOf(service: ViewService, journey: JourneyView): Coming[] {
  const { starts, ends } = timesOf(service, journey);
  const { next, momentNames: names } = serviceKind(service.kind);
  const coming: Coming[] = [];
  if (starts)
    coming.push({ service, name: names?.starts, announcement: next.starts, moment: starts, at: instantOf(starts) });
  if (ends && next.ends)
    coming.push({ service, name: names?.ends, announcement: next.ends, moment: ends, at: instantOf(ends) });
  return coming;
}

interface At {
  now: Date;
  /** The day whose year goes without saying. */
  said: string | null;
}

/** There is one countdown: before a journey its badge counts the days, and the headline says which day that is. */
function sayWhen(
  { moment, at }: Coming,
  journey: JourneyView,
  { now, said }: At,
): Pick<NextUp, 'when'> & { left: string } {
  const today = dayAt(now);
  const onDay = { left: words.next.on(dayText(dayOf(moment), said)), when: hourText(moment) };
  // Paper is read on another day.
  if (said === null) return onDay;
  const when = momentText(moment, said);
  const days = daysBetween(today, dayOf(moment));
  if (hasHour(moment) && journey.days_to_travel <= 0)
    return { left: timeMessages.in(lengthText(at - now.getTime())), when };
  if (days <= 0) return { left: timeMessages.today, when };
  if (days === 1) return { left: timeMessages.tomorrow, when };
  if (journey.days_to_travel <= 0) return { left: timeMessages.in(timeMessages.days(days)), when };
  return onDay;
}

function beThereBy({ service, moment }: Coming, journey: JourneyView, { now, said }: At): string | null {
  const reminder = departureReminder(journey, now);
  if (reminder?.service !== service || instantOf(reminder) <= now.getTime()) return null;
  const hour = clockOf(reminder);
  return dayOf(reminder) === dayOf(moment) ? hour : `${dayText(dayOf(reminder), said)}, ${hour}`;
}

/** What comes next on a journey at an instant (product 18.2); on paper `said` is null, and every day has its year. */
export function nextUp(journey: JourneyView, now: Date, said: string | null = dayAt(now)): NextUp {
  const onlyJourney = { when: null, beThere: null, service: null, after: null };
  if (journey.phase === 'past') return { ...onlyJourney, headline: words.next.past(longDay(lastDay(journey), said)) };
  if (journey.cancellation) {
    return {
      ...onlyJourney,
      headline: words.next.cancelled(dayText(dayAt(new Date(journey.cancellation.at)), said)),
    };
  }
  const [next, ...others] = activeServices(journey)
    .flatMap((service) => comingOf(service, journey))
    .filter(({ at }) => at > now.getTime())
    .sort((a, b) => a.at - b.at);
  if (next) {
    const { left, when } = sayWhen(next, journey, { now, said });
    const after = others.find(({ service }) => service !== next.service && codesOf(service).length > 0);
    return {
      headline: `${next.announcement} ${left}`,
      when,
      beThere: beThereBy(next, journey, { now, said }),
      service: next.service,
      after: after
        ? { service: after.service, when: words.next.namedMoment(after.name, momentText(after.moment, said)) }
        : null,
    };
  }
  if (journey.days_to_travel < 0) return { ...onlyJourney, headline: words.next.ongoing };
  const isToday = journey.days_to_travel === 0 && said !== null;
  const day = isToday ? timeMessages.today : words.next.on(longDay(journey.travel_date, said));
  return { ...onlyJourney, headline: `${words.next.journeyStarts(journey.destination_city.name)} ${day}` };
}
