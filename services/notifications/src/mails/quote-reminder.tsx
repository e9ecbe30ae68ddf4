import { mailMessages } from '@bitacora/contracts/messages';
import { fullName } from '@bitacora/kernel/full-name';
import { z } from 'zod';
import { quoteSteps } from '../domain/ladder/questions.ts';
import { defineScheduledMail } from './mail-kind.ts';
import { quoteAlertData, quoteAlertSample, QuoteBody, quotePath, quotePreview, quoteReplyTo } from './quote-alert.tsx';

const messages = mailMessages.staffJourney.quote;

/** Reminds who answers a quote that its time runs out (product 16.14). */
export const quoteReminder = defineScheduledMail({
  template: 'quote-reminder',
  audience: 'staff',
  group: null,
  data: quoteAlertData.extend({ kind: z.literal('quote-due'), occasion: z.string() }),
  isStillSo: async ({ id, occasion }, directory) =>
    (await directory.quotes([id])).some((quote) => quoteSteps(quote).some((step) => step.occasion === occasion)),
  path: quotePath,
  replyTo: quoteReplyTo,
  subject: (quote) => messages.subject(fullName(quote), quote.country_name),
  preview: quotePreview,
  body: (input) => (
    <QuoteBody
      {...input}
      title={messages.title(fullName(input.data))}
      greeting={messages.greeting(input.recipientName)}
    />
  ),
  sample: { ...quoteAlertSample, kind: 'quote-due', occasion: 'quote-due:2030-07-01T14:05:00.000Z' },
});
