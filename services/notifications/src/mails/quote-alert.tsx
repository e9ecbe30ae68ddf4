import { quoteSnapshot } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { longDay } from '@bitacora/kernel/dates';
import { defineMail } from './mail-kind.ts';
import { Action, Facts, Note, Paragraph, Phone, Title } from './layout.tsx';

const messages = mailMessages.quoteAlert;
const data = quoteSnapshot.omit({ created_at: true });

/** To whoever gets the agency's questions: a visitor's is never lost. */
export const quoteAlert = defineMail({
  template: 'quote-alert',
  on: 'journeys.quote-created',
  recipients: ({ agency }, { directory }) => directory.answerers(agency),
  data,
  content: async (quote) => quote,
  path: ({ id }) => `/admin/quotes?quote=${id}`,
  replyTo: ({ first_name, last_name, email }) => ({ name: `${first_name} ${last_name}`, address: email }),
  subject: ({ first_name, last_name, country_name }) => messages.subject(`${first_name} ${last_name}`, country_name),
  body: ({ data: quote, link, recipientName }) => (
    <>
      <Title>{messages.title}</Title>
      <Paragraph>{messages.greeting(recipientName)}</Paragraph>
      <Facts
        rows={[
          [messages.name, `${quote.first_name} ${quote.last_name}`],
          [messages.phone, <Phone key="phone" number={quote.phone} />],
          [messages.email, quote.email],
          [messages.country, quote.country_name],
          [messages.travelDate, longDay(quote.travel_date)],
          [messages.adults, String(quote.n_adults)],
          [messages.children, String(quote.n_children)],
        ]}
      />
      <Action href={link}>{messages.action}</Action>
      <Note>{messages.note}</Note>
    </>
  ),
  sample: {
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
  },
});
