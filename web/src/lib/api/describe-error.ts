import { timeMessages } from '@bitacora/contracts/messages';
import { words } from '../words.ts';
import { isApiError } from './api-error.ts';

/** How long to wait, in words: seconds up to two minutes, then minutes. */
function describeWait(seconds: number | null): string {
  if (seconds === null) return words.aMoment;
  return seconds < 120 ? timeMessages.seconds(seconds) : timeMessages.minutes(Math.ceil(seconds / 60));
}

function describe(error: unknown, wayOn: string): string {
  const serverError = `${words.serverError} ${wayOn}`;
  if (!isApiError(error) || error.kind === 'server') return serverError;
  if (error.kind === 'offline') return `${words.offline} ${wayOn}`;
  if (error.kind === 'rate-limited') return words.tooManyAttempts(describeWait(error.retryAfterSeconds));
  return error.detail || Object.values(error.fields).flat()[0] || serverError;
}

/** What happened and what to do, in a sentence for a person. */
export const describeError = (error: unknown) => describe(error, words.tryAgain);

/** The same where something was typed: it was not lost. */
export const describeFormError = (error: unknown) => describe(error, words.typedIsKept);
