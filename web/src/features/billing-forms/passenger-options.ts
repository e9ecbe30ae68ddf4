import type { JourneyView } from '@bitacora/contracts';

/** The passengers of a journey for a select. */
export function passengerOptions({ passengers }: JourneyView): { value: string; label: string }[] {
  return passengers.map(({ id, first_name, last_name }) => ({ value: id, label: `${first_name} ${last_name}` }));
}
