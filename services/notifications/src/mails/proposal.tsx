import { proposalSnapshot } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { dayText } from '@bitacora/kernel/dates';
import { defineMail } from './mail-kind.ts';
import { Action, Facts, Line, Note, Paragraph, Quotation, Subtitle, Title } from './parts.tsx';
import { letterOf, linkOf, ProposalContacts, proposalLetter, ProposedServices, visitorOf } from './proposal-letter.tsx';
import { tripText } from './quoted-trip.ts';
import { proposalPath } from './secret-link.ts';

const messages = mailMessages.proposal;

const data = proposalLetter.extend(proposalSnapshot.pick({ services: true, valid_until: true, message: true }).shape);

/** The agency's proposal, to the visitor who asked for a quote: its price stands at the link, which it alone has. */
export const proposal = defineMail({
  template: 'proposal',
  audience: 'visitors',
  group: null,
  triesAgain: true,
  on: 'journeys.proposal-sent',
  recipients: visitorOf,
  data,
  async content(sent, context) {
    const { services, valid_until, message } = sent;
    return { ...(await letterOf(sent, context)), services, valid_until, message };
  },
  secret: linkOf,
  path(_, token) {
    if (!token) throw new Error('a link to a proposal needs its token');
    return proposalPath(token.token);
  },
  answerer: ({ owner }) => owner,
  subject: ({ country_name, number }) => messages.subject(country_name, number),
  preview: ({ message, services }) => message || services.map(({ text: what }) => what).join(' · '),
  body: ({ data, link, recipientName, sender, agency, today }) => (
    <>
      <Title>{messages.title}</Title>
      <Paragraph>{messages.greeting(recipientName, data.owner?.name ?? sender)}</Paragraph>
      <Subtitle of={[data.country_name, tripText(data, today)]} />
      {data.message !== '' && <Quotation>{data.message}</Quotation>}
      <ProposedServices services={data.services} />
      <Facts rows={[[messages.validUntil, dayText(data.valid_until, today)]]} />
      <Action href={link}>{messages.action}</Action>
      <Line />
      <ProposalContacts {...{ data, agency }} />
      <Note>{data.owner ? messages.note : messages.noteWithoutOwner}</Note>
    </>
  ),
  sample: {
    number: 1,
    services: [
      { kind: 'air_ticket', text: 'Guayaquil a Lima y regreso, con una maleta de 23 kg' },
      { kind: 'hosting', text: 'Cinco noches en Miraflores, con desayuno' },
    ],
    valid_until: '2030-07-08',
    message: 'Con gusto, Rosa. Así quedaría su viaje; el hotel tiene piscina para los niños.',
    country_name: 'Perú',
    travel_date: '2030-07-12',
    n_adults: 2,
    n_children: 1,
    owner: { name: 'María José Andrade', email: 'maria@bitacora.example', phone: '0991234567' },
  },
});
