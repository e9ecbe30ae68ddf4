import type { Audience } from '../domain/ladder/step-kinds.ts';
import type { Recipient } from '../domain/mail.ts';
import { answerersOf } from './answerers-of.ts';
import { holderOf } from './holder-of.ts';
import type { MailContext } from './mail-kind.ts';
import { travellersOf } from './travellers-of.ts';

type OfNow = Pick<MailContext, 'directory' | 'today'>;

/** Who they are now, whom a step of a journey is told. */
export const audiences: Record<Audience, (journey: string, context: OfNow) => Promise<Recipient[]>> = {
  travellers: (journey, { directory }) => travellersOf(journey, directory),
  holder: (journey, { directory }) => holderOf(journey, directory),
  async adviser(id, context) {
    const { agency, travel_agent: adviser = null } = await context.directory.journey(id);
    return answerersOf(agency, adviser, context);
  },
};
