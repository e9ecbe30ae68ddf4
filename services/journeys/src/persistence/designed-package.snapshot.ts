import type { DesignedPackageSnapshot } from '@bitacora/contracts';
import type { DesignedPackage } from '../domain/designed-package.ts';

/** A designed package as events and the history show it. */
export function designedPackageSnapshot(designed: DesignedPackage): DesignedPackageSnapshot {
  return {
    id: designed.id,
    agency: designed.agency,
    name: designed.name,
    destination_city: designed.destinationCity,
    travel_direction: designed.travelDirection,
    price_cents: designed.priceCents,
    available_from: designed.availableFrom,
    available_until: designed.availableUntil,
    services: designed.services,
    is_withdrawn: designed.withdrawnAt !== null,
  };
}
