import { BEST_RATING, WORST_RATING } from '@bitacora/contracts';
import { OPINION_DAYS } from '@bitacora/contracts/constants';
import { mailMessages, ratingMessages } from '@bitacora/contracts/messages';
import { addDays } from '@bitacora/kernel';
import { zoneOf } from '../domain/ladder/ladder.ts';
import { dayOfReturn } from '../domain/ladder/last-day.ts';
import { defineStepMail } from './step-mail.ts';

const messages = mailMessages.welcomeBack;

const ratings = Array.from({ length: BEST_RATING - WORST_RATING + 1 }, (_, nth) => WORST_RATING + nth);

/** Greets who is back, and asks how it was: what is chosen in the mail is only sent on the page that it leads to (product 16.18). */
export const welcomeBack = defineStepMail({
  template: 'welcome-back',
  audience: 'travellers',
  group: 'welcome',
  kinds: ['welcome-back'],
  news({ known, reader: { passenger }, links }) {
    if (!passenger) return null;
    const back = dayOfReturn({ ...known, zoneAt: zoneOf(known) }).local;
    const asked = { journey: known.journey.id, passenger, until: addDays(back, OPINION_DAYS) };
    return {
      of: { name: messages.name },
      item: null,
      title: messages.card,
      subtitle: null,
      facts: [],
      marks: ratings.map((mark) => ({
        path: links.pathOf(asked, mark),
        mark,
        label: ratingMessages.named(mark),
      })),
      action: { path: links.pathOf(asked), label: messages.action },
      preview: messages.preview,
      isAfterAll: true,
    };
  },
  words: messages,
  sample: { kind: 'welcome-back', occasion: 'welcome-back:2031-07-16:2d' },
});
