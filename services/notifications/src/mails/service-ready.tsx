import { serviceKind, serviceKinds } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { longDay } from '@bitacora/kernel/dates';
import { z } from 'zod';
import { defineMail } from './mail-kind.ts';
import { Action, Facts, Note, Paragraph, Title } from './layout.tsx';

const messages = mailMessages.serviceReady;

const data = z.object({
  journey: z.string(),
  kind: z.enum(serviceKinds),
  title: z.string(),
  destination: z.string(),
  travel_date: z.string(),
});

/** To the travellers of a journey that is not over or cancelled, when one of its services has its record. */
export const serviceReady = defineMail({
  template: 'service-ready',
  on: 'services-catalog.service-attached',
  async when({ journey: id }, { directory, today }) {
    if (id === null) return false;
    const journey = await directory.journey(id);
    return !journey.is_cancelled && (journey.return_date ?? journey.travel_date) >= today;
  },
  async recipients({ journey }, { directory }) {
    const travellers = await directory.passengers((await directory.journey(journey ?? '')).passengers);
    return travellers.flatMap(({ email, first_name, user_id }) =>
      email === null ? [] : [{ email, name: first_name, userId: user_id }],
    );
  },
  data,
  async content({ journey: id, kind, title }, { directory }) {
    const { travel_date, destination_city } = await directory.journey(id ?? '');
    return {
      journey: id ?? '',
      kind,
      title,
      destination: `${destination_city.name}, ${destination_city.country}`,
      travel_date,
    };
  },
  path: ({ journey }) => `/my_journeys/${journey}`,
  subject: ({ kind, destination }) => messages.subject(serviceKind(kind).label, destination),
  body: ({ data: service, link, recipientName }) => (
    <>
      <Title>{messages.title}</Title>
      <Paragraph>{messages.greeting(recipientName)}</Paragraph>
      <Facts
        rows={[
          [serviceKind(service.kind).label, service.title],
          [messages.journey, service.destination],
          [messages.travelDate, longDay(service.travel_date)],
        ]}
      />
      <Action href={link}>{messages.action}</Action>
      <Note>{messages.note}</Note>
    </>
  ),
  sample: {
    journey: '01920000-0000-7000-8000-000000000002',
    kind: 'hosting',
    title: 'Hotel Solymar',
    destination: 'Galápagos, Ecuador',
    travel_date: '2030-07-12',
  },
});
