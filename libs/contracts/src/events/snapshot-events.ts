import type { EventName } from './events.ts';

/** The events that carry the whole snapshot of each aggregate: whoever keeps rows of it hears them all. */
export const snapshotEvents = {
  agencies: ['identity.agency-settings-changed'],
  passengers: ['identity.passenger-registered', 'identity.passenger-updated'],
  employees: ['identity.employee-created', 'identity.employee-updated', 'identity.employee-deactivated'],
  journeys: ['journeys.journey-created', 'journeys.journey-updated', 'journeys.journey-cancelled'],
  service_records: [
    'services-catalog.service-attached',
    'services-catalog.service-record-updated',
    'services-catalog.service-released',
  ],
  service_documents: ['services-catalog.service-document-added', 'services-catalog.service-document-removed'],
  invoices: ['billing.invoice-issued', 'billing.invoice-updated', 'billing.invoice-voided'],
  payments: ['billing.payment-recorded', 'billing.payment-updated', 'billing.payment-voided'],
  refunds: ['billing.refund-recorded', 'billing.refund-voided'],
  designed_packages: [
    'journeys.designed-package-created',
    'journeys.designed-package-updated',
    'journeys.designed-package-withdrawn',
  ],
  problem_reports: ['journeys.problem-reported', 'journeys.problem-updated', 'journeys.problem-answered'],
  luggage_requests: [
    'journeys.luggage-requested',
    'journeys.luggage-request-answered',
    'journeys.luggage-request-withdrawn',
    'journeys.luggage-request-suspended',
    'journeys.luggage-request-resumed',
  ],
  quotes: ['journeys.quote-created', 'journeys.quote-updated'],
  content: ['services-catalog.content-published'],
} as const satisfies Record<string, readonly EventName[]>;
