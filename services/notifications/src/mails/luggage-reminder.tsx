import { luggageAnswerDue, openLuggagePath } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { momentText } from '@bitacora/kernel/dates';
import { fullName } from '@bitacora/kernel/full-name';
import { z } from 'zod';
import { AgencyMoment } from './agency-moment.tsx';
import { answerersOfJourney } from './answerers-of.ts';
import { luggageTicket } from './luggage-ticket.ts';
import { defineScheduledMail } from './mail-kind.ts';
import { unbrokenWeights } from './names-text.ts';
import { serviceNow } from './service-now.ts';

const { luggage: messages, subjectOf } = mailMessages.staffJourney;
const { luggageRequested: asked } = mailMessages;

/** Reminds who answers for a journey of luggage that was asked for days ago (product 16.14). */
export const luggageReminder = defineScheduledMail({
  template: 'luggage-reminder',
  audience: 'staff',
  group: null,
  data: z.object({
    journey: z.string(),
    request: z.string(),
    kind: z.literal('luggage-late'),
    occasion: z.string(),
  }),
  journeyOf: ({ journey }) => journey,
  readers: ({ journey }, context) => answerersOfJourney(journey, context),
  async news({ request: id }, { directory, now, today }) {
    const [found] = await directory.luggageRequests([id]);
    if (found?.request.status !== 'open') return null;
    const { request } = found;
    const [passenger] = await directory.passengers([request.passenger]);
    const { ticket, city, departure } = await luggageTicket(request, directory);
    const { journey, package_service: item } = request;
    const flight = await serviceNow({ journey, item }, directory, { reader: null, now, today });
    const due = luggageAnswerDue(request, departure);
    return {
      of: { name: messages.name },
      item,
      title: unbrokenWeights(request.luggage),
      subtitle: null,
      facts: [
        [asked.pieces, String(request.pieces)],
        [asked.ticket, ticket],
        ...(flight?.news.facts ?? []),
        [asked.askedAt, <AgencyMoment key="at" iso={request.created_at} today={today} />],
        ...(request.note ? [[asked.note, request.note] as const] : []),
      ],
      ...(passenger && {
        contact: { ...passenger, label: asked.passenger, name: fullName(passenger), hasAsked: true },
      }),
      deadline: [asked.answerBy, <AgencyMoment key="due" iso={due} today={today} />],
      preview: `${asked.answerBy} ${momentText(due, today)}`,
      ...(passenger && { subject: subjectOf(messages.headline, ticket, fullName(passenger), city) }),
      headline: messages.headline,
      action: { path: openLuggagePath(id), label: asked.action },
    };
  },
  words: messages,
  sample: {
    journey: '01920000-0000-7000-8000-000000000002',
    request: '01920000-0000-7000-8000-000000000004',
    kind: 'luggage-late',
    occasion: 'luggage-late:2030-06-29T14:05:00.000Z:2d',
  },
});
