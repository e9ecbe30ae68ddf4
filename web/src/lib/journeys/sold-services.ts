import { choiceLabel, serviceDirections, serviceKind, serviceKinds } from '@bitacora/contracts';
import { z } from 'zod';

/** A service that is sold with a journey, or designed into a package. */
export const soldService = z.object({
  kind: z.enum(serviceKinds),
  travel_direction: z.enum(serviceDirections).nullable(),
});
export type SoldService = z.infer<typeof soldService>;

const isSameService = (one: SoldService, other: SoldService) =>
  one.kind === other.kind && one.travel_direction === other.travel_direction;

/** `Boleto Aéreo, Vuelta`. */
function soldServiceName({ kind, travel_direction: direction }: SoldService): string {
  return [serviceKind(kind).label, direction && choiceLabel('service_directions', direction)]
    .filter(Boolean)
    .join(', ');
}

/** Every service that can be sold, in the order in which a journey lists them (product 6.1). */
const allServices: readonly SoldService[] = serviceKinds.flatMap((kind): SoldService[] =>
  serviceKind(kind).hasDirection
    ? [
        { kind, travel_direction: 'I' },
        { kind, travel_direction: 'V' },
      ]
    : [{ kind, travel_direction: null }],
);

/**
 * The services that may be sold on a journey in this direction, each with how many are; what is sold already stays among
 * them, so that it can be taken away.
 */
export function serviceLines(sold: readonly SoldService[], journeyDirection: string) {
  const unusual = sold.filter(
    (one, index) =>
      !allServices.some((other) => isSameService(one, other)) &&
      sold.findIndex((other) => isSameService(one, other)) === index,
  );
  return serviceKinds
    .flatMap((kind) => [...unusual, ...allServices].filter((service) => service.kind === kind))
    .map((service) => ({
      service,
      name: soldServiceName(service),
      count: sold.filter((other) => isSameService(service, other)).length,
    }))
    .filter(({ service, count }) => count > 0 || journeyDirection !== 'I' || service.travel_direction !== 'V');
}

/** The same without the last one of a kind and direction. */
export function withoutOne(sold: readonly SoldService[], service: SoldService): SoldService[] {
  const last = sold.findLastIndex((other) => isSameService(service, other));
  return sold.filter((_, index) => index !== last);
}

/** In the order of the groups, as they are sent. */
export const inGroupOrder = (sold: readonly SoldService[]): SoldService[] =>
  serviceLines(sold, '').flatMap(({ service, count }) => Array.from({ length: count }, () => service));
