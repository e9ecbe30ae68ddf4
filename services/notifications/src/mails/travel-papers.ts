import { mailMessages, paperMessages } from '@bitacora/contracts/messages';
import { z } from 'zod';
import { ladderOf } from '../domain/ladder/ladder.ts';
import { papersToPrepare } from '../domain/ladder/papers.ts';
import { defineScheduledMail } from './mail-kind.ts';
import { travellersOf } from './travellers-of.ts';

const messages = mailMessages.travelPapers;

/** A sentence that stands by itself. */
const sentence = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

/** Tells who travels what this destination asks for on paper, and when the declaration of goods can be filled in (product 16.13). */
export const travelPapers = defineScheduledMail({
  template: 'travel-papers',
  audience: 'travellers',
  group: 'preparation',
  data: z.object({ journey: z.string(), kind: z.enum(['papers', 'goods-declaration']), occasion: z.string() }),
  journeyOf: ({ journey }) => journey,
  readers: ({ journey }, { directory }) => travellersOf(journey, directory),
  async news({ journey: id, kind, occasion }, directory) {
    const known = await directory.known(id);
    if (!ladderOf(known).some((step) => step.kind === kind && step.occasion === occasion)) return null;
    const told = kind === 'papers' ? papersToPrepare(known.journey) : [kind];
    return {
      of: { name: messages.name },
      item: null,
      title: messages.card[kind],
      subtitle: null,
      facts: told.map((paper) => [paperMessages[paper].name, sentence(paperMessages[paper].text)] as const),
      advice: messages.advice[kind],
      headline: messages.headline[kind],
    };
  },
  words: messages,
  sample: {
    journey: '01920000-0000-7000-8000-000000000002',
    kind: 'papers',
    occasion: 'papers:galapagos-card:2031-07-10:30d',
  },
});
