import { z } from 'zod';
import { bouncedAddress, ledgerMail } from '../http/mails.ts';
import { pageOf } from '../http/paging.ts';

/** A mail as notifications keeps it: to whom, by what the BFF knows people by. */
export const keptMail = ledgerMail.extend({
  recipient_email: z.string().nullable(),
  /** The address is the account's own. Nothing of it from a notifications of the release before. */
  to_account: z.boolean().default(false),
  /** Likewise. */
  also: ledgerMail.shape.also.default([]),
  can_be_sent_again: ledgerMail.shape.can_be_sent_again.default(false),
  /** Whom of the agency's passengers it is to, or about. */
  passenger: z.string().nullable(),
});
export type KeptMail = z.infer<typeof keptMail>;

/**
 * The mails of an agency (`agency`) about a journey (`journey`) or a passenger (`passenger`, and with `user` what was mailed to
 * the account), newest first, page by page (`page_size`, `cursor`); without those of payments where `hides_money`.
 */
export const listMails = { owner: 'notifications', path: '/internal/mails', answer: pageOf(keptMail) } as const;

/** Of a passenger, by the id. */
export const findBouncedAddress = {
  owner: 'notifications',
  path: '/internal/bounced-addresses/:id',
  answer: bouncedAddress,
} as const;
