import type { JourneyView } from '@bitacora/contracts';
import { fullName } from '@bitacora/kernel/full-name';

export function passengerOptions({ passengers }: JourneyView): { value: string; label: string }[] {
  return passengers.map((one) => ({ value: one.id, label: fullName(one) }));
}
