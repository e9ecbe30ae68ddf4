import type { Recipient } from '../domain/mail.ts';
import type { Directory } from '../persistence/directory.ts';

type Passengers = Awaited<ReturnType<Directory['passengers']>>;

/** Those who can be written to, each at the address of now. */
export const asRecipients = (passengers: Passengers): Recipient[] =>
  passengers.flatMap(({ id, first_name, user_id, is_active, ...passenger }) => {
    const { account_email: own = null } = passenger;
    const email = own ?? passenger.email;
    if (email === null || is_active === false) return [];
    return [{ email, name: first_name, userId: user_id, passenger: id, isAccounts: own !== null }];
  });

/** Who travels now and can be written to. */
export async function travellersOf(
  journey: string,
  directory: Pick<Directory, 'journey' | 'passengers'>,
): Promise<Recipient[]> {
  return asRecipients(await directory.passengers((await directory.journey(journey)).passengers));
}
