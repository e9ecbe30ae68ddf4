import { choiceLabel, detailsOf, serviceKind, type ViewService } from '@bitacora/contracts';

/** What tells a service of a journey from the others before it has a record: `Boleto Aéreo, Vuelta`. */
export function serviceName({ service_name, travel_direction }: ViewService): string {
  const direction = travel_direction && choiceLabel('service_directions', travel_direction);
  return [service_name.name, direction].filter(Boolean).join(', ');
}

/** What a service is called: its record's title, or its kind while it is pending. */
export function titleOf({ kind, service, service_name }: ViewService): string {
  const descriptor = serviceKind(kind);
  return service ? descriptor.title(detailsOf(descriptor, service)) : service_name.name;
}

/** The one service of a journey that a dialog is about: `Hotel Costa Verde`, or `Boleto Aéreo, Vuelta` while it is pending. */
export const calledService = (service: ViewService): string =>
  service.service ? titleOf(service) : serviceName(service);
