import { timeMessages } from '@bitacora/contracts/messages';
import { words } from '../words.ts';
import { isApiError } from './api-error.ts';

/** How long to wait, in words: seconds up to two minutes, then minutes. */
export function describeWait(seconds: number | null): string {
  if (seconds === null) return words.aMoment;
  return seconds < 120 ? timeMessages.seconds(seconds) : timeMessages.minutes(Math.ceil(seconds / 60));
}

/** What happened and that nothing was lost, in a sentence for a person. */
export function describeError(error: unknown): string {
  if (!isApiError(error)) return words.serverError;
  if (error.kind === 'offline') return words.offline;
  if (error.kind === 'rate-limited') return words.tooManyAttempts(describeWait(error.retryAfterSeconds));
  if (error.kind === 'server') return words.serverError;
  return error.detail || Object.values(error.fields).flat()[0] || words.serverError;
}
