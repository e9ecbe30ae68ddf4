import { proposalSnapshot, quotedTraveller } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { z } from 'zod';
import { AgencyMoment } from './agency-moment.tsx';
import { defineMail } from './mail-kind.ts';
import { dollarsText } from './money-facts.tsx';
import { Action, Facts, Line, Note, Paragraph, Pending, Subtitle, Title } from './parts.tsx';
import { letterOf, linkOf, ProposalContacts, proposalLetter, ProposedServices, visitorOf } from './proposal-letter.tsx';
import { namedText, tripText } from './quoted-trip.ts';
import { proposalPath } from './secret-link.ts';

const messages = mailMessages.proposalConfirmed;

const data = proposalLetter.extend({
  /** What was accepted; an event of the former release does not say. */
  ...proposalSnapshot.pick({ services: true, price_cents: true }).partial().shape,
  travellers: z.array(quotedTraveller),
  accepted_at: z.string(),
});

const priceRows = ({ price_cents: cents }: Pick<z.infer<typeof data>, 'price_cents'>) =>
  cents === undefined ? [] : [[messages.price, dollarsText(cents)] as const];

/** To the visitor who said yes to a proposal: what that was, by then with its price, and what comes of it. */
export const proposalConfirmed = defineMail({
  template: 'proposal-confirmed',
  audience: 'visitors',
  group: null,
  on: 'journeys.proposal-accepted',
  recipients: visitorOf,
  data,
  content: async (accepted, context) => ({ ...accepted, ...(await letterOf(accepted, context)) }),
  saysMoreThanLink: true,
  secret: linkOf,
  path: (_, token) => (token ? proposalPath(token.token) : '/questions_and_answers'),
  answerer: ({ owner }) => owner,
  subject: ({ country_name }) => messages.subject(country_name),
  preview: (accepted, { today }) =>
    [...priceRows(accepted).map((row) => row.join(': ')), tripText(accepted, today) ?? messages.next].join(' · '),
  body: ({ data, link, recipientName, sender, agency, expiresAt, today }) => {
    const named = namedText(data.travellers);
    return (
      <>
        <Title>{messages.title}</Title>
        <Paragraph>{messages.greeting(recipientName, data.owner?.name ?? sender, data.number)}</Paragraph>
        <Subtitle of={[data.country_name, tripText(data, today)]} />
        {data.services && <ProposedServices services={data.services} />}
        <Facts
          rows={[
            ...priceRows(data),
            ...(named === null ? [] : [[messages.travellers, named] as const]),
            [messages.at, <AgencyMoment key="at" iso={data.accepted_at} today={today} />],
          ]}
        />
        <Pending>{messages.next}</Pending>
        <Action href={link} isSecondary>
          {expiresAt ? messages.action : messages.questions}
        </Action>
        <Line />
        <ProposalContacts {...{ data, agency }} />
        <Note>{expiresAt ? messages.note : messages.noteWithoutLink}</Note>
      </>
    );
  },
  sample: {
    country_name: 'Perú',
    travel_date: '2030-07-12',
    n_adults: 2,
    n_children: 1,
    number: 1,
    services: [
      { kind: 'air_ticket', text: 'Guayaquil a Lima y regreso, con una maleta de 23 kg' },
      { kind: 'hosting', text: 'Cinco noches en Miraflores, con desayuno' },
    ],
    price_cents: 234_050,
    travellers: [
      { kind: 'adult', first_name: 'Rosa', last_name: 'Villacís' },
      { kind: 'adult', first_name: '', last_name: '' },
      { kind: 'child', first_name: 'Emilia', last_name: 'Paz' },
    ],
    accepted_at: '2030-07-01T14:05:00.000Z',
    owner: { name: 'María José Andrade', email: 'maria@bitacora.example', phone: '0991234567' },
  },
});
