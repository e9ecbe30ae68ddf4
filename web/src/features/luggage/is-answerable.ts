import type { LuggageStatus } from '@bitacora/contracts';

/** Whether a request can be answered, or answered anew: not what was taken back, nor what waits for its ticket to stand again. */
export const isAnswerable = ({ status }: { status: LuggageStatus }): boolean =>
  status === 'open' || status === 'answered';
