import { z } from 'zod';
import type { ServiceName } from '../names.ts';
import { agencySnapshot, employeeSnapshot, passengerSnapshot } from './people-snapshots.ts';
import {
  contentSnapshot,
  designedPackageSnapshot,
  invoiceSnapshot,
  journeySnapshot,
  luggageRequestSnapshot,
  paymentSnapshot,
  problemReportSnapshot,
  handledQuoteSnapshot,
  newQuoteSnapshot,
  proposalSnapshot,
  quotedTraveller,
  quoteSnapshot,
  refundSnapshot,
  serviceDocumentSnapshot,
  serviceRecordSnapshot,
} from './snapshots.ts';

/** A secret link (to activate the account, to choose another password) sealed for notifications alone (architecture#events). */
const sealedLink = z.object({
  user_id: z.string(),
  agency: z.string().nullable(),
  email: z.string(),
  first_name: z.string(),
  /** AES-GCM of `{uid, token}` as JSON, base64; only who seals links and notifications hold the key. */
  sealed: z.string(),
  expires_at: z.string(),
});

/** Whom an account is made for: a traveller, unless told. */
const activationLink = sealedLink.extend({ reason: z.enum(['staff']).optional() });

/** Why a link to choose another password is mailed: asked for, unless told. */
const resetLink = sealedLink.extend({
  reason: z.enum(['email-change-undone', 'by-operator', 'email-confirmed']).optional(),
});

/** Which passenger of the agency the account is asked about; older events do not say it. */
const accountConfirmation = sealedLink.extend({ passenger: z.string().optional() });

/** An account in use has another e-mail; its owner hears of it at the former one, should somebody else have done it. */
const emailChange = z.object({
  user_id: z.string(),
  agency: z.string().nullable(),
  former_email: z.string(),
  /** `r***@correo.ec`: the new address itself is not for whoever reads the former one. */
  new_email_masked: z.string(),
  first_name: z.string(),
  changed_at: z.string(),
  /** The link that undoes it. */
  sealed: z.string(),
  expires_at: z.string(),
});

/** An account has another user name, by no doing of its owner. */
const usernameChange = z.object({
  user_id: z.string(),
  agency: z.string().nullable(),
  email: z.string(),
  first_name: z.string(),
});

/** Somebody who knows the password asks for another e-mail; the address to be left can undo it by the sealed link. */
const emailChangeRequest = sealedLink.omit({ email: true }).extend({
  former_email: z.string(),
  new_email_masked: z.string(),
  requested_at: z.string(),
});

/** What opens an account beside the password is another; its owner hears of it, should somebody else have done it. */
const secondFactorChange = z.object({
  user_id: z.string(),
  agency: z.string().nullable(),
  email: z.string(),
  first_name: z.string(),
  change: z.enum(['set', 'moved', 'codes_renewed', 'removed']),
  changed_at: z.string(),
});
export type SecondFactorChange = z.infer<typeof secondFactorChange>['change'];

const userFact = z.object({ user_id: z.string() });

/**
 * Access tokens that no longer count although their signature holds. `reissue`: the person's roles changed, so that older
 * tokens are refused and a refresh makes one that holds; else the listed sessions are over. `ends_calendar`: so is the secret
 * address of an employee's calendar, which opens without any of them.
 */
const sessionsEnded = z.object({
  user_id: z.string(),
  sessions: z.array(z.string()),
  reissue: z.boolean(),
  ends_calendar: z.boolean().optional(),
  at: z.string(),
});

/** Of a quote: whom it is from, and who answers it; its advisers hear of what the visitor says. */
const ofQuote = quoteSnapshot
  .pick({ agency: true, first_name: true, last_name: true, email: true, phone: true, country_name: true })
  .extend({ quote: z.string(), owner: z.string().nullable(), number: z.number().int() });

/** A proposal is mailed to the visitor: what is in it but its price, and its link sealed. */
const proposalSent = ofQuote.extend({
  ...proposalSnapshot.pick({ services: true, valid_until: true, message: true }).shape,
  /** As of `sealedLink`. */
  sealed: z.string(),
  expires_at: z.string(),
});

/** What a visitor asks, and whether that is of what he or she said yes to already; the former release does not say. */
const askedAbout = ofQuote.extend({
  question: z.string(),
  asked_at: z.string(),
  is_accepted: z.boolean().optional(),
});

/** `by` is the user who answers. */
const questionAnswered = ofQuote.extend({
  question: z.string(),
  /** As of `askedAbout`. */
  is_accepted: z.boolean().optional(),
  answer: z.string(),
  by: z.string(),
  answered_at: z.string(),
  /** The secret of the link by which it was asked, while that opens the proposal; and until when. */
  sealed: z.string().nullish(),
  expires_at: z.string().nullish(),
});

const proposalAccepted = ofQuote.extend({
  travellers: z.array(quotedTraveller),
  accepted_at: z.string(),
  /** What the visitor said yes to; the former release does not say. */
  ...proposalSnapshot.pick({ services: true, price_cents: true }).partial().shape,
  /** The secret of the link by which it was accepted, as of `sealedLink`, and until when that serves. */
  sealed: z.string().optional(),
  expires_at: z.string().optional(),
});

const mailFact = z.object({
  mail_id: z.string(),
  template: z.string(),
  agency: z.string().nullable(),
  recipient_user_id: z.string().nullable(),
  reason: z.string().nullable(),
});

/** That staff had a mail sent again; told under the id of what it is about, a journey or else a passenger. */
const mailAgain = z.object({
  /** The one that was planned, and the one that it repeats. */
  mail_id: z.string(),
  again_of: z.string(),
  agency: z.string(),
  template: z.string(),
  /** What it is about beside its kind: the name of a service. */
  about: z.string().nullable(),
  /** To whom of the agency's passengers it goes; null where it goes to staff. */
  passenger: z.string().nullable(),
});

/** Every event of the platform: its version and the schema of its data. Names are chosen, and never change. */
/** Of a journey, which is not otherwise by it. */
const chatOpened = z.object({ journey: z.string(), agency: z.string(), passenger: z.string() });

export const events = {
  'identity.passenger-registered': { version: 1, data: passengerSnapshot },
  'identity.passenger-updated': { version: 1, data: passengerSnapshot },
  'identity.activation-requested': { version: 1, data: activationLink },
  'identity.user-activated': { version: 1, data: userFact },
  'identity.password-reset-requested': { version: 1, data: resetLink },
  'identity.login-attempts-exceeded': { version: 1, data: sealedLink },
  'identity.password-changed': { version: 1, data: userFact },
  'identity.sessions-ended': { version: 1, data: sessionsEnded },
  'identity.email-confirmation-requested': { version: 1, data: sealedLink },
  'identity.email-change-requested': { version: 1, data: emailChangeRequest },
  'identity.account-confirmation-requested': { version: 1, data: accountConfirmation },
  'identity.employment-offered': { version: 1, data: sealedLink },
  'identity.email-changed': { version: 1, data: emailChange },
  'identity.username-changed': { version: 1, data: usernameChange },
  'identity.second-factor-changed': { version: 1, data: secondFactorChange },
  'identity.employee-created': { version: 1, data: employeeSnapshot },
  'identity.employee-updated': { version: 1, data: employeeSnapshot },
  'identity.employee-deactivated': { version: 1, data: employeeSnapshot },
  'identity.agency-settings-changed': { version: 1, data: agencySnapshot },
  'journeys.journey-created': { version: 1, data: journeySnapshot },
  'journeys.journey-updated': { version: 1, data: journeySnapshot },
  'journeys.journey-cancelled': { version: 1, data: journeySnapshot },
  'journeys.package-service-removed': {
    version: 1,
    data: z.object({ package_service: z.string(), journey: z.string(), agency: z.string() }),
  },
  'journeys.designed-package-created': { version: 1, data: designedPackageSnapshot },
  'journeys.designed-package-updated': { version: 1, data: designedPackageSnapshot },
  'journeys.designed-package-withdrawn': { version: 1, data: designedPackageSnapshot },
  'journeys.quote-created': { version: 1, data: newQuoteSnapshot },
  'journeys.quote-updated': { version: 1, data: handledQuoteSnapshot },
  'journeys.proposal-sent': { version: 1, data: proposalSent },
  'journeys.proposal-accepted': { version: 1, data: proposalAccepted },
  'journeys.proposal-asked-about': { version: 1, data: askedAbout },
  'journeys.proposal-question-answered': { version: 1, data: questionAnswered },
  'journeys.problem-reported': { version: 1, data: problemReportSnapshot },
  'journeys.problem-updated': { version: 1, data: problemReportSnapshot },
  'journeys.problem-answered': { version: 1, data: problemReportSnapshot },
  'journeys.luggage-requested': { version: 1, data: luggageRequestSnapshot },
  'journeys.luggage-request-answered': { version: 1, data: luggageRequestSnapshot },
  'journeys.luggage-request-withdrawn': { version: 1, data: luggageRequestSnapshot },
  'journeys.luggage-request-suspended': { version: 1, data: luggageRequestSnapshot },
  'journeys.luggage-request-resumed': { version: 1, data: luggageRequestSnapshot },
  'journeys.chat-opened': { version: 1, data: chatOpened },
  'services-catalog.service-attached': { version: 1, data: serviceRecordSnapshot },
  'services-catalog.service-record-updated': { version: 1, data: serviceRecordSnapshot },
  'services-catalog.service-released': { version: 1, data: serviceRecordSnapshot },
  'services-catalog.service-document-added': { version: 1, data: serviceDocumentSnapshot },
  'services-catalog.service-document-removed': { version: 1, data: serviceDocumentSnapshot },
  'services-catalog.content-published': { version: 1, data: contentSnapshot },
  'billing.invoice-issued': { version: 1, data: invoiceSnapshot },
  'billing.invoice-updated': { version: 1, data: invoiceSnapshot },
  'billing.payment-recorded': { version: 1, data: paymentSnapshot },
  'billing.payment-updated': { version: 1, data: paymentSnapshot },
  'billing.invoice-voided': { version: 1, data: invoiceSnapshot },
  'billing.payment-voided': { version: 1, data: paymentSnapshot },
  'billing.refund-recorded': { version: 1, data: refundSnapshot },
  'billing.refund-voided': { version: 1, data: refundSnapshot },
  'notifications.mail-sent': { version: 1, data: mailFact },
  'notifications.mail-failed': { version: 1, data: mailFact },
  'notifications.mail-sent-again': { version: 1, data: mailAgain },
} as const satisfies Record<`${ServiceName}.${string}`, { version: number; data: z.ZodType }>;

export type EventName = keyof typeof events;
export type EventData<Name extends EventName> = z.infer<(typeof events)[Name]['data']>;

export function isEventName(name: string): name is EventName {
  return Object.hasOwn(events, name);
}
