import { proposalSnapshot, serviceKind } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { dayText } from '@bitacora/kernel/dates';
import { z } from 'zod';
import { AdviserContacts, answerer, answererOf } from './adviser-contacts.tsx';
import { defineMail } from './mail-kind.ts';
import { proposalPath } from './secret-link.ts';
import { Action, Facts, Line, Note, Paragraph, Quotation, Subtitle, Title } from './parts.tsx';
import { quotedTrip, tripOf, tripText } from './quoted-trip.ts';

const messages = mailMessages.proposal;

const data = proposalSnapshot.pick({ number: true, services: true, valid_until: true, message: true }).extend({
  country_name: z.string(),
  ...quotedTrip.shape,
  /** Who answers the quote, where somebody was named who still works there. */
  owner: answerer.nullable(),
});

/** The agency's proposal, to the visitor who asked for a quote: its price stands at the link, which it alone has. */
export const proposal = defineMail({
  template: 'proposal',
  audience: 'visitors',
  group: null,
  triesAgain: true,
  on: 'journeys.proposal-sent',
  recipients: async ({ email, first_name: name }) => [{ email, name, userId: null }],
  data,
  async content({ quote, number, services, valid_until, message, country_name, owner }, { directory, today }) {
    const employee = await directory.answering(owner, today);
    return {
      number,
      services,
      valid_until,
      message,
      country_name,
      ...(await tripOf(quote, directory)),
      owner: answererOf(employee),
    };
  },
  secret: ({ sealed, expires_at }) => ({ sealed, expiresAt: new Date(expires_at) }),
  path(_, token) {
    if (!token) throw new Error('a link to a proposal needs its token');
    return proposalPath(token.token);
  },
  answerer: ({ owner }) => owner,
  subject: ({ country_name, number }) => messages.subject(country_name, number),
  preview: ({ message, services }) => message || services.map(({ text: what }) => what).join(' · '),
  body: ({
    data: { services, valid_until, message, country_name, owner, ...trip },
    link,
    recipientName,
    sender,
    agency,
    today,
  }) => (
    <>
      <Title>{messages.title}</Title>
      <Paragraph>{messages.greeting(recipientName, owner?.name ?? sender)}</Paragraph>
      <Subtitle of={[country_name, tripText(trip, today)]} />
      {message !== '' && <Quotation>{message}</Quotation>}
      <Facts rows={services.map(({ kind, text }) => [serviceKind(kind).label, text] as const)} />
      <Facts rows={[[messages.validUntil, dayText(valid_until, today)]]} />
      <Action href={link}>{messages.action}</Action>
      <Line />
      <AdviserContacts adviser={owner} {...{ agency }} label={messages.owner} />
      <Note>{owner ? messages.note : messages.noteWithoutOwner}</Note>
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
