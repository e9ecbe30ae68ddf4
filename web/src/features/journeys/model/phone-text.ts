import type { JourneyView } from '@bitacora/contracts';
import { AGENCY_TIME_ZONE } from '@bitacora/kernel';
import { readableFromAbroad, readablePhone } from '../../../lib/contact-links.ts';
import { timesOf } from './service-times.ts';

const ecuadorianZones: readonly string[] = [AGENCY_TIME_ZONE, 'Pacific/Galapagos'];

/** Whether a journey leads out of Ecuador: to a city, or where a clock of its services hangs. */
const isAbroad = (journey: JourneyView): boolean =>
  journey.destination_city.country_code !== 'EC' ||
  journey.services.some((service) => {
    const { starts, ends } = timesOf(service, journey);
    return [starts, ends].some((moment) => moment && !ecuadorianZones.includes(moment.zone));
  });

/** A number of the agency as who travels on a journey reads it: with its country where it is dialled from another one. */
export const phoneText = (number: string, journey: JourneyView): string =>
  isAbroad(journey) ? readableFromAbroad(number) : readablePhone(number);
