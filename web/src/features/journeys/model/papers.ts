import { type JourneyView, serviceKind, type ViewService } from '@bitacora/contracts';

/** A file that a traveller shows somewhere. */
export interface Paper {
  id: string;
  label: string;
  href: string;
}

/** First given name and last name, as a document is labelled (product 6.6). */
const shortName = (first: string, last: string) => `${first.split(' ')[0] ?? first} ${last}`;

/** The documents of passengers for a service. */
export function documentsOf(service: ViewService, { passengers }: JourneyView): Paper[] {
  return passengers.flatMap(({ first_name, last_name, service_docs }) =>
    service_docs
      .filter(({ package_service }) => package_service === service.id)
      .map(({ id, document }) => ({ id, label: shortName(first_name, last_name), href: document })),
  );
}

/** The reservation of a service, under the name that its kind gives it; null while there is none. */
export function reservationOf({ kind, service }: ViewService): Paper | null {
  const button = serviceKind(kind).card.buttons.find(({ opens }) => opens === 'reservation');
  if (!button || !service?.reservation) return null;
  return { id: service.id, label: button.label, href: service.reservation };
}

/** Everything to show of a service: its reservation, then the documents of its passengers. */
export function papersOf(service: ViewService, journey: JourneyView): Paper[] {
  return [reservationOf(service) ?? [], documentsOf(service, journey)].flat();
}
