import {
  airlineOf,
  serviceKind,
  type ServiceKind,
  serviceReminderKinds,
  type ServiceReminderKind,
} from '@bitacora/contracts';
import { mailMessages, paperMessages } from '@bitacora/contracts/messages';
import { isOntoIslands, papersToPrepare } from '../domain/ladder/papers.ts';
import type { Projected } from '../persistence/projected-snapshots.ts';
import { calendarEntryOf } from './calendar-entry.ts';
import type { News } from './mail-kind.ts';
import { ClockAt, Current } from './parts.tsx';
import { beThereBy, isClock, isCode, momentTold, newsOf } from './service-facts.tsx';
import { defineStepMail } from './step-mail.ts';

const messages = mailMessages.serviceReminder;

const isOfRentedCar = (kind: ServiceReminderKind, service: ServiceKind | undefined): boolean =>
  kind === 'pick-up' && service === 'car_rental';

/** What it is, in few words. */
export const headlineOf = (kind: ServiceReminderKind, service: ServiceKind | undefined): string =>
  isOfRentedCar(kind, service) ? messages.carPickUp.headline : messages.headline[kind];

/** What to bring to the airport; onto Galápagos its card, too, where the journey asks for it. */
function airportAdvice(record: Projected<'service_records'>, journey: Projected<'journeys'>): string {
  const asksForCard = isOntoIslands(record) && papersToPrepare(journey).includes('galapagos-card');
  return [messages.advice.airport, asksForCard && messages.alsoBring(paperMessages['galapagos-card'].name)]
    .filter(Boolean)
    .join(' ');
}

/** What to do, and where: on whose page to check in, who comes for whom. */
function toDo(
  kind: ServiceReminderKind,
  record: Projected<'service_records'>,
  journey: Projected<'journeys'>,
): Pick<News, 'action' | 'advice'> {
  if (isOfRentedCar(kind, record.kind)) return { advice: messages.carPickUp.advice };
  const { flight_number: flight } = record.details;
  const airline = typeof flight === 'string' ? airlineOf(flight) : null;
  const page = airline?.checkInPage ?? null;
  const checkIn = page === null ? null : { path: page, label: messages.checkIn };
  if (kind === 'airport') return { advice: airportAdvice(record, journey), ...(checkIn && { action: checkIn }) };
  if (kind !== 'check-in' || !airline) return { advice: messages.advice[kind] };
  return { advice: messages.checkInAt(airline.name), ...(checkIn && { action: checkIn }) };
}

/** What ends has stood in a calendar since it began. */
const ofEnds: ReadonlySet<ServiceReminderKind> = new Set(['check-out', 'car-return']);

/** The moment of which a kind of reminder speaks; none of a check-in, which is open from now on. */
function momentOf(kind: ServiceReminderKind, record: Projected<'service_records'>, destination: string, today: string) {
  if (kind === 'check-in') return null;
  if (kind === 'airport') return beThereBy(record, destination, today);
  return momentTold(record, ofEnds.has(kind) ? 'ends' : 'starts', destination, today);
}

/** The moment before all else there is to know, and where that is, then what a counter asks for; and not what is over by then. */
function factsOf(kind: ServiceReminderKind, news: News, moment: ReturnType<typeof momentOf>): News['facts'] {
  const codes = news.facts.filter(isCode);
  const rest = news.facts.filter((fact) => !isCode(fact));
  if (!moment) return [...codes, ...rest];
  const clocks = rest.filter(isClock);
  const own = kind === 'airport' ? null : clocks.at(ofEnds.has(kind) ? -1 : 0);
  const isLeftOut = (fact: News['facts'][number]) => fact === own || (ofEnds.has(kind) && isClock(fact));
  const placeLabel = typeof news.of === 'string' ? serviceKind(news.of).card.headerLabel : undefined;
  const label = kind === 'airport' ? mailMessages.service.beThere : own?.[0];
  if (label === undefined) return [...codes, ...rest];
  const current = (
    <Current key="moment">
      <ClockAt {...moment.said} />
    </Current>
  );
  const others = rest.filter((fact) => !isLeftOut(fact));
  const isPlace = ([name]: News['facts'][number]) => name === placeLabel;
  return [[label, current], ...others.filter(isPlace), ...codes, ...others.filter((fact) => !isPlace(fact))];
}

/** Reminds the travellers of a journey of a moment of one of its services (product 16.7). */
export const serviceReminder = defineStepMail({
  template: 'service-reminder',
  audience: 'travellers',
  group: 'reminders',
  kinds: serviceReminderKinds,
  news({ known, step, kind, today }) {
    const record = known.records.find((one) => one.id === step.record);
    if (!record) return null;
    const destination = known.journey.destination_city.name;
    const news = newsOf(record, destination, today);
    const moment = momentOf(kind, record, destination, today);
    return {
      ...news,
      ...toDo(kind, record, known.journey),
      facts: factsOf(kind, news, moment),
      headline: headlineOf(kind, record.kind),
      ...(moment && { at: moment }),
      calendar: ofEnds.has(kind) ? [] : calendarEntryOf(record, known.journey, today),
    };
  },
  words: messages,
  sample: { kind: 'check-out', occasion: 'record-hosting:ends:2031-07-14T11:00[Pacific/Galapagos]:evening' },
});
