import { mailMessages } from '@bitacora/contracts/messages';
import { fullName } from '@bitacora/kernel/full-name';
import { z } from 'zod';
import { ladderOf } from '../domain/ladder/ladder.ts';
import { nameOf } from './about-journey.ts';
import { AgencyMoment } from './agency-moment.tsx';
import { answerersOfJourney } from './answerers-of.ts';
import { defineScheduledMail } from './mail-kind.ts';

const { pending: messages, travellers } = mailMessages.staffJourney;

/** Reminds who answers for a journey of a service that has had no record for too long (product 16.14). */
export const pendingReminder = defineScheduledMail({
  template: 'pending-reminder',
  audience: 'staff',
  group: null,
  data: z.object({ journey: z.string(), kind: z.literal('pending'), occasion: z.string() }),
  journeyOf: ({ journey }) => journey,
  readers: ({ journey }, context) => answerersOfJourney(journey, context),
  async news({ journey: id, kind, occasion }, directory, today) {
    const known = await directory.known(id);
    const step = ladderOf(known).find((one) => one.kind === kind && one.occasion === occasion);
    const item = known.journey.services?.find((one) => one.id === step?.item);
    if (!item?.added_at) return null;
    const passengers = await directory.passengers(known.journey.passengers);
    return {
      of: { name: messages.name },
      item: item.id,
      title: nameOf(item),
      subtitle: null,
      facts: [[messages.since, <AgencyMoment key="since" iso={item.added_at} today={today} />]],
      ofJourney: [[travellers, passengers.map(fullName).join(' · ')]],
      headline: messages.headline,
    };
  },
  words: messages,
  sample: {
    journey: '01920000-0000-7000-8000-000000000002',
    kind: 'pending',
    occasion: 'pending:item-hosting:2030-06-29T15:00:00.000Z:24h',
  },
});
