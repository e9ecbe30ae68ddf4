import { UnavailableError } from '@bitacora/kernel';
import type { Audience } from '../domain/ladder/step-kinds.ts';
import type { Recipient } from '../domain/mail.ts';
import { answerersOf } from './answerers-of.ts';
import { holderOf } from './holder-of.ts';
import type { MailContext } from './mail-kind.ts';
import { travellersOf } from './travellers-of.ts';

type OfNow = Pick<MailContext, 'directory' | 'today'>;

/** What somebody is told of ahead, as far as it says whom. */
export interface Addressed {
  agency: string;
  /** The journey that it is about; a visitor's quote is about none yet. */
  journey: string | null;
  /** The employee who is named for it. */
  answeredBy: string | null;
}

/** Who each of them are now. */
const audiences: Record<Audience, (addressed: Addressed, context: OfNow) => Promise<Recipient[]>> = {
  travellers: async ({ journey }, { directory }) => (journey === null ? [] : travellersOf(journey, directory)),
  holder: async ({ journey }, { directory }) => (journey === null ? [] : holderOf(journey, directory)),
  adviser: ({ agency, answeredBy: named, journey }, context) =>
    answerersOf({ agency, named, right: journey === null ? 'quotes' : 'services' }, context),
};

/** Who they are now, whom a step is told; null while somebody of them is not known here yet: who asks waits for no one's news. */
export async function readersOf(audience: Audience, addressed: Addressed, context: OfNow): Promise<Recipient[] | null> {
  try {
    return await audiences[audience](addressed, context);
  } catch (error) {
    if (error instanceof UnavailableError) return null;
    throw error;
  }
}
