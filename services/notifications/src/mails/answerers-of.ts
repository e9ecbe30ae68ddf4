import { type Right, rightsOf } from '@bitacora/contracts';
import { recipientOf } from '../persistence/directory.ts';
import type { Recipient } from '../domain/mail.ts';
import type { MailContext } from './mail-kind.ts';

interface Question {
  agency: string;
  /** The employee who is named for it. */
  named: string | null;
  /** What one has to be allowed to answer it. */
  right: Right;
}

/**
 * Whom a question goes to: the employee who is named for it, or who stands in for that one today; where nobody is named, or
 * who is has left or may not answer it any more, everybody who gets the agency's questions.
 */
export async function answerersOf(
  { agency, named, right }: Question,
  { directory, today }: Pick<MailContext, 'directory' | 'today'>,
): Promise<Recipient[]> {
  const answering = await directory.answering(named, today);
  const mayAnswer = answering && rightsOf(answering.roles).includes(right);
  return mayAnswer ? [recipientOf(answering)] : directory.answerers(agency, today);
}

/** Who answers for a journey today. */
export async function answerersOfJourney(
  id: string,
  context: Pick<MailContext, 'directory' | 'today'>,
): Promise<Recipient[]> {
  const { agency, travel_agent: named = null } = await context.directory.journey(id);
  return answerersOf({ agency, named, right: 'services' }, context);
}
