import { BEST_RATING, WORST_RATING } from '@bitacora/contracts';
import { mailMessages, ratingMessages } from '@bitacora/contracts/messages';
import { defineStepMail } from './step-mail.ts';

const messages = mailMessages.welcomeBack;

const ratings = Array.from({ length: BEST_RATING - WORST_RATING + 1 }, (_, nth) => WORST_RATING + nth);

/** Greets who is back, and asks how it was: what is chosen in the mail is only sent on the page that it leads to (product 16.18). */
export const welcomeBack = defineStepMail({
  template: 'welcome-back',
  audience: 'travellers',
  group: 'welcome',
  kinds: ['welcome-back'],
  news({ known: { journey }, reader: { passenger }, links }) {
    if (!passenger) return null;
    const asked = { journey: journey.id, passenger };
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
  sample: { kind: 'welcome-back', occasion: 'welcome-back:2031-07-16:2d' },
});
