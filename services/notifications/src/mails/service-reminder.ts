import { serviceReminderKinds } from '@bitacora/contracts';
import { mailMessages } from '@bitacora/contracts/messages';
import { z } from 'zod';
import { ladderOf } from '../domain/ladder/ladder.ts';
import { defineScheduledMail } from './mail-kind.ts';
import { newsOf } from './service-facts.tsx';
import { travellersOf } from './travellers-of.ts';

const messages = mailMessages.serviceReminder;

/** Reminds the travellers of a journey of a moment of one of its services (product 16.7). */
export const serviceReminder = defineScheduledMail({
  template: 'service-reminder',
  data: z.object({ journey: z.string(), kind: z.enum(serviceReminderKinds), occasion: z.string() }),
  journeyOf: ({ journey }) => journey,
  readers: ({ journey }, { directory }) => travellersOf(journey, directory),
  async news({ journey: id, kind, occasion }, directory, today) {
    const known = await directory.known(id);
    // What moved, was cancelled or was taken away meanwhile has another occasion, or none.
    const step = ladderOf(known).find((one) => one.kind === kind && one.occasion === occasion);
    const record = known.records.find((one) => one.id === step?.record);
    if (!record) return null;
    return {
      ...newsOf(record, known.journey.destination_city.name, today),
      advice: messages.advice[kind],
      headline: messages.headline[kind],
    };
  },
  words: messages,
  sample: {
    journey: '01920000-0000-7000-8000-000000000002',
    kind: 'check-out',
    occasion: 'record-hosting:ends:2031-07-14T11:00[Pacific/Galapagos]:evening',
  },
});
