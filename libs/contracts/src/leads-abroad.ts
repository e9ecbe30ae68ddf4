import { AGENCY_TIME_ZONE } from '@bitacora/kernel';

const ecuadorianZones: readonly string[] = [AGENCY_TIME_ZONE, 'Pacific/Galapagos'];

/** Whether a journey leads out of Ecuador: to a city, or where a clock of its services hangs. */
export const leadsAbroad = (
  destination: { country_code: string },
  moments: readonly ({ zone: string } | null)[],
): boolean =>
  destination.country_code !== 'EC' || moments.some((moment) => moment && !ecuadorianZones.includes(moment.zone));
