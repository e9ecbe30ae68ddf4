import { quoteAnswerDue, quoteSnapshot } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { dayText } from '@bitacora/kernel/dates';
import { fullName } from '@bitacora/kernel/full-name';
import { AgencyMoment } from './agency-moment.tsx';
import { Chat, Email, Phone } from './contacts.tsx';
import { defineMail } from './mail-kind.ts';
import { Action, Facts, Line, Note, Paragraph, Title } from './parts.tsx';

const messages = mailMessages.quoteAlert;
// Rows from before do not say when.
const data = quoteSnapshot.partial({ created_at: true });

/** To whoever gets the agency's questions: a visitor's is never lost. One that somebody has in hand calls nobody. */
export const quoteAlert = defineMail({
  template: 'quote-alert',
  group: null,
  on: 'journeys.quote-created',
  when: async ({ status = 'new' }) => status === 'new',
  recipients: ({ agency }, { directory, today }) => directory.answerers(agency, today),
  data,
  content: async (quote) => quote,
  path: ({ id }) => `/admin/quotes?quote=${id}`,
  replyTo: (quote) => ({ name: fullName(quote), address: quote.email }),
  subject: (quote) => messages.subject(fullName(quote), quote.country_name),
  body: ({ data: quote, link, recipientName, today }) => (
    <>
      <Title>{messages.title}</Title>
      <Paragraph>{messages.greeting(recipientName)}</Paragraph>
      <Facts
        look="thumb"
        rows={[
          [messages.name, fullName(quote)],
          [messages.phone, <Phone key="phone" number={quote.phone} />],
          [messages.chat, <Chat key="chat" number={quote.phone} />],
          [messages.email, <Email key="email" address={quote.email} />],
        ]}
      />
      <Facts
        rows={[
          [messages.country, quote.country_name],
          [messages.travelDate, dayText(quote.travel_date, today)],
          [messages.adults, String(quote.n_adults)],
          [messages.children, String(quote.n_children)],
          ...(quote.created_at
            ? [
                [messages.received, <AgencyMoment key="at" iso={quote.created_at} today={today} />] as const,
                [
                  messages.answerBy,
                  <AgencyMoment key="at" iso={quoteAnswerDue(quote.created_at)} today={today} />,
                ] as const,
              ]
            : []),
        ]}
      />
      <Action href={link}>{messages.action}</Action>
      <Line />
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
    created_at: '2030-07-01T14:05:00.000Z',
  },
});
