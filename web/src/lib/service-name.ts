import { choiceLabel, type ViewService } from '@bitacora/contracts';

/** What tells a service of a journey from the others before it has a record: `Boleto Aéreo, Vuelta`. */
export function serviceName({ service_name, travel_direction }: ViewService): string {
  const direction = travel_direction && choiceLabel('service_directions', travel_direction);
  return [service_name.name, direction].filter(Boolean).join(', ');
}
