import { mailMessages } from '@bitacora/contracts/messages';
import { z } from 'zod';
import { AdviserContacts, answerer, answererOf } from './adviser-contacts.tsx';
import { defineMail } from './mail-kind.ts';
import { proposalPath } from './secret-link.ts';
import { Action, Line, Note, Paragraph, Quotation, Subtitle, Title } from './parts.tsx';
import { quotedTrip, tripOf, tripText } from './quoted-trip.ts';

const messages = mailMessages.questionAnswered;

const data = z.object({
  country_name: z.string(),
  ...quotedTrip.shape,
  number: z.number().int(),
  question: z.string(),
  answer: z.string(),
  /** Who gave it. */
  by: z.string().nullable(),
  /** Who answers the quote, where somebody was named who still works there. */
  owner: answerer.nullable(),
});

/** The agency's answer to what a visitor asked about a proposal, with its link again while that opens it. */
export const questionAnswered = defineMail({
  template: 'question-answered',
  audience: 'visitors',
  group: null,
  triesAgain: true,
  on: 'journeys.proposal-question-answered',
  recipients: async ({ email, first_name: name }) => [{ email, name, userId: null }],
  data,
  async content({ quote, agency, country_name, number, question, answer, by, owner }, { directory, today }) {
    return {
      country_name,
      ...(await tripOf(quote, directory)),
      number,
      question,
      answer,
      by: await directory.nameOfStaff(agency, by),
      owner: answererOf(await directory.answering(owner, today)),
    };
  },
  saysMoreThanLink: true,
  secret: ({ sealed, expires_at }) => (sealed && expires_at ? { sealed, expiresAt: new Date(expires_at) } : null),
  path: (_, token) => (token ? proposalPath(token.token) : '/contacts'),
  answerer: ({ owner }) => owner,
  subject: ({ country_name }) => messages.subject(country_name),
  preview: ({ answer }) => answer,
  body: ({
    data: { country_name, number, question, answer, by, owner, ...trip },
    link,
    recipientName,
    sender,
    agency,
    expiresAt,
    today,
  }) => (
    <>
      <Title>{messages.title}</Title>
      <Paragraph>{messages.greeting(recipientName, by ?? owner?.name ?? sender, number)}</Paragraph>
      <Subtitle of={[country_name, tripText(trip, today)]} />
      <Quotation>{answer}</Quotation>
      <Note>{messages.asked}</Note>
      <Quotation isOwn>{question}</Quotation>
      {expiresAt && <Paragraph>{messages.beforeAccepting}</Paragraph>}
      <Action href={link}>{expiresAt ? messages.action : messages.contacts}</Action>
      <Line />
      <AdviserContacts adviser={owner} {...{ agency }} label={messages.owner} />
      <Note>{expiresAt ? messages.note : messages.noteWithoutLink}</Note>
    </>
  ),
  sample: {
    country_name: 'Perú',
    travel_date: '2030-07-12',
    n_adults: 2,
    n_children: 1,
    number: 1,
    question: '¿Podemos salir un viernes?',
    answer: 'Sí, Rosa: el viernes 11 hay lugar en el mismo vuelo, por el mismo precio.',
    by: null,
    owner: { name: 'María José Andrade', email: 'maria@bitacora.example', phone: '0991234567' },
  },
});
