import type { Recipient } from '../domain/mail.ts';
import type { MailContext } from './mail-kind.ts';

interface Owned {
  agency: string;
  /** Employee. */
  owner: string | null;
}

/** Whoever answers a quote, while he or she works there; else whoever gets the agency's questions. */
export async function answerersOf({ agency, owner }: Owned, { directory }: MailContext): Promise<Recipient[]> {
  const own = owner === null ? null : await directory.employee(owner);
  if (own?.is_active) return [{ email: own.email, name: own.first_name, userId: own.user_id }];
  return directory.answerers(agency);
}
