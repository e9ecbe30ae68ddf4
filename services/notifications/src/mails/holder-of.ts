import type { Recipient } from '../domain/mail.ts';
import type { Directory } from '../persistence/directory.ts';
import { asRecipients } from './travellers-of.ts';

/** Who holds a journey now: money is told to that one alone (product 5.9), and to nobody while he or she has no address. */
export async function holderOf(
  journey: string,
  directory: Pick<Directory, 'journey' | 'passengers'>,
): Promise<Recipient[]> {
  const { holder } = await directory.journey(journey);
  return holder ? asRecipients(await directory.passengers([holder])) : [];
}
