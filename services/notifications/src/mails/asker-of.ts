import type { Recipient } from '../domain/mail.ts';
import type { Directory } from '../persistence/directory.ts';
import type { MailContext } from './mail-kind.ts';

/** Whether a passenger is on a journey now: who left it is told nothing of it any more. */
export const travels = async (
  passenger: string,
  journey: string,
  directory: Pick<Directory, 'journey'>,
): Promise<boolean> => (await directory.journey(journey)).passengers.includes(passenger);

interface Asked {
  passenger: string;
  /** Whose account asked. */
  user_id: string | null;
}

/**
 * Who asked, for the answer: as long as the passenger is still that account's, for it is about him or her, and travels on the
 * journey where the answer tells of it.
 */
export async function askerOf(
  { passenger: id, user_id: asker, journey }: Asked & { journey?: string },
  { directory }: Pick<MailContext, 'directory'>,
): Promise<Recipient[]> {
  if (journey !== undefined && !(await travels(id, journey, directory))) return [];
  const [passenger] = await directory.passengers([id]);
  if (!passenger || passenger.user_id !== asker || passenger.is_active === false) return [];
  const own = passenger.account_email ?? null;
  const email = own ?? passenger.email;
  if (email === null) return [];
  return [{ email, name: passenger.first_name, userId: asker, passenger: id, isAccounts: own !== null }];
}
