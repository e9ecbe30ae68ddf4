import { localTimeSnapshot, luggageAnswerDue, luggageRequestSnapshot, openLuggagePath } from '@bitacora/contracts';
import { LUGGAGE_REQUEST_DAYS } from '@bitacora/contracts/constants';
import { mailMessages } from '@bitacora/contracts/messages';
import { dayText, momentText } from '@bitacora/kernel/dates';
import { fullName } from '@bitacora/kernel/full-name';
import { z } from 'zod';
import { answerersOf } from './answerers-of.ts';
import { AgencyMoment } from './agency-moment.tsx';
import { luggageTicket } from './luggage-ticket.ts';
import { contactRows } from './contacts.tsx';
import { defineMail } from './mail-kind.ts';
import { Action, Facts, Line, Note, Paragraph, Quotation, Title, Waiting } from './parts.tsx';
import { unbrokenWeights } from './names-text.ts';
import { NewsPart } from './news-part.tsx';

const messages = mailMessages.luggageRequested;

const data = luggageRequestSnapshot
  .pick({ id: true, pieces: true, luggage: true, note: true, created_at: true })
  .extend({
    passenger: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    ticket: z.string(),
    destination: z.string(),
    travel_date: z.string(),
    // Rows from before do not say which ticket: their mail names it.
    journey: z.string().optional(),
    package_service: z.string().optional(),
    /** When its flight leaves, as far as that is known; rows from before do not say. */
    departure: localTimeSnapshot.nullish(),
  });

/** How the traveller hears of the answer. */
function promiseTo({ email, phone }: z.infer<typeof data>) {
  if (email) return messages.promise;
  return phone ? messages.promiseWithoutEmail : messages.promiseWithoutContact;
}

/** To the adviser of the journey, or who answers for that one; when he or she left, to whoever gets the agency's questions. */
export const luggageRequested = defineMail({
  template: 'luggage-requested',
  audience: 'staff',
  right: 'services',
  group: null,
  on: 'journeys.luggage-requested',
  async recipients(request, context) {
    const { adviser } = await luggageTicket(request, context.directory);
    return answerersOf({ agency: request.agency, named: adviser, right: 'services' }, context);
  },
  async isStillSo({ id, journey }, directory) {
    // Rows from before do not say of which journey.
    const all = journey === undefined ? [] : await directory.luggageRequestsOf(journey);
    return all.every(({ request }) => request.id !== id || request.status === 'open');
  },
  about: ({ journey, passenger }) => ({ journey, passenger }),
  data,
  async content(request, { directory }) {
    const { id, pieces, luggage, note, created_at, journey, package_service } = request;
    const [passenger] = await directory.passengers([request.passenger]);
    const { ticket, destination, travelDate, departure } = await luggageTicket(request, directory);
    return {
      id,
      pieces,
      luggage,
      note,
      created_at,
      passenger: passenger ? fullName(passenger) : '',
      email: passenger?.email ?? null,
      phone: passenger?.phone ?? null,
      ticket,
      destination,
      travel_date: travelDate,
      journey,
      package_service,
      departure,
    };
  },
  path: ({ id }) => openLuggagePath(id),
  service: ({ journey, package_service: item }) => ({ ...(journey && { journey }), ...(item && { item }) }),
  replyTo: ({ passenger, email }) => (email ? { name: passenger, address: email } : null),
  subject: ({ passenger, destination }) => messages.subject(passenger, destination),
  preview: ({ luggage, pieces, ticket, note, created_at, departure }, { today }) =>
    [
      `${messages.answerBy} ${momentText(luggageAnswerDue({ created_at }, departure), today)}`,
      messages.piecesOf(luggage, pieces),
      ticket,
      note,
    ]
      .filter(Boolean)
      .join(' · '),
  body: ({ data: request, link, recipientName, today, service }) => (
    <>
      <Title>{messages.title(request.passenger)}</Title>
      <Paragraph>{messages.greeting(recipientName)}</Paragraph>
      <Waiting
        of={[
          messages.answerBy,
          <AgencyMoment key="due" iso={luggageAnswerDue(request, request.departure)} today={today} />,
        ]}
      />
      <Facts
        rows={[
          [messages.luggage, unbrokenWeights(request.luggage)],
          [messages.pieces, String(request.pieces)],
          ...(service ? [] : [[messages.ticket, request.ticket] as const]),
          [messages.journey, messages.journeyText(request.destination, dayText(request.travel_date, today))],
          [messages.askedAt, <AgencyMoment key="at" iso={request.created_at} today={today} />],
        ]}
      />
      {request.note && <Quotation>{request.note}</Quotation>}
      <Action href={link}>{messages.action}</Action>
      <Facts look="thumb" rows={[[messages.passenger, request.passenger], ...contactRows(request)]} />
      {service && <NewsPart {...service} />}
      <Line />
      <Note>{promiseTo(request)(LUGGAGE_REQUEST_DAYS)}</Note>
    </>
  ),
  sample: {
    id: '01920000-0000-7000-8000-000000000004',
    pieces: 2,
    luggage: 'Equipaje de bodega (23 kg)',
    note: 'Una es un violonchelo.',
    created_at: '2030-07-01T14:05:00.000Z',
    passenger: 'Carlos Muñoz',
    email: 'carlos@correo.ec',
    phone: '0991234567',
    ticket: 'Boleto Aéreo, Ida',
    destination: 'Lima, Perú',
    travel_date: '2030-07-12',
    journey: '01920000-0000-7000-8000-000000000002',
    package_service: '01920000-0000-7000-8000-000000000022',
  },
});
