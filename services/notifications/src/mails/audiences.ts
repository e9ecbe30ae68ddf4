import type { Audience } from '../domain/ladder/step-kinds.ts';
import type { Recipient } from '../domain/mail.ts';
import { answerersOf } from './answerers-of.ts';
import { holderOf } from './holder-of.ts';
import type { MailContext } from './mail-kind.ts';
import { travellersOf } from './travellers-of.ts';

type OfNow = Pick<MailContext, 'directory' | 'today'>;

/** What somebody is told of ahead, as far as it says whom. */
export interface Told {
  agency: string;
  /** The journey that it is about; a visitor's quote is about none yet. */
  journey: string | null;
  /** The employee who is named for it. */
  answeredBy: string | null;
}

/** Who they are now, whom a step is told. */
export const audiences: Record<Audience, (told: Told, context: OfNow) => Promise<Recipient[]>> = {
  travellers: async ({ journey }, { directory }) => (journey === null ? [] : travellersOf(journey, directory)),
  holder: async ({ journey }, { directory }) => (journey === null ? [] : holderOf(journey, directory)),
  adviser: ({ agency, answeredBy: named, journey }, context) =>
    answerersOf({ agency, named, right: journey === null ? 'quotes' : 'services' }, context),
};
