import {
  type ContentSnapshot,
  type EmployeeSnapshot,
  type EventEnvelope,
  type EventName,
  events,
  type InvoiceSnapshot,
  type JourneySnapshot,
  type PassengerSnapshot,
  type PaymentSnapshot,
  type ProblemReportSnapshot,
  type ServiceDocumentSnapshot,
  type ServiceRecordSnapshot,
  type TourContent,
  type WebDocumentName,
} from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import { TEST_AGENCY } from '@bitacora/testing';

/** An envelope as a relay delivers it. */
export function envelope<Data extends { id: string }>(
  name: EventName,
  version: number,
  data: Data,
): EventEnvelope<Data> {
  return {
    id: newId(),
    name,
    schema_version: events[name].version,
    aggregate_id: data.id,
    aggregate_version: version,
    occurred_at: '2026-11-21T12:00:00.000Z',
    correlation_id: 'test-correlation',
    actor: null,
    data,
  };
}

export const aPassenger = (data: Partial<PassengerSnapshot> = {}): PassengerSnapshot => ({
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
  ...data,
});

export const anEmployee = (data: Partial<EmployeeSnapshot> = {}): EmployeeSnapshot => ({
  id: newId(),
  agency: TEST_AGENCY,
  user_id: newId(),
  first_name: 'María José',
  last_name: 'Andrade',
  email: 'asesora@bitacora.example',
  phone: '0991234567',
  roles: ['adviser'],
  is_active: true,
  ...data,
});

const guayaquil = { code: 'EC-GYE', name: 'Guayaquil', country: 'Ecuador', country_code: 'EC' };
const baltra = { code: 'EC-GPS', name: 'Baltra', country: 'Ecuador', country_code: 'EC' };

export const aJourney = (data: Partial<JourneySnapshot> = {}): JourneySnapshot => ({
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
  ...data,
});

export const aPendingHosting = (id = newId(), order = 1): JourneySnapshot['services'][number] => ({
  id,
  kind: 'hosting',
  status: 'P',
  travel_direction: null,
  order,
  service: null,
});

export const aFile = () => ({
  id: newId(),
  object_key: `secret-key-${newId()}`,
  media_type: 'application/pdf',
  size: 5,
  name: 'reserva.pdf',
});

export const aHosting = (data: Partial<ServiceRecordSnapshot> = {}): ServiceRecordSnapshot => ({
  id: newId(),
  agency: TEST_AGENCY,
  kind: 'hosting',
  package_service: null,
  journey: null,
  title: 'Hotel Bahía',
  details: { name: 'Hotel Bahía', address: 'Av. Charles Darwin' },
  cost_cents: 32_050,
  starts: { local: '2026-12-01T15:00', zone: 'Pacific/Galapagos' },
  ends: { local: '2026-12-05T11:00', zone: 'Pacific/Galapagos' },
  reservation: aFile(),
  ...data,
});

export const aDocument = (data: Partial<ServiceDocumentSnapshot>): ServiceDocumentSnapshot => ({
  id: newId(),
  agency: TEST_AGENCY,
  journey: newId(),
  package_service: newId(),
  passenger: newId(),
  document: aFile(),
  ...data,
});

export const anInvoice = (data: Partial<InvoiceSnapshot>): InvoiceSnapshot => ({
  id: newId(),
  agency: TEST_AGENCY,
  journey: newId(),
  is_passenger_invoice: false,
  passenger: null,
  total_cost_cents: 150_000,
  creation_date: '2026-10-02',
  file: aFile(),
  ...data,
});

export const aPayment = (data: Partial<PaymentSnapshot>): PaymentSnapshot => ({
  id: newId(),
  agency: TEST_AGENCY,
  journey: newId(),
  method: 'transfer',
  value_cents: 50_025,
  creation_date: '2026-10-03',
  voucher: aFile(),
  ...data,
});

export const aProblem = (data: Partial<ProblemReportSnapshot> = {}): ProblemReportSnapshot => ({
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
  ...data,
});

export const aWebDocument = (
  name: WebDocumentName,
  content: Record<string, unknown>,
  data: Partial<ContentSnapshot> = {},
): ContentSnapshot => ({
  id: newId(),
  agency: TEST_AGENCY,
  collection: 'web',
  name,
  content,
  is_removed: false,
  ...data,
});

export function aTour(content: Partial<TourContent> = {}, data: Partial<ContentSnapshot> = {}): ContentSnapshot {
  const id = newId();
  const tour: TourContent = {
    id,
    slug: `tour-${id}`,
    title: 'Galápagos',
    caption: 'Cinco días en dos islas',
    description: 'Santa Cruz e Isabela.',
    items: ['Boletos aéreos'],
    active: true,
    order: 1,
    picture: null,
    ...content,
  };
  const shared = { id, agency: TEST_AGENCY, name: tour.slug, is_removed: false };
  return { ...shared, collection: 'packages', content: tour, ...data };
}
