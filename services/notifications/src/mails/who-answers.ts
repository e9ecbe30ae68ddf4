import { fullName } from '@bitacora/kernel/full-name';
import { answererOf } from './adviser-contacts.tsx';
import type { MailContext } from './mail-kind.ts';

interface Given {
  agency: string;
  /** Employee who is named for what was asked. */
  named: string | null | undefined;
  /** User who gave the answer. */
  by: string | undefined;
}

/**
 * Who gave an answer, by name, and who is asked about it: who is named for it, else whoever gave it; the stand-in of one who is
 * absent, and nobody where neither works there any more (product 16.5).
 */
export async function whoAnswers(
  { agency, named, by }: Given,
  { directory, today }: Pick<MailContext, 'directory' | 'today'>,
) {
  const giver = await directory.staffByUser(agency, by);
  const asked = (await directory.answering(named, today)) ?? (giver && (await directory.answeringFor(giver, today)));
  return { by: giver && fullName(giver), asked: answererOf(asked) };
}
