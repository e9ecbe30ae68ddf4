import { airlineOf, type ServiceKind, serviceReminderKinds, type ServiceReminderKind } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import type { Projected } from '../persistence/projected-snapshots.ts';
import { calendarEntryOf } from './calendar-entry.ts';
import { beThereBy, newsOf } from './service-facts.tsx';
import { defineStepMail } from './step-mail.ts';

const messages = mailMessages.serviceReminder;

const isOfRentedCar = (kind: ServiceReminderKind, service: ServiceKind | undefined): boolean =>
  kind === 'pick-up' && service === 'car_rental';

/** What it is, in few words. */
export const headlineOf = (kind: ServiceReminderKind, service: ServiceKind | undefined): string =>
  isOfRentedCar(kind, service) ? messages.carPickUp.headline : messages.headline[kind];

/** What it is and what to do, with what is known of it: by when to be there, on whose page to check in, who comes for whom. */
function told(kind: ServiceReminderKind, record: Projected<'service_records'>, destination: string, today: string) {
  if (isOfRentedCar(kind, record.kind)) return messages.carPickUp;
  const headline = messages.headline[kind];
  const latest = kind === 'airport' ? beThereBy(record, destination, today) : null;
  if (latest !== null) return { headline, advice: messages.airportBy(latest) };
  const { flight_number: flight } = record.details;
  const airline = kind === 'check-in' && typeof flight === 'string' ? airlineOf(flight) : null;
  if (!airline) return { headline, advice: messages.advice[kind] };
  const { name, checkInPage: path } = airline;
  const links = path === null ? [] : [{ path, label: messages.checkInLink(name) }];
  return { headline, advice: messages.checkInAt(name), links };
}

/** What ends has stood in a calendar since it began. */
const ofEnds: ReadonlySet<ServiceReminderKind> = new Set(['check-out', 'car-return']);

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
    return {
      ...newsOf(record, destination, today),
      ...told(kind, record, destination, today),
      calendar: ofEnds.has(kind) ? [] : calendarEntryOf(record, known.journey, today),
    };
  },
  words: messages,
  sample: { kind: 'check-out', occasion: 'record-hosting:ends:2031-07-14T11:00[Pacific/Galapagos]:evening' },
});
