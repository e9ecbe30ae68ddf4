import type { EventName, HistorySubject } from '@bitacora/contracts';
import type { Data } from './differences.ts';
import { words } from './words.ts';

/** How a fact of some name is told. */
interface ToldEvent {
  about: HistorySubject;
  summary: string | ((before: Data | undefined, after: Data) => string);
  /** Whether what it begins with is told field by field: an amount is news, a whole new journey is on its own page. */
  tellsAll?: true;
  /** Told also when nothing that is told is otherwise. */
  isAlwaysTold?: true;
  /** Says nothing of what the aggregate is: neither told by what was before, nor that of what comes after. */
  isByItself?: true;
}

const { passenger, employee, journey, service, document, invoice, payment, refund, luggage, mail } = words;

function passengerChange(before: Data | undefined, after: Data): string {
  if (!before) return passenger.updated;
  const wasActive = before['is_active'] !== false;
  if (wasActive !== (after['is_active'] !== false)) return wasActive ? passenger.deactivated : passenger.reactivated;
  const [had, has] = [Boolean(before['user_id']), Boolean(after['user_id'])];
  if (had !== has) return has ? passenger.linked : passenger.separated;
  return passenger.updated;
}

/** Who left worked there before: the withdrawal of an invitation says so, or follows one where older facts do not. */
function employeeEnd(before: Data | undefined, after: Data): string {
  if (after['is_invited'] === true) return employee.invited;
  return after['is_withdrawn'] === true || before?.['is_invited'] === true ? employee.withdrawn : employee.dismissed;
}

function employeeChange(before: Data | undefined, after: Data): string {
  if (after['is_active'] !== true || before?.['is_active'] !== false) return employee.updated;
  if (before['is_invited'] === true) return employee.accepted;
  // An operator made staff of whom no owner asked any more.
  return before['is_withdrawn'] === true ? employee.hired : employee.rehired;
}

const employeeBegin = (_: Data | undefined, after: Data): string =>
  after['is_invited'] === true ? employee.invited : employee.hired;

const journeyChange = (before: Data | undefined, after: Data): string =>
  before?.['is_cancelled'] === true && after['is_cancelled'] !== true ? journey.restored : journey.updated;

const attached = (_: Data | undefined, { replaces }: Data): string => (replaces ? service.replaced : service.attached);

/** What histories tell of each fact, by its name; null for what is nobody's history, or nobody's to read. */
export const toldEvents: Record<EventName, ToldEvent | null> = {
  'identity.passenger-registered': { about: 'passenger', summary: passenger.registered, isAlwaysTold: true },
  'identity.passenger-updated': { about: 'passenger', summary: passengerChange },
  'identity.employee-created': { about: 'employee', summary: employeeBegin, tellsAll: true, isAlwaysTold: true },
  'identity.employee-updated': { about: 'employee', summary: employeeChange },
  'identity.employee-deactivated': { about: 'employee', summary: employeeEnd, isAlwaysTold: true },
  'journeys.journey-created': { about: 'journey', summary: journey.created, isAlwaysTold: true },
  'journeys.journey-updated': { about: 'journey', summary: journeyChange },
  'journeys.journey-cancelled': { about: 'journey', summary: journey.cancelled, isAlwaysTold: true },
  'journeys.chat-opened': { about: 'journey', summary: journey.chat, isAlwaysTold: true, isByItself: true },
  'services-catalog.service-attached': { about: 'service', summary: attached, isAlwaysTold: true },
  'services-catalog.service-record-updated': { about: 'service', summary: service.updated },
  'services-catalog.service-released': { about: 'service', summary: service.released, isAlwaysTold: true },
  'services-catalog.service-document-added': {
    about: 'document',
    summary: document.added,
    tellsAll: true,
    isAlwaysTold: true,
  },
  'services-catalog.service-document-removed': { about: 'document', summary: document.removed, isAlwaysTold: true },
  'billing.invoice-issued': { about: 'invoice', summary: invoice.issued, tellsAll: true, isAlwaysTold: true },
  'billing.invoice-updated': { about: 'invoice', summary: invoice.updated },
  'billing.invoice-voided': { about: 'invoice', summary: invoice.voided, isAlwaysTold: true },
  'billing.payment-recorded': { about: 'payment', summary: payment.recorded, tellsAll: true, isAlwaysTold: true },
  'billing.payment-updated': { about: 'payment', summary: payment.updated },
  'billing.payment-voided': { about: 'payment', summary: payment.voided, isAlwaysTold: true },
  'billing.refund-recorded': { about: 'refund', summary: refund.recorded, tellsAll: true, isAlwaysTold: true },
  'billing.refund-voided': { about: 'refund', summary: refund.voided, isAlwaysTold: true },
  'journeys.luggage-requested': { about: 'luggage', summary: luggage.requested, tellsAll: true, isAlwaysTold: true },
  'journeys.luggage-request-answered': { about: 'luggage', summary: luggage.answered, isAlwaysTold: true },
  'journeys.luggage-request-withdrawn': { about: 'luggage', summary: luggage.withdrawn, isAlwaysTold: true },
  'journeys.luggage-request-suspended': { about: 'luggage', summary: luggage.suspended, isAlwaysTold: true },
  'journeys.luggage-request-resumed': { about: 'luggage', summary: luggage.resumed, isAlwaysTold: true },
  'identity.activation-requested': null,
  'identity.user-activated': null,
  'identity.password-reset-requested': null,
  'identity.login-attempts-exceeded': null,
  'identity.password-changed': null,
  'identity.sessions-ended': null,
  'identity.email-confirmation-requested': null,
  'identity.email-change-requested': null,
  'identity.account-confirmation-requested': null,
  'identity.employment-offered': null,
  'identity.email-changed': null,
  'identity.username-changed': null,
  'identity.second-factor-changed': null,
  'identity.agency-settings-changed': null,
  'journeys.package-service-removed': null,
  'journeys.designed-package-created': null,
  'journeys.designed-package-updated': null,
  'journeys.designed-package-withdrawn': null,
  'journeys.quote-created': null,
  'journeys.quote-updated': null,
  'journeys.problem-reported': null,
  'journeys.problem-updated': null,
  'journeys.problem-answered': null,
  'journeys.proposal-sent': null,
  'journeys.proposal-accepted': null,
  'journeys.proposal-asked-about': null,
  'journeys.proposal-question-answered': null,
  'services-catalog.content-published': null,
  'notifications.mail-sent': null,
  'notifications.mail-failed': null,
  'notifications.mail-sent-again': { about: 'mail', summary: mail.sentAgain, tellsAll: true, isAlwaysTold: true },
};
