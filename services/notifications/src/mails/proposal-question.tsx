import { openQuotePath, quoteSnapshot } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { fullName } from '@bitacora/kernel/full-name';
import { z } from 'zod';
import { AgencyMoment } from './agency-moment.tsx';
import { answerersOf } from './answerers-of.ts';
import { contactRows } from './contacts.tsx';
import { defineMail } from './mail-kind.ts';
import { Action, Facts, Line, Note, Paragraph, Quotation, Subtitle, Title } from './parts.tsx';
import { quotedTrip, tripOf, tripText } from './quoted-trip.ts';

const messages = mailMessages.proposalQuestion;

const data = quoteSnapshot
  .pick({ first_name: true, last_name: true, email: true, phone: true, country_name: true })
  .extend({
    ...quotedTrip.shape,
    quote: z.string(),
    number: z.number().int(),
    question: z.string(),
    asked_at: z.string(),
    is_accepted: z.boolean().optional(),
  });

/** To whoever answers the quote: what its visitor asks about the proposal. */
export const proposalQuestion = defineMail({
  template: 'proposal-question',
  audience: 'staff',
  right: 'quotes',
  group: null,
  on: 'journeys.proposal-asked-about',
  recipients: ({ agency, owner: named }, context) => answerersOf({ agency, named, right: 'quotes' }, context),
  data,
  content: async (asked, { directory }) => ({ ...asked, ...(await tripOf(asked.quote, directory)) }),
  path: ({ quote }) => openQuotePath(quote),
  replyTo: (visitor) => ({ name: fullName(visitor), address: visitor.email }),
  subject: (visitor) => messages.subject(fullName(visitor), visitor.country_name),
  preview: ({ question }) => question,
  body: ({ data: asked, link, recipientName, today }) => (
    <>
      <Title>{messages.title(fullName(asked))}</Title>
      <Paragraph>
        {messages.greeting(recipientName, fullName(asked), asked.number, asked.is_accepted ?? false)}
      </Paragraph>
      <Subtitle of={[asked.country_name, tripText(asked, today)]} />
      <Quotation>{asked.question}</Quotation>
      <Action href={link}>{messages.action}</Action>
      <Facts rows={[[messages.at, <AgencyMoment key="at" iso={asked.asked_at} today={today} />]]} />
      <Facts look="thumb" rows={[[mailMessages.quoteAlert.name, fullName(asked)], ...contactRows(asked)]} />
      <Line />
      <Note>{messages.note}</Note>
    </>
  ),
  sample: {
    quote: '01920000-0000-7000-8000-000000000001',
    number: 1,
    first_name: 'Rosa',
    last_name: 'Villacís',
    phone: '0991234567',
    email: 'rosa@correo.ec',
    country_name: 'Perú',
    travel_date: '2030-07-12',
    n_adults: 2,
    n_children: 1,
    question: '¿Podemos salir un sábado?\n\nLos niños tienen clases.',
    asked_at: '2030-07-01T14:05:00.000Z',
  },
});
