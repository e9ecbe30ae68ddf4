import type { Recipient } from '../domain/mail.ts';
import type { Directory } from '../persistence/directory.ts';

/** Who travels now and can be written to, each at the address of now. */
export async function travellersOf(
  journey: string,
  directory: Pick<Directory, 'journey' | 'passengers'>,
): Promise<Recipient[]> {
  const travellers = await directory.passengers((await directory.journey(journey)).passengers);
  return travellers.flatMap(({ id, first_name, user_id, is_active, ...traveller }) => {
    const { account_email: own = null } = traveller;
    const email = own ?? traveller.email;
    if (email === null || is_active === false) return [];
    return [{ email, name: first_name, userId: user_id, passenger: id, isAccounts: own !== null }];
  });
}
