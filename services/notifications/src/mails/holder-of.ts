import { mailMessages } from '@bitacora/contracts/messages';
import { fullName } from '@bitacora/kernel/full-name';
import type { Recipient } from '../domain/mail.ts';
import type { Directory } from '../persistence/directory.ts';
import type { News } from './mail-kind.ts';
import type { Projected } from '../persistence/projected-snapshots.ts';
import { asRecipients } from './travellers-of.ts';

/** Who holds a journey now: money is told to that one alone (product 5.9), and to nobody while he or she has no address. */
export async function holderOf(
  journey: string,
  directory: Pick<Directory, 'journey' | 'passengers'>,
): Promise<Recipient[]> {
  const { holder } = await directory.journey(journey);
  return holder ? asRecipients(await directory.passengers([holder])) : [];
}

/** Whom staff call about a journey: who holds it, or else the first who travels; nobody while neither is known. */
export async function holderContact(
  { holder, passengers }: Pick<Projected<'journeys'>, 'holder' | 'passengers'>,
  directory: Pick<Directory, 'passengers'>,
): Promise<News['contact']> {
  const id = holder ?? passengers[0];
  const [person] = id === undefined ? [] : await directory.passengers([id]);
  return (
    person && {
      label: mailMessages.staffJourney.holder,
      name: fullName(person),
      phone: person.phone,
      email: person.account_email ?? person.email,
    }
  );
}
