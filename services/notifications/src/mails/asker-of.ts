import type { Recipient } from '../domain/mail.ts';
import type { MailContext } from './mail-kind.ts';

interface Asked {
  passenger: string;
  /** Whose account asked. */
  user_id: string | null;
}

/** Who asked, for the answer: as long as the passenger is still that account's, for it is about him or her. */
export async function askerOf(
  { passenger: id, user_id: asker }: Asked,
  { directory }: MailContext,
): Promise<Recipient[]> {
  const [passenger] = await directory.passengers([id]);
  if (!passenger || passenger.user_id !== asker || passenger.is_active === false) return [];
  const own = passenger.account_email ?? null;
  const email = own ?? passenger.email;
  if (email === null) return [];
  return [{ email, name: passenger.first_name, userId: asker, passenger: id, isAccounts: own !== null }];
}
