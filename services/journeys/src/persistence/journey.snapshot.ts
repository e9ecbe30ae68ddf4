import { type AskedJourney, inListedOrder, type JourneySnapshot } from '@bitacora/contracts';
import { AGENCY_TIME_ZONE } from '@bitacora/kernel';
import { findCity } from '@bitacora/places';
import type { Cancellation } from '../domain/cancellation.ts';
import type { Journey } from '../domain/journey.ts';

const cancellationSnapshot = (cancellation: Cancellation | null) =>
  cancellation && { at: cancellation.at, reason: cancellation.reason, retained_cents: cancellation.retainedCents };

/** Left out where it is the agency's own: so the rows of before that was told are still right. */
function startZone({ startCity }: Journey): Pick<JourneySnapshot, 'start_time_zone'> {
  const zone = findCity(startCity.code)?.time_zone;
  return zone === undefined || zone === AGENCY_TIME_ZONE ? {} : { start_time_zone: zone };
}

/** A journey as events show it to other services; its items in the order of the groups (product 6.1). */
export function journeySnapshot(journey: Journey): JourneySnapshot {
  return {
    id: journey.id,
    agency: journey.agency,
    passengers: journey.passengers,
    start_city: journey.startCity,
    ...startZone(journey),
    destination_city: journey.destinationCity,
    destination_time_zone: journey.destinationTimeZone,
    travel_date: journey.travelDate,
    return_date: journey.returnDate,
    purchase_date: journey.purchaseDate,
    cost_cents: journey.costCents,
    travel_direction: journey.travelDirection,
    travel_agent: journey.travelAgent,
    need_migration_docs: journey.needMigrationDocs,
    services: journey.services.toSorted(inListedOrder).map((item) => ({
      id: item.id,
      kind: item.kind,
      status: item.status,
      travel_direction: item.travelDirection,
      order: item.order,
      service: item.record,
      cancellation: cancellationSnapshot(item.cancellation),
      added_at: item.addedAt?.toISOString() ?? null,
    })),
    is_cancelled: journey.isCancelled,
    holder: journey.holder,
    balance_due: journey.balanceDue,
    cancellation: cancellationSnapshot(journey.cancellation),
    designed_package: journey.designedPackage,
    // Left out as long as there is none: so the rows of before that was kept are still right.
    ...(journey.opinions.length > 0 && {
      opinions: journey.opinions.map(({ passenger, rating, at, attended }) => ({
        passenger,
        rating,
        at,
        attended_at: attended?.at ?? null,
      })),
    }),
  };
}

/** A journey as who travelled on it is asked about it. */
export const askedJourney = (journey: Journey, passenger: string): AskedJourney => ({
  destination_city: journey.destinationCity,
  travel_date: journey.travelDate,
  return_date: journey.returnDate,
  rating: journey.opinionOf(passenger)?.rating ?? null,
});
