import { uiMessages as messages } from '@bitacora/contracts/messages';
import { isApiError } from './api-error.ts';

/** How long to wait, in words: seconds up to two minutes, then minutes. */
export function describeWait(seconds: number | null): string {
  if (seconds === null) return messages.waitUnknown;
  return seconds < 120 ? messages.waitSeconds(seconds) : messages.waitMinutes(Math.ceil(seconds / 60));
}

/** What happened and that nothing was lost, in a sentence for a person. */
export function describeError(error: unknown): string {
  if (!isApiError(error)) return messages.serverError;
  if (error.kind === 'offline') return messages.offline;
  if (error.kind === 'rate-limited') return messages.tooManyAttempts(describeWait(error.retryAfterSeconds));
  if (error.kind === 'server') return messages.serverError;
  return error.detail || Object.values(error.fields).flat()[0] || messages.serverError;
}
