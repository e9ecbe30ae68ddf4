import { choices, openReportPath, problemReportSnapshot } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { dayText } from '@bitacora/kernel/dates';
import { fullName } from '@bitacora/kernel/full-name';
import { z } from 'zod';
import { destinationOf } from './about-journey.ts';
import { answerersOf } from './answerers-of.ts';
import { AgencyMoment } from './agency-moment.tsx';
import { contactRows } from './contacts.tsx';
import { defineMail } from './mail-kind.ts';
import { Action, Facts, Line, Note, Paragraph, Quotation, Title } from './parts.tsx';

const messages = mailMessages.problemReport;

const data = problemReportSnapshot.pick({ id: true, number: true, topic: true, description: true }).extend({
  reporter: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  journey: z.object({ destination: z.string(), travel_date: z.string() }).nullable(),
  file: z.string().nullable(),
  // Rows from before do not say when.
  created_at: z.string().optional(),
});

/** How the traveller is reached. */
function noteFor(email: string | null, phone: string | null): string {
  if (email) return messages.note;
  return phone ? messages.noteWithoutEmail : messages.noteWithoutContact;
}

/** To the adviser of the journey; or to who answers for that one; without one, or when he or she left, to whoever gets the agency's questions. */
export const problemReport = defineMail({
  template: 'problem-report',
  audience: 'staff',
  right: 'problems',
  group: null,
  on: 'journeys.problem-reported',
  recipients: ({ agency, adviser: named }, context) => answerersOf({ agency, named, right: 'problems' }, context),
  about: ({ journey, passenger }) => ({ journey, passenger }),
  data,
  async content({ id, number, topic, description, passenger, journey, file, created_at }, { directory }) {
    const [reporter] = await directory.passengers([passenger]);
    const trip = journey === null ? null : await directory.journey(journey);
    return {
      id,
      number,
      topic,
      description,
      reporter: reporter ? fullName(reporter) : '',
      email: reporter?.email ?? null,
      phone: reporter?.phone ?? null,
      journey: trip && { destination: destinationOf(trip), travel_date: trip.travel_date },
      file: file?.name ?? null,
      created_at,
    };
  },
  path: ({ id }) => openReportPath(id),
  replyTo: ({ reporter, email }) => (email ? { name: reporter, address: email } : null),
  subject: ({ number, reporter, journey }) => messages.subject(number, reporter, journey?.destination ?? null),
  preview: ({ description }) => description,
  body: ({
    data: { number, reporter, email, phone, topic, journey, description, file, created_at },
    link,
    recipientName,
    today,
  }) => (
    <>
      <Title>{messages.title(reporter)}</Title>
      <Paragraph>{messages.greeting(recipientName)}</Paragraph>
      <Quotation>{description}</Quotation>
      <Action href={link}>{messages.action}</Action>
      <Facts
        rows={[
          [messages.number, number],
          ...(created_at
            ? [[messages.reportedAt, <AgencyMoment key="at" iso={created_at} today={today} />] as const]
            : []),
          [messages.topic, choices.problem_topics[topic]],
          ...(journey
            ? [
                [
                  messages.journey,
                  messages.journeyText(journey.destination, dayText(journey.travel_date, today)),
                ] as const,
              ]
            : []),
          ...(file ? [[messages.file, messages.fileText(file)] as const] : []),
        ]}
      />
      <Facts look="thumb" rows={[[messages.reporter, reporter], ...contactRows({ phone, email })]} />
      <Line />
      <Note>{noteFor(email, phone)}</Note>
    </>
  ),
  sample: {
    id: '01920000-0000-7000-8000-000000000003',
    number: 'R-000012',
    topic: 'DOCUMENT',
    description: 'El voucher del hotel tiene otra fecha.\n\n¿Pueden corregirlo?',
    reporter: 'Carlos Muñoz',
    email: 'carlos@correo.ec',
    phone: '0991234567',
    journey: { destination: 'Lima, Perú', travel_date: '2030-07-12' },
    file: 'recepcion.pdf',
    created_at: '2030-07-01T14:05:00.000Z',
  },
});
