import type { ProcessName } from '../names.ts';
import type { EventName } from './events.ts';

/**
 * Who reacts to what: the table of design §2, event by event. A process whose consumers are not exactly its rows here
 * refuses to start.
 */
export const routing: Record<EventName, readonly ProcessName[]> = {
  'identity.passenger-registered': [],
  'identity.passenger-updated': [],
  'identity.activation-requested': [],
  'identity.user-activated': [],
  'identity.password-reset-requested': [],
  'identity.password-changed': [],
  'identity.employee-created': ['notifications'],
  'identity.employee-updated': ['notifications'],
  'identity.employee-deactivated': ['notifications'],
  'identity.agency-settings-changed': ['journeys', 'notifications', 'bff'],
  'journeys.journey-created': [],
  'journeys.journey-updated': [],
  'journeys.journey-cancelled': [],
  'journeys.package-service-removed': [],
  'journeys.quote-created': ['notifications'],
  'services-catalog.service-attached': [],
  'services-catalog.service-record-updated': [],
  'services-catalog.service-released': [],
  'services-catalog.service-document-added': [],
  'services-catalog.service-document-removed': [],
  'billing.invoice-issued': [],
  'billing.invoice-updated': [],
  'billing.payment-recorded': [],
  'billing.payment-updated': [],
  'notifications.mail-sent': [],
  'notifications.mail-failed': [],
};

/** The events that a process must handle. */
export function eventsFor(consumer: ProcessName): EventName[] {
  return (Object.keys(routing) as EventName[]).filter((name) => routing[name].includes(consumer)).sort();
}
