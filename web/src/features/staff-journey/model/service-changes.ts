import { inListedOrder, type ViewService } from '@bitacora/contracts';
import { moved } from '../../../ui/order/moved.ts';
import type { SentService, ServicesChange } from '../use-journey-commands.ts';

type Sold = Pick<SentService, 'kind' | 'travel_direction'>;

/** The services of a group, in its order. */
const groupOf = <Service extends { id?: string; kind: string; order: number }>(
  services: readonly Service[],
  kind: string,
): Service[] =>
  services
    .filter((service) => service.kind === kind)
    .sort((a, b) => a.order - b.order || (a.id ?? '').localeCompare(b.id ?? ''));

/** One more, at the end of its group. */
export const adding =
  ({ kind, travel_direction }: Sold): ServicesChange =>
  (services) => {
    const last = Math.max(-1, ...groupOf(services, kind).map(({ order }) => order));
    return [...services, { kind, travel_direction, order: last + 1 }];
  };

/** The same as it was, where it was. */
export const addingAgain =
  ({ kind, travel_direction, order }: SentService): ServicesChange =>
  (services) => [...services, { kind, travel_direction, order }];

export const removing =
  (id: string): ServicesChange =>
  (services) => {
    const rest = services.filter((service) => service.id !== id);
    return rest.length < services.length ? rest : null;
  };

/** A service to another place of its group. */
export const placing =
  (id: string, place: number): ServicesChange =>
  (services) => {
    const kind = services.find((service) => service.id === id)?.kind;
    if (kind === undefined) return null;
    const group = groupOf(services, kind);
    const from = group.findIndex((service) => service.id === id);
    const order = moved(group, from, Math.min(place, group.length - 1)).map((service) => service.id);
    return services.map((service) =>
      service.kind === kind ? { ...service, order: order.indexOf(service.id) } : service,
    );
  };

/** Where a service stands among those of its kind. */
export function placeOf(service: ViewService, services: readonly ViewService[]): { place: number; count: number } {
  const group = services.filter(({ kind }) => kind === service.kind).sort(inListedOrder);
  return { place: group.findIndex(({ id }) => id === service.id), count: group.length };
}
