import { mailMessages } from '@bitacora/contracts/messages';
import { z } from 'zod';
import { defineMail } from './mail-kind.ts';
import { Action, Line, Note, Paragraph, Quotation, Subtitle, Title } from './parts.tsx';
import { letterOf, linkOf, ProposalContacts, proposalLetter, visitorOf } from './proposal-letter.tsx';
import { tripText } from './quoted-trip.ts';
import { proposalPath } from './secret-link.ts';

const messages = mailMessages.questionAnswered;

const data = proposalLetter.extend({
  question: z.string(),
  answer: z.string(),
  /** Who gave it. */
  by: z.string().nullable(),
  /** Whether its visitor had said yes by then; rows from before do not say. */
  is_accepted: z.boolean().optional(),
});

/** What holds of the proposal, and what its link is for: nobody accepts twice. Nothing of one that no link opens. */
function wordsOf({ is_accepted: isAccepted }: z.infer<typeof data>, isOpen: boolean) {
  if (!isOpen) return { note: messages.noteWithoutLink };
  return isAccepted
    ? { advice: messages.onceAccepted, note: messages.noteOnceAccepted }
    : { advice: messages.beforeAccepting, note: messages.note };
}

/** The agency's answer to what a visitor asked about a proposal, with its link again while that opens it. */
export const questionAnswered = defineMail({
  template: 'question-answered',
  audience: 'visitors',
  group: null,
  triesAgain: true,
  on: 'journeys.proposal-question-answered',
  recipients: visitorOf,
  data,
  async content(answered, context) {
    const { agency, question, answer, by, is_accepted } = answered;
    const letter = await letterOf(answered, context);
    return { ...letter, question, answer, by: await context.directory.nameOfStaff(agency, by), is_accepted };
  },
  saysMoreThanLink: true,
  secret: linkOf,
  path: (_, token) => (token ? proposalPath(token.token) : '/contacts'),
  answerer: ({ owner }) => owner,
  subject: ({ country_name }) => messages.subject(country_name),
  preview: ({ answer }) => answer,
  body: ({ data, link, recipientName, sender, agency, expiresAt, today }) => {
    const { advice, note } = wordsOf(data, expiresAt !== null);
    return (
      <>
        <Title>{messages.title}</Title>
        <Paragraph>{messages.greeting(recipientName, data.by ?? data.owner?.name ?? sender, data.number)}</Paragraph>
        <Subtitle of={[data.country_name, tripText(data, today)]} />
        <Quotation>{data.answer}</Quotation>
        <Note>{messages.asked}</Note>
        <Quotation isOwn>{data.question}</Quotation>
        {advice && <Paragraph>{advice}</Paragraph>}
        <Action href={link}>{expiresAt ? messages.action : messages.contacts}</Action>
        <Line />
        <ProposalContacts {...{ data, agency }} />
        <Note>{note}</Note>
      </>
    );
  },
  sample: {
    country_name: 'Perú',
    travel_date: '2030-07-12',
    n_adults: 2,
    n_children: 1,
    number: 1,
    question: '¿Podemos salir un día antes?',
    answer: 'Sí, Rosa: el jueves 11 hay lugar en el mismo vuelo, por el mismo precio.',
    by: null,
    owner: { name: 'María José Andrade', email: 'maria@bitacora.example', phone: '0991234567' },
  },
});
