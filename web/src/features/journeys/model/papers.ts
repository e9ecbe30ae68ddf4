import { type JourneyView, serviceKind, type ViewService } from '@bitacora/contracts';
import { words } from '../words.ts';
import { isCancelled } from './cancelled.ts';

/** A file that a traveller shows somewhere. */
export interface Paper {
  id: string;
  label: string;
  href: string;
}

interface Name {
  first_name: string;
  last_name: string;
}

/** First given name and last name, as a document is labelled (product 6.6). */
const shortName = ({ first_name, last_name }: Name) => `${first_name.split(' ')[0] ?? first_name} ${last_name}`;

/** The documents of passengers for a service; of several of one passenger all but the first are numbered. */
export function documentsOf(service: ViewService, { passengers }: JourneyView): Paper[] {
  return passengers.flatMap((passenger) =>
    passenger.service_docs
      .filter(({ package_service }) => package_service === service.id)
      .map(({ id, document }, index) => ({
        id,
        label: index === 0 ? shortName(passenger) : `${shortName(passenger)} (${index + 1})`,
        href: document,
      })),
  );
}

/** The reservation of a service, under the name that its kind gives it or as void; null while there is none. */
export function reservationOf(view: ViewService, journey: JourneyView): Paper | null {
  const { kind, service } = view;
  const button = serviceKind(kind).card.buttons.find(({ opens }) => opens === 'reservation');
  if (!button || !service?.reservation) return null;
  const label = isCancelled(view, journey) ? words.documents.voidReservation : button.label;
  return { id: service.id, label, href: service.reservation };
}

/** Everything to show of a service: its reservation, then the documents of its passengers. */
export function papersOf(service: ViewService, journey: JourneyView): Paper[] {
  return [reservationOf(service, journey) ?? [], documentsOf(service, journey)].flat();
}
