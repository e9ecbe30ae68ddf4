import type { ProcessName } from '../names.ts';
import type { EventName } from './events.ts';

/**
 * Who reacts to what: the table of architecture#what-each-process-does, event by event. A process whose consumers are not exactly its rows here
 * refuses to start.
 */
export const routing: Record<EventName, readonly ProcessName[]> = {
  'identity.passenger-registered': ['journeys', 'bff', 'notifications'],
  'identity.passenger-updated': ['journeys', 'bff', 'notifications'],
  'identity.activation-requested': ['notifications'],
  'identity.user-activated': [],
  'identity.password-reset-requested': ['notifications'],
  'identity.login-attempts-exceeded': ['notifications'],
  'identity.password-changed': [],
  'identity.sessions-ended': ['bff'],
  'identity.email-confirmation-requested': ['notifications'],
  'identity.email-change-requested': ['notifications'],
  'identity.account-confirmation-requested': ['notifications'],
  'identity.employment-offered': ['notifications'],
  'identity.email-changed': ['notifications'],
  'identity.username-changed': ['notifications'],
  'identity.second-factor-changed': ['notifications'],
  'identity.employee-created': ['journeys', 'notifications', 'bff'],
  'identity.employee-updated': ['journeys', 'notifications', 'bff'],
  'identity.employee-deactivated': ['journeys', 'notifications', 'bff'],
  'identity.agency-settings-changed': ['journeys', 'notifications', 'bff'],
  'journeys.journey-created': ['bff', 'notifications'],
  'journeys.journey-updated': ['bff', 'notifications'],
  'journeys.journey-cancelled': ['bff', 'notifications'],
  'journeys.package-service-removed': ['services-catalog'],
  'journeys.designed-package-created': ['bff'],
  'journeys.designed-package-updated': ['bff'],
  'journeys.designed-package-withdrawn': ['bff'],
  'journeys.quote-created': ['notifications', 'bff'],
  'journeys.quote-updated': ['bff', 'notifications'],
  'journeys.proposal-sent': ['notifications'],
  'journeys.proposal-accepted': ['notifications'],
  'journeys.proposal-asked-about': ['notifications'],
  'journeys.proposal-question-answered': ['notifications'],
  'journeys.problem-reported': ['notifications', 'bff'],
  'journeys.problem-updated': ['bff'],
  'journeys.problem-answered': ['notifications', 'bff'],
  'journeys.luggage-requested': ['notifications', 'bff'],
  'journeys.luggage-request-answered': ['notifications', 'bff'],
  'journeys.luggage-request-withdrawn': ['bff', 'notifications'],
  'journeys.luggage-request-suspended': ['bff', 'notifications'],
  'journeys.luggage-request-resumed': ['bff', 'notifications'],
  'journeys.chat-opened': [],
  'services-catalog.service-attached': ['journeys', 'bff', 'notifications'],
  'services-catalog.service-record-updated': ['journeys', 'bff', 'notifications'],
  'services-catalog.service-released': ['journeys', 'bff', 'notifications'],
  'services-catalog.service-document-added': ['bff', 'notifications'],
  'services-catalog.service-document-removed': ['bff', 'notifications'],
  'services-catalog.content-published': ['bff'],
  'billing.invoice-issued': ['bff', 'notifications'],
  'billing.invoice-updated': ['bff', 'notifications'],
  'billing.payment-recorded': ['bff', 'notifications'],
  'billing.payment-updated': ['bff', 'notifications'],
  'billing.invoice-voided': ['bff', 'notifications'],
  'billing.payment-voided': ['bff', 'notifications'],
  'billing.refund-recorded': ['bff', 'notifications'],
  'billing.refund-voided': ['bff', 'notifications'],
  'notifications.mail-sent': [],
  'notifications.mail-failed': [],
  'notifications.mail-sent-again': [],
};

/** The events that a process must handle. */
export function eventsFor(consumer: ProcessName): EventName[] {
  return (Object.keys(routing) as EventName[]).filter((name) => routing[name].includes(consumer)).sort();
}
