import { openQuotePath, quoteAnswerDue, quoteSnapshot } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { momentText } from '@bitacora/kernel/dates';
import { fullName } from '@bitacora/kernel/full-name';
import type { z } from 'zod';
import { AgencyMoment } from './agency-moment.tsx';
import { contactRows } from './contacts.tsx';
import { defineMail, type TemplateInput } from './mail-kind.ts';
import { Action, Facts, Line, Note, Paragraph, Subtitle, Title, Waiting } from './parts.tsx';
import { tripText } from './quoted-trip.ts';

const messages = mailMessages.quoteAlert;
// Rows from before do not say when.
export const quoteAlertData = quoteSnapshot.partial({ created_at: true });
type Quote = z.infer<typeof quoteAlertData>;

export const quotePath = ({ id }: Quote): string => openQuotePath(id);
/** `Responder hasta mar 2 jul, 09:05 Guayaquil · Salida vie 12 jul · 2 adultos, 1 niño` */
export function quotePreview(quote: Quote, { today }: { today: string }): string {
  const answerBy = quote.created_at && `${messages.answerBy} ${momentText(quoteAnswerDue(quote.created_at), today)}`;
  return [answerBy, tripText(quote, today)].filter(Boolean).join(' · ');
}
export const quoteReplyTo = (quote: Quote) => ({ name: fullName(quote), address: quote.email });

interface QuoteBodyProps extends Pick<TemplateInput<Quote>, 'data' | 'link' | 'today'> {
  title: string;
  greeting: string;
}

/** All that a visitor wrote, until when it is to be answered, and the ways to answer. */
export const QuoteBody = ({ data: quote, link, today, title, greeting }: QuoteBodyProps) => (
  <>
    <Title>{title}</Title>
    <Paragraph>{greeting}</Paragraph>
    {quote.created_at && (
      <Waiting
        of={[messages.answerBy, <AgencyMoment key="at" iso={quoteAnswerDue(quote.created_at)} today={today} />]}
      />
    )}
    <Subtitle of={[quote.country_name, tripText(quote, today)]} />
    <Action href={link}>{messages.action}</Action>
    <Facts look="thumb" rows={[[messages.name, fullName(quote)], ...contactRows(quote)]} />
    {quote.created_at && (
      <Facts rows={[[messages.received, <AgencyMoment key="at" iso={quote.created_at} today={today} />]]} />
    )}
    <Line />
    <Note>{messages.note}</Note>
  </>
);

export const quoteAlertSample = {
  id: '01920000-0000-7000-8000-000000000001',
  agency: '0993371112001',
  first_name: 'Rosa',
  last_name: 'Villacís',
  phone: '0991234567',
  email: 'rosa@correo.ec',
  n_adults: 2,
  n_children: 1,
  travel_date: '2030-07-12',
  country: 'PE',
  country_name: 'Perú',
  created_at: '2030-07-01T14:05:00.000Z',
};

/** To whoever gets the agency's questions: a visitor's is never lost. One that somebody has in hand calls nobody. */
export const quoteAlert = defineMail({
  template: 'quote-alert',
  audience: 'staff',
  group: null,
  on: 'journeys.quote-created',
  when: async ({ status = 'new' }) => status === 'new',
  recipients: ({ agency }, { directory, today }) => directory.answerers(agency, today),
  data: quoteAlertData,
  content: async (quote) => quote,
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
  sample: quoteAlertSample,
});
