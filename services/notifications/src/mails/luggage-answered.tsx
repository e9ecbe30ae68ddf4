import { journeyPath, luggageOutcomes, luggageRequestSnapshot } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { dayText } from '@bitacora/kernel/dates';
import { z } from 'zod';
import type { Directory } from '../persistence/directory.ts';
import { AdviserContacts, answerer, answererOf } from './adviser-contacts.tsx';
import { askerOf, travels } from './asker-of.ts';
import { chatTextOf } from './chat-text.ts';
import { isTicketOver, luggageTicket } from './luggage-ticket.ts';
import { defineMail } from './mail-kind.ts';
import { unbrokenWeights } from './names-text.ts';
import { dollarsText, howToPay } from './money-facts.tsx';
import { Action, Facts, Line, Note, Paragraph, Quotation, Title, Waiting } from './parts.tsx';
import { HowToPay, NewsPart } from './news-part.tsx';

const messages = mailMessages.luggageAnswered;

const data = luggageRequestSnapshot.pick({ journey: true, package_service: true, pieces: true, luggage: true }).extend({
  /** The request, and when this answer to it was given. Rows from before do not say. */
  id: z.string().optional(),
  at: z.string().optional(),
  passenger: z.string().optional(),
  travel_date: z.string().optional(),
  return_date: z.string().nullish(),
  outcome: z.enum(luggageOutcomes),
  price_cents: z.number().int().nullable(),
  /** Last day on which that is paid, where it was said. */
  pay_until: z.string().nullish(),
  text: z.string(),
  /** Who gave it. Rows from before do not say. */
  by: z.string().nullish(),
  ticket: z.string(),
  destination: z.string(),
  is_abroad: z.boolean().optional(),
  /** Who advises the journey, or answers for that one, as long as he or she works there. */
  adviser: answerer.nullable(),
});

/** What the answer is, and what is to be done for it. */
function titleOf({ outcome, price_cents: cents }: Pick<z.infer<typeof data>, 'outcome' | 'price_cents'>): string {
  const { title } = messages;
  if (outcome !== 'accepted') return title[outcome];
  return cents ? title.toPay : title.toConfirm;
}

type Answer = z.infer<typeof data>;

/** Whether a later answer to the same request has arrived here; rows from before do not say to which one: one like it tells. */
async function isAnsweredAnew(answer: Answer, directory: Pick<Directory, 'luggageRequestsOf'>): Promise<boolean> {
  const { id, at, journey, package_service: item, passenger, pieces, luggage, outcome } = answer;
  const all = (await directory.luggageRequestsOf(journey)).map(({ request }) => request);
  if (id !== undefined && at !== undefined) {
    const newest = all.find((one) => one.id === id)?.answer?.at;
    return newest !== undefined && Date.parse(newest) > Date.parse(at);
  }
  return all
    .filter((one) => one.package_service === item && (passenger === undefined || one.passenger === passenger))
    .some((one) => one.pieces === pieces && one.luggage === luggage && one.answer && one.answer.outcome !== outcome);
}

/**
 * Whether the record of which it was given is the ticket's no more: nobody confirmed it for another one. That one's own news may
 * still be on the way here.
 */
async function isRecordReleased(
  { id, journey, package_service: item }: Answer,
  directory: Pick<Directory, 'luggageRequestsOf' | 'findRecord'>,
): Promise<boolean> {
  const known = (await directory.luggageRequestsOf(journey)).find(({ request }) => request.id === id);
  const record = known?.request.answer?.record;
  const told = record ? await directory.findRecord(record) : null;
  return told !== null && told.package_service !== item;
}

/** The agency's newest answer, to who asked: as long as the passenger is still that account's, and travels on the journey. */
export const luggageAnswered = defineMail({
  template: 'luggage-answered',
  audience: 'travellers',
  group: null,
  on: 'journeys.luggage-request-answered',
  recipients: askerOf,
  async isStillSo(answer, directory, now) {
    const { journey: id, package_service, passenger, outcome } = answer;
    // Nothing is added to what was called off, or has left; that it cannot be is still told.
    if (outcome !== 'refused') {
      if (await isTicketOver({ journey: id, package_service }, directory, now)) return false;
      if (await isRecordReleased(answer, directory)) return false;
    }
    // Rows from before do not say who asked.
    if (passenger !== undefined && !(await travels(passenger, id, directory))) return false;
    return !(await isAnsweredAnew(answer, directory));
  },
  about: ({ journey, passenger }) => ({ journey, passenger }),
  data,
  async content(request, { directory, today }) {
    const { id, agency, journey, package_service, pieces, luggage, answer } = request;
    const { ticket, destination, isAbroad, travelDate, returnDate, adviser } = await luggageTicket(request, directory);
    return {
      id,
      at: answer?.at,
      journey,
      passenger: request.passenger,
      package_service,
      pieces,
      luggage,
      travel_date: travelDate,
      return_date: returnDate,
      outcome: answer?.outcome ?? 'refused',
      price_cents: answer?.price_cents ?? null,
      pay_until: answer?.pay_until,
      text: answer?.text ?? '',
      by: await directory.nameOfStaff(agency, answer?.by),
      ticket,
      destination,
      is_abroad: isAbroad,
      adviser: answererOf(await directory.answering(adviser, today)),
    };
  },
  path: ({ journey, package_service: item }) => journeyPath(journey, item),
  service: ({ journey, package_service: item }) => ({ journey, item }),
  answerer: ({ adviser }) => adviser,
  isAbroad: ({ is_abroad: isAbroad }) => isAbroad,
  subject: (answer) =>
    messages.subject(titleOf(answer), messages.piecesOf(answer.pieces, answer.luggage), answer.destination),
  // What the adviser wrote may read as if all were done.
  preview: ({ outcome, price_cents: cents, text }) =>
    [...(outcome === 'accepted' ? [messages.notAddedYet] : []), ...(cents ? [dollarsText(cents)] : []), text].join(
      ' · ',
    ),
  body: ({
    data: {
      outcome,
      price_cents: cents,
      pay_until: until,
      text,
      by,
      ticket,
      pieces,
      luggage,
      destination,
      travel_date,
      return_date,
      is_abroad: isAbroad,
      adviser,
    },
    link,
    recipientName,
    sender,
    agency,
    service,
    today,
  }) => {
    const toPay = outcome === 'accepted' && cents !== null && cents > 0 ? dollarsText(cents) : null;
    const day = until ? dayText(until, today) : null;
    // Sent again, it may say a day that is over.
    const isPayOver = Boolean(until && until < today);
    const lacking = () => {
      if (toPay === null) return messages.toConfirm;
      return isPayOver && day ? messages.payOver(day) : messages.toPay(toPay, day);
    };
    return (
      <>
        <Title>{titleOf({ outcome, price_cents: cents })}</Title>
        <Paragraph>{messages.greeting(recipientName, by ?? adviser?.name ?? sender)}</Paragraph>
        <Quotation>{text}</Quotation>
        {outcome === 'added' && <Paragraph>{messages.nothingToPay}</Paragraph>}
        {outcome === 'refused' && <Paragraph>{messages.otherWay}</Paragraph>}
        {outcome === 'accepted' && <Waiting of={[messages.notAddedYet, lacking()]} />}
        <Facts
          rows={[
            [messages.journey, [destination, ...(travel_date ? [dayText(travel_date, today)] : [])].join(', ')],
            [messages.luggage, unbrokenWeights(luggage)],
            [messages.pieces, String(pieces)],
            ...(service ? [] : [[messages.ticket, ticket] as const]),
            ...(cents === null ? [] : [[messages.price, cents === 0 ? messages.free : dollarsText(cents)] as const]),
          ]}
        />
        {toPay !== null && !isPayOver && (
          <HowToPay of={howToPay(agency, { isAbroad })} toPay={mailMessages.money.toPaySum(toPay)} />
        )}
        {/* What there is to do is not behind it: the answer says how. */}
        <Action href={link} isSecondary>
          {messages.action}
        </Action>
        {service && <NewsPart {...service} />}
        <Line />
        <AdviserContacts
          {...{ adviser, agency, isAbroad }}
          hasEmergency
          {...(travel_date && {
            chatText: chatTextOf(
              { destination, travelDate: travel_date, returnDate: return_date ?? null },
              recipientName,
            ),
          })}
        />
        <Note>{adviser ? messages.note : messages.noteWithoutAdviser}</Note>
      </>
    );
  },
  sample: {
    journey: '01920000-0000-7000-8000-000000000002',
    package_service: 'item-air_ticket',
    pieces: 2,
    luggage: 'Equipaje de bodega (23 kg)',
    outcome: 'accepted',
    price_cents: 9_000,
    pay_until: '2030-07-05',
    text: 'Sí hay cupo en su vuelo. El precio es por las dos piezas.',
    ticket: 'Boleto Aéreo, Ida',
    destination: 'Lima, Perú',
    travel_date: '2030-07-12',
    adviser: { name: 'María José Andrade', email: 'maria@bitacora.example', phone: '0991234567' },
  },
});
