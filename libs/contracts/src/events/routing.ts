import type { ProcessName } from '../names.ts';
import type { EventName } from './events.ts';

/**
 * Who reacts to what: the table of design §2, event by event. A process whose consumers are not exactly its rows here
 * refuses to start.
 */
export const routing: Record<EventName, readonly ProcessName[]> = {
  'identity.passenger-registered': ['bff', 'notifications'],
  'identity.passenger-updated': ['bff', 'notifications'],
  'identity.activation-requested': ['notifications'],
  'identity.user-activated': [],
  'identity.password-reset-requested': ['notifications'],
  'identity.password-changed': [],
  'identity.employee-created': ['notifications', 'bff'],
  'identity.employee-updated': ['notifications', 'bff'],
  'identity.employee-deactivated': ['notifications', 'bff'],
  'identity.agency-settings-changed': ['journeys', 'notifications', 'bff'],
  'journeys.journey-created': ['bff', 'notifications'],
  'journeys.journey-updated': ['bff', 'notifications'],
  'journeys.journey-cancelled': ['bff', 'notifications'],
  'journeys.package-service-removed': ['services-catalog'],
  'journeys.quote-created': ['notifications', 'bff'],
  'services-catalog.service-attached': ['bff', 'notifications'],
  'services-catalog.service-record-updated': ['bff'],
  'services-catalog.service-released': ['bff'],
  'services-catalog.service-document-added': ['bff'],
  'services-catalog.service-document-removed': ['bff'],
  'billing.invoice-issued': ['bff'],
  'billing.invoice-updated': ['bff'],
  'billing.payment-recorded': ['bff'],
  'billing.payment-updated': ['bff'],
  'notifications.mail-sent': [],
  'notifications.mail-failed': [],
};

/** The events that a process must handle. */
export function eventsFor(consumer: ProcessName): EventName[] {
  return (Object.keys(routing) as EventName[]).filter((name) => routing[name].includes(consumer)).sort();
}
