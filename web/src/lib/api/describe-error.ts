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

/** Of the second it is known that it was done; asked again, it is answered with what came of it. */
const unknownOutcomes = ['outcome_unknown', 'not_in_views_yet'];

/** Whether nobody knows if what was sent was done: the agency, or one of its services, gave no answer. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'offline' || unknownOutcomes.includes(error.code));

/** The same in a sentence: what was sent may be stored. */
export const describeUnknownOutcome = (error: unknown): string =>
  `${isApiError(error) && error.kind === 'offline' ? words.offline : words.noAnswer} ${words.outcomeUnknown}`;

/** What happened and what to do, in a sentence for a person. */
export const describeError = (error: unknown) => describe(error, words.tryAgain);

/** The same where something was typed: it was not lost. */
export const describeFormError = (error: unknown) => describe(error, words.typedIsKept);
