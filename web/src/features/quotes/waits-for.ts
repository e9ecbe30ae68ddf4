import type { WebQuote } from '@bitacora/contracts';

/** Whether its visitor said yes to the last proposal, and a journey is still to be made of it. */
export const isAccepted = ({ proposals, status }: WebQuote): boolean =>
  Boolean(proposals.at(-1)?.accepted_at) && status !== 'won' && status !== 'lost';

/** Whether what its visitor asked last waits for an answer. */
export const isAsked = ({ questions, status }: WebQuote): boolean =>
  questions.length > 0 && !questions.at(-1)?.answered_at && status !== 'won' && status !== 'lost';
