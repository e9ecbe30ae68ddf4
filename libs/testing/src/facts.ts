import {
  type AgencySnapshot,
  type EmployeeSnapshot,
  type EventEnvelope,
  type EventName,
  type HandledQuoteSnapshot,
  events,
  type JourneySnapshot,
  type PassengerSnapshot,
  type ProblemReportSnapshot,
  type ServiceRecordSnapshot,
} from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { TEST_AGENCY } from './test-keys.ts';

/** An event as its owner would emit it now, about the aggregate that its data are of. */
export function anEvent<Data>(
  name: EventName,
  data: Data,
  changes: Partial<Omit<EventEnvelope, 'data'>> = {},
): EventEnvelope<Data> {
  const { id = null, ruc = null } = (data ?? {}) as { id?: string; ruc?: string };
  return {
    id: newId(),
    name,
    schema_version: events[name].version,
    aggregate_id: id ?? ruc ?? newId(),
    aggregate_version: 1,
    occurred_at: new Date().toISOString(),
    correlation_id: newId(),
    actor: null,
    ...changes,
    data,
  };
}

export const anAgency = (changes: Partial<AgencySnapshot> = {}): AgencySnapshot => ({
  ruc: TEST_AGENCY,
  name: 'Bitácora Viajes',
  logo: null,
  address: 'Malecón 100, Guayaquil',
  latitude: -2.19,
  longitude: -79.88,
  phone: '042000000',
  email: 'hola@bitacora.example',
  emergency_phone: '0990000000',
  chat_numbers: [],
  social_links: [],
  banks: [],
  payment_methods: [],
  opening_hours: [],
  ...changes,
});

export const anEmployee = (changes: Partial<EmployeeSnapshot> = {}): EmployeeSnapshot => ({
  id: newId(),
  agency: TEST_AGENCY,
  user_id: newId(),
  first_name: 'María José',
  last_name: 'Andrade',
  email: 'asesora@bitacora.example',
  phone: '0991234567',
  roles: ['adviser'],
  is_active: true,
  ...changes,
});

export const aPassenger = (changes: Partial<PassengerSnapshot> = {}): PassengerSnapshot => ({
  id: newId(),
  agency: TEST_AGENCY,
  person_id: newId(),
  user_id: newId(),
  id_number: '1710034065',
  passport: null,
  first_name: 'Carlos',
  last_name: 'Muñoz',
  birth_date: '1985-03-01',
  email: 'carlos@ejemplo.ec',
  phone: null,
  ...changes,
});

const guayaquil = { code: 'EC-GYE', name: 'Guayaquil', country: 'Ecuador', country_code: 'EC' };
const baltra = { code: 'EC-GPS', name: 'Baltra', country: 'Ecuador', country_code: 'EC' };

export const aJourney = (changes: Partial<JourneySnapshot> = {}): JourneySnapshot => ({
  id: newId(),
  agency: TEST_AGENCY,
  passengers: [],
  start_city: guayaquil,
  destination_city: baltra,
  destination_time_zone: 'Pacific/Galapagos',
  travel_date: '2026-12-01',
  return_date: '2026-12-08',
  purchase_date: '2026-10-01',
  cost_cents: 150_000,
  travel_direction: 'IV',
  travel_agent: newId(),
  need_migration_docs: false,
  services: [],
  is_cancelled: false,
  ...changes,
});

/** A hosting without file, of no journey. */
export const aServiceRecord = (changes: Partial<ServiceRecordSnapshot> = {}): ServiceRecordSnapshot => ({
  id: newId(),
  agency: TEST_AGENCY,
  kind: 'hosting',
  package_service: null,
  journey: null,
  title: 'Hotel Bahía',
  details: {},
  cost_cents: 32_050,
  starts: null,
  ends: null,
  reservation: null,
  ...changes,
});

/** A quote as journeys tells it when a visitor asked for it. */
export const aQuote = (changes: Partial<HandledQuoteSnapshot> = {}): HandledQuoteSnapshot => ({
  id: newId(),
  agency: TEST_AGENCY,
  first_name: 'Sofía',
  last_name: 'Ñáñez',
  phone: '0991234567',
  email: 'sofia@ejemplo.ec',
  n_adults: 2,
  n_children: 0,
  travel_date: '2031-07-10',
  country: 'PE',
  country_name: 'Perú',
  created_at: new Date().toISOString(),
  status: 'new',
  owner: null,
  notes: '',
  lost_reason: null,
  answered_at: null,
  closed_at: null,
  ...changes,
});

export const aProblem = (changes: Partial<ProblemReportSnapshot> = {}): ProblemReportSnapshot => ({
  id: newId(),
  number: 'R-000012',
  agency: TEST_AGENCY,
  user_id: newId(),
  passenger: newId(),
  journey: null,
  adviser: null,
  topic: 'DOCUMENT',
  description: 'El voucher tiene otra fecha.',
  file: null,
  created_at: '2026-11-21T12:00:00.000Z',
  ...changes,
});
