import { BEST_RATING, WORST_RATING } from '@bitacora/contracts';
import { mailMessages, ratingMessages } from '@bitacora/contracts/messages';
import { z } from 'zod';
import { ladderOf } from '../domain/ladder/ladder.ts';
import { defineScheduledMail } from './mail-kind.ts';
import { travellersOf } from './travellers-of.ts';

const messages = mailMessages.welcomeBack;

const ratings = Array.from({ length: BEST_RATING - WORST_RATING + 1 }, (_, nth) => WORST_RATING + nth);

/** Greets who is back, and asks how it was: what is chosen in the mail is only sent on the page that it leads to (product 16.18). */
export const welcomeBack = defineScheduledMail({
  template: 'welcome-back',
  audience: 'travellers',
  group: 'welcome',
  data: z.object({ journey: z.string(), kind: z.literal('welcome-back'), occasion: z.string() }),
  journeyOf: ({ journey }) => journey,
  readers: ({ journey }, { directory }) => travellersOf(journey, directory),
  async news({ journey, kind, occasion }, directory, _, { passenger }, links) {
    const known = await directory.known(journey);
    if (!passenger || !ladderOf(known).some((step) => step.kind === kind && step.occasion === occasion)) return null;
    const asked = { journey, passenger };
    return {
      of: { name: messages.name },
      item: null,
      title: messages.card,
      subtitle: null,
      facts: [],
      answers: ratings.map((rating) => ({
        path: links.pathOf(asked, rating),
        label: ratingMessages.named(rating),
      })),
      action: { path: links.pathOf(asked), label: messages.action },
    };
  },
  words: messages,
  sample: {
    journey: '01920000-0000-7000-8000-000000000002',
    kind: 'welcome-back',
    occasion: 'welcome-back:2031-07-16:2d',
  },
});
