import { recipientOf } from '../persistence/directory.ts';
import type { Recipient } from '../domain/mail.ts';
import type { MailContext } from './mail-kind.ts';

/**
 * Whom a question goes to: the employee who is named for it, or who stands in for that one today; where nobody is named, or
 * who is has left, everybody who gets the agency's questions.
 */
export async function answerersOf(
  agency: string,
  named: string | null,
  { directory, today }: Pick<MailContext, 'directory' | 'today'>,
): Promise<Recipient[]> {
  const answering = await directory.answering(named, today);
  return answering ? [recipientOf(answering)] : directory.answerers(agency, today);
}

/** Who answers for a journey today. */
export async function answerersOfJourney(
  id: string,
  context: Pick<MailContext, 'directory' | 'today'>,
): Promise<Recipient[]> {
  const { agency, travel_agent: adviser = null } = await context.directory.journey(id);
  return answerersOf(agency, adviser, context);
}
