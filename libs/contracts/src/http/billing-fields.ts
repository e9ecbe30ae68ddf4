import { z } from 'zod';
import { paymentMethods } from '../choices.ts';
import { validationMessages as messages } from '../messages/validation.ts';
import { dollars, lines, text, version } from '../validation/fields.ts';

/** What the paper itself is called: an invoice's number of the tax authority, a voucher's of the bank. */
export const paperNumber = () => text(40);

export const paymentMethod = () => z.enum(paymentMethods);

/** Nothing paid is no payment, and nothing given back no refund. */
// Less than zero says so by itself.
export const someDollars = () => dollars().refine((amount) => amount !== 0, messages.moreThan(0));

/** Why something is not counted any more. */
export const voidingBody = z.object({ reason: lines(500), version: version() });
