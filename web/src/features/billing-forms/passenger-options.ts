import type { JourneyView } from '@bitacora/contracts';

export function passengerOptions({ passengers }: JourneyView): { value: string; label: string }[] {
  return passengers.map(({ id, first_name, last_name }) => ({ value: id, label: `${first_name} ${last_name}` }));
}
