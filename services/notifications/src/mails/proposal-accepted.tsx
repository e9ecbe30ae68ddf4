import { openQuotePath, proposalSnapshot, quotedTraveller, quoteSnapshot } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { fullName } from '@bitacora/kernel/full-name';
import { z } from 'zod';
import { AgencyMoment } from './agency-moment.tsx';
import { answerersOf } from './answerers-of.ts';
import { contactRows } from './contacts.tsx';
import { defineMail } from './mail-kind.ts';
import { dollarsText } from './money-facts.tsx';
import { Action, Facts, Line, Note, Paragraph, Subtitle, Title } from './parts.tsx';
import { ProposedServices } from './proposal-letter.tsx';
import { namedText, quotedTrip, tripOf, tripText } from './quoted-trip.ts';

const messages = mailMessages.proposalAccepted;

const data = quoteSnapshot
  .pick({ first_name: true, last_name: true, email: true, phone: true, country_name: true })
  .extend({
    ...quotedTrip.shape,
    quote: z.string(),
    number: z.number().int(),
    travellers: z.array(quotedTraveller),
    accepted_at: z.string(),
    /** What was accepted. Rows from before do not say. */
    ...proposalSnapshot.pick({ services: true, price_cents: true }).partial().shape,
  });

const travellersText = ({ travellers }: z.infer<typeof data>) => namedText(travellers) ?? messages.noTravellers;

/** To whoever answers the quote: its visitor said yes, and a journey is to be made of it. */
export const proposalAccepted = defineMail({
  template: 'proposal-accepted',
  audience: 'staff',
  right: 'quotes',
  group: null,
  on: 'journeys.proposal-accepted',
  recipients: ({ agency, owner: named }, context) => answerersOf({ agency, named, right: 'quotes' }, context),
  data,
  content: async (accepted, { directory }) => ({ ...accepted, ...(await tripOf(accepted.quote, directory)) }),
  path: ({ quote }) => openQuotePath(quote),
  replyTo: (visitor) => ({ name: fullName(visitor), address: visitor.email }),
  subject: (visitor) => messages.subject(fullName(visitor), visitor.country_name),
  preview: (accepted) => `${messages.travellers}: ${travellersText(accepted)}`,
  body: ({ data: accepted, link, recipientName, today }) => (
    <>
      <Title>{messages.title(fullName(accepted))}</Title>
      <Paragraph>{messages.greeting(recipientName, fullName(accepted), accepted.number)}</Paragraph>
      <Subtitle of={[accepted.country_name, tripText(accepted, today)]} />
      <Action href={link}>{messages.action}</Action>
      {accepted.services && <ProposedServices services={accepted.services} />}
      <Facts
        rows={[
          ...(accepted.price_cents === undefined ? [] : [[messages.price, dollarsText(accepted.price_cents)] as const]),
          [messages.at, <AgencyMoment key="at" iso={accepted.accepted_at} today={today} />],
          [messages.travellers, travellersText(accepted)],
        ]}
      />
      <Facts look="thumb" rows={[[mailMessages.quoteAlert.name, fullName(accepted)], ...contactRows(accepted)]} />
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
    travellers: [
      { kind: 'adult', first_name: 'Rosa', last_name: 'Villacís' },
      { kind: 'adult', first_name: '', last_name: '' },
      { kind: 'child', first_name: 'Emilia', last_name: 'Paz' },
    ],
    accepted_at: '2030-07-01T14:05:00.000Z',
    services: [{ kind: 'air_ticket', text: 'Guayaquil a Lima y regreso, con una maleta de 23 kg' }],
    price_cents: 234_050,
  },
});
