import {
  type EmployeeSnapshot,
  type JourneySnapshot,
  type ServiceKind,
  serviceKind,
  serviceKinds,
} from '@bitacora/contracts';
import type { Projected } from '../persistence/projected-snapshots.ts';

/** The day in Guayaquil on which samples are written: a year before the journey that they are about. */
export const SAMPLE_TODAY = '2030-07-01';
export const SAMPLE_NOW = new Date(`${SAMPLE_TODAY}T15:00:00Z`);

const AGENCY = '0993371112001';
const guayaquil = { code: 'EC-GYE', name: 'Guayaquil', country: 'Ecuador', country_code: 'EC' };
const baltra = { code: 'EC-GPS', name: 'Baltra', country: 'Ecuador', country_code: 'EC' };

/** Who advises it. */
export const sampleAdviser: EmployeeSnapshot = {
  id: 'maria',
  agency: AGENCY,
  user_id: '01920000-0000-7000-8000-000000000041',
  first_name: 'María José',
  last_name: 'Andrade',
  email: 'maria@bitacora.example',
  phone: '0991234567',
  roles: ['adviser'],
  is_active: true,
};

/** Who travels on it, and holds it. */
export const sampleTraveller: Projected<'passengers'> & { id: string; email: string } = {
  id: '01920000-0000-7000-8000-000000000031',
  user_id: null,
  first_name: 'Ana Lucía',
  last_name: 'Muñoz',
  email: 'ana@correo.ec',
};

/** The item of the journey of a kind of service. */
export const itemOf = (kind: ServiceKind): string => `item-${kind}`;

/** A journey with a service of every kind, as its own news told it: all still pending. */
export const sampleJourney: JourneySnapshot = {
  id: '01920000-0000-7000-8000-000000000002',
  agency: AGENCY,
  passengers: [sampleTraveller.id],
  start_city: guayaquil,
  destination_city: baltra,
  destination_time_zone: 'Pacific/Galapagos',
  travel_date: '2031-07-10',
  return_date: '2031-07-16',
  purchase_date: '2026-10-01',
  cost_cents: 150_000,
  balance_due: '2031-06-25',
  travel_direction: 'IV',
  travel_agent: sampleAdviser.id,
  holder: sampleTraveller.id,
  need_migration_docs: false,
  services: serviceKinds.map((kind, order) => ({
    id: itemOf(kind),
    kind,
    status: 'P' as const,
    travel_direction: serviceKind(kind).hasDirection ? ('I' as const) : null,
    order,
    service: null,
  })),
  is_cancelled: false,
};
