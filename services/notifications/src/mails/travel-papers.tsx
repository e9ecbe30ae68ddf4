import { mailMessages, paperMessages } from '@bitacora/contracts/messages';
import { papersToPrepare } from '../domain/ladder/papers.ts';
import { sentence } from './names-text.ts';
import { Plain } from './parts.tsx';
import { defineStepMail } from './step-mail.ts';

const messages = mailMessages.travelPapers;

/** Tells who travels what this destination asks for on paper, and when the declaration of goods can be filled in (product 16.13). */
export const travelPapers = defineStepMail({
  template: 'travel-papers',
  audience: 'travellers',
  group: 'preparation',
  kinds: ['papers', 'goods-declaration'],
  news({ known, kind }) {
    const told = kind === 'papers' ? papersToPrepare(known.journey) : [kind];
    return {
      of: { name: messages.name },
      item: null,
      title: messages.card[kind],
      subtitle: null,
      facts: told.map(
        (paper) =>
          [paperMessages[paper].name, <Plain key={paper}>{sentence(paperMessages[paper].text)}</Plain>] as const,
      ),
      advice: messages.advice[kind],
      preview: told.map((paper) => paperMessages[paper].name).join(' · '),
      headline: messages.headline[kind],
    };
  },
  words: messages,
  sample: { kind: 'papers', occasion: 'papers:galapagos-card:2031-07-10:30d' },
});
