import type {
  ContentSnapshot,
  DesignedPackageSnapshot,
  EventEnvelope,
  EventName,
  InvoiceSnapshot,
  JourneySnapshot,
  PaymentSnapshot,
  RefundSnapshot,
  ServiceDocumentSnapshot,
  ServiceRecordSnapshot,
  TourContent,
  WebDocumentName,
} from '@bitacora/contracts';
import { newId } from '@bitacora/kernel/ids';
import {
  aJourney,
  anEmployee,
  anEvent,
  aPassenger,
  aProblem,
  aQuote,
  aServiceRecord,
  TEST_AGENCY,
} from '@bitacora/testing';

export { aJourney, anEmployee, aPassenger, aProblem, aQuote };

/** An event of a version of what it is about. */
export const envelope = <Data>(name: EventName, aggregate_version: number, data: Data): EventEnvelope<Data> =>
  anEvent(name, data, { aggregate_version });

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

export const aHosting = (data: Partial<ServiceRecordSnapshot> = {}): ServiceRecordSnapshot =>
  aServiceRecord({
    details: { name: 'Hotel Bahía', address: 'Av. Charles Darwin' },
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

export const aRefund = (data: Partial<RefundSnapshot>): RefundSnapshot => ({
  id: newId(),
  agency: TEST_AGENCY,
  journey: newId(),
  method: 'TRANSFER',
  amount_cents: 10_010,
  date: '2026-10-05',
  reason: 'Un servicio menos',
  creation_date: '2026-10-05',
  voucher: aFile(),
  ...data,
});

export const aDesignedPackage = (data: Partial<DesignedPackageSnapshot> = {}): DesignedPackageSnapshot => ({
  id: newId(),
  agency: TEST_AGENCY,
  name: 'Galápagos, 5 días',
  destination_city: { code: 'EC-GPS', name: 'Baltra', country: 'Ecuador', country_code: 'EC' },
  travel_direction: 'IV',
  price_cents: 129_050,
  available_from: null,
  available_until: null,
  services: [{ kind: 'hosting', travel_direction: null, order: 0 }],
  is_withdrawn: false,
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
    excludes: ['Ingreso al Parque Nacional'],
    duration: '5 días, 4 noches',
    season: 'Todo el año',
    price_from: 1290,
    active: true,
    order: 1,
    picture: null,
    ...content,
  };
  const shared = { id, agency: TEST_AGENCY, name: tour.slug, is_removed: false };
  return { ...shared, collection: 'packages', content: tour, ...data };
}
