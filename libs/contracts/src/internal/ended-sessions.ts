import { z } from 'zod';
import { envelopeSchema } from '../events/envelope.ts';

/**
 * The facts `identity.sessions-ended` of the last `seconds` by the clock of identity's database, for the BFF, whom the queue may
 * not tell of them; the newest `MAXIMUM_ENDED` where there are more.
 */
export const listEndedSessions = {
  owner: 'identity',
  path: '/internal/sessions-ended',
  answer: z.array(envelopeSchema),
} as const;

export const MAXIMUM_ENDED = 1000;
