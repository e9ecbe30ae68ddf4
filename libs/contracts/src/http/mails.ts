import { z } from 'zod';
import { id } from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';

/** What becomes of a mail: it waits, a restore holds it back until somebody decides, it left, it left and came back, or it never will leave. */
export const mailStates = ['waiting', 'held', 'sent', 'bounced', 'failed', 'dropped'] as const;
export type MailState = (typeof mailStates)[number];

/**
 * Why it stands so: the mail server is away (`trying_again`), refused it, or was cut off twice while it took it
 * (`interrupted`); it was not written (`unexpected`); it came too late, its link ended, a restore made it doubtful, or what it
 * told was no longer so or no longer theirs to read: they do not travel any more, or were deactivated; they switched its group off (`switched_off`); mails
 * to the address come back (`address_bounced`). Of one that came back: its server does not have that address
 * (`no_such_address`), or took it back for another reason (`came_back`).
 */
export const mailReasons = [
  'trying_again',
  'refused',
  'interrupted',
  'unexpected',
  'too_late',
  'link_expired',
  'after_restore',
  'no_longer_so',
  'no_longer_to_them',
  'switched_off',
  'address_bounced',
  'no_such_address',
  'came_back',
] as const;
export type MailReason = (typeof mailReasons)[number];

/** One mail of the ledger, or those of it that left as one message: never what stood in it. */
export const ledgerMail = z.object({
  id: z.string(),
  /** Its kind: `service-ready`. */
  template: z.string(),
  /** The service that it tells of, by its name; of a message that tells of several, their names with ` · ` between. */
  about: z.string().nullable(),
  /** The other kinds of mail that its message held. */
  also: z.array(z.string()),
  planned_at: z.string(),
  /** When it left, came back, or was given up. */
  ended_at: z.string().nullable(),
  state: z.enum(mailStates),
  reason: z.enum(mailReasons).nullable(),
  /** It may have left twice. */
  possible_duplicate: z.boolean(),
  /** Whether staff may have it sent again: what has ended, and is no secret link of somebody's. */
  can_be_sent_again: z.boolean(),
});

/** A mail as staff read it. */
export const sentMail = ledgerMail.extend({
  to: z.object({
    /** Null where the agency does not know whose address it is. */
    name: z.string().nullable(),
    /** Null where the agency does not know the address: an account's own is shown to no agency. */
    email: z.string().nullable(),
  }),
});
export type SentMail = z.infer<typeof sentMail>;

const mails = {
  method: 'GET',
  owner: 'bff',
  access: 'staff',
  may: 'read',
  params: z.object({ id: id() }),
  query: pageQuery,
  status: 200,
  answer: pageOf(sentMail),
} as const;

export const journeyMails = endpoint({
  ...mails,
  name: 'journeyMails',
  path: '/api/v1/journey/journey/:id/mails',
  summary: 'The mails about a journey, newest first: to whom, when, and what became of each; never what stood in them',
});

export const passengerMails = endpoint({
  ...mails,
  name: 'passengerMails',
  path: '/api/v1/user/passenger/:id/mails',
  summary: 'The mails to or about a passenger of the agency, newest first, likewise',
});

export const sendMailAgain = endpoint({
  name: 'sendMailAgain',
  method: 'POST',
  path: '/api/v1/agency/mail/:id/send_again',
  owner: 'notifications',
  access: 'staff',
  may: 'journeys',
  summary:
    'Send a mail again, with all that left in the same message, to who reads it now and with what is true now; 409 for what cannot be sent again, and where nobody reads it at an address that mails reach',
  params: z.object({ id: id() }),
  status: 201,
  /** The mail that was planned. */
  answer: z.object({ id: z.string() }),
});

/** An address at which a passenger is not reached, until it is changed. */
export const bouncedAddress = z.object({
  bounced: z
    .object({
      /** Null where it is the account's own, which no agency is shown. */
      email: z.string().nullable(),
      /** When it was refused, or the last mail came back. */
      at: z.string(),
    })
    .nullable(),
});
export type BouncedAddress = z.infer<typeof bouncedAddress>;

export const getBouncedAddress = endpoint({
  name: 'getBouncedAddress',
  method: 'GET',
  path: '/api/v1/user/passenger/:id/bounced_address',
  owner: 'bff',
  access: 'staff',
  may: 'read',
  summary:
    'Whether mails to the address of a passenger of the agency come back: nothing is sent there until it is changed',
  params: z.object({ id: id() }),
  status: 200,
  answer: bouncedAddress,
});
