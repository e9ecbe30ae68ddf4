import { type JourneyView, leadsAbroad } from '@bitacora/contracts';
import { readableFromAbroad, readablePhone } from '../../../lib/contact-links.ts';
import { timesOf } from './service-times.ts';

const isAbroad = (journey: JourneyView): boolean =>
  leadsAbroad(
    journey.destination_city,
    journey.services.flatMap((service) => Object.values(timesOf(service, journey))),
  );

/** A number of the agency as who travels on a journey reads it: with its country where it is dialled from another one. */
export const phoneText = (number: string, journey: JourneyView): string =>
  isAbroad(journey) ? readableFromAbroad(number) : readablePhone(number);
