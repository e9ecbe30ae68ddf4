import {
  type BouncedAddress,
  findBouncedAddress,
  type KeptMail,
  listMails,
  type Page,
  type SentMail,
} from '@bitacora/contracts';
import { UnavailableError } from '@bitacora/kernel';
import { arrayLiteral, Database, type PageQuery, ServiceClient, type StaffCaller } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { hiddenFrom } from '../auth/sees-amounts.ts';
import { OwnSubjects } from '../projections/own-subjects.ts';

interface Known {
  /** Of a passenger; null for staff and the agency itself. */
  id: string | null;
  name: string;
  email: string | null;
}

/** What was mailed about a journey or a passenger: asked of notifications, shown as far as the agency knows to whom it went. */
@Injectable()
export class Mails {
  constructor(
    private readonly database: Database,
    private readonly subjects: OwnSubjects,
    private readonly services: ServiceClient,
  ) {}

  /** Throws `not-found` when the agency has no such journey. */
  async ofJourney(journey: string, caller: StaffCaller, query: PageQuery): Promise<Page<SentMail>> {
    await this.subjects.journey(journey, caller.agency);
    return this.read(caller, { journey }, query);
  }

  /** Throws `not-found` when the agency has no such passenger. */
  async ofPassenger(passenger: string, caller: StaffCaller, query: PageQuery): Promise<Page<SentMail>> {
    const { user_id: user, has_own_address: isOwn } = await this.subjects.passenger(passenger, caller.agency);
    return this.read(caller, { passenger, ...(user !== null && { user }) }, query, { passenger, to_account: isOwn });
  }

  /** Whether mails to a passenger come back. Throws `not-found` when the agency has no such passenger. */
  async bouncedAddressOf(passenger: string, agency: string): Promise<BouncedAddress> {
    await this.subjects.passenger(passenger, agency);
    const found = await this.services.find(findBouncedAddress, { id: passenger });
    if (!found) throw new UnavailableError('service_unavailable');
    return found;
  }

  private async read(
    caller: StaffCaller,
    about: Record<string, string>,
    { page_size: size, cursor }: PageQuery,
    account: Partial<KeptMail> = {},
  ): Promise<Page<SentMail>> {
    const { agency } = caller;
    const page = await this.services.find(
      listMails,
      {},
      {
        query: {
          agency,
          ...about,
          ...hiddenFrom(caller),
          ...(size && { page_size: String(size) }),
          ...(cursor && { cursor }),
        },
      },
    );
    if (!page) throw new UnavailableError('service_unavailable');
    // An account's mail names no passenger: on a passenger's page it is that one's.
    const mails = page.results.map((mail) => (mail.passenger === null ? { ...mail, ...account } : mail));
    const people = await this.peopleOf(mails, agency);
    return { ...page, results: mails.map((mail) => shape(mail, people)) };
  }

  /** Whom the agency knows of those to whom mails went. */
  private async peopleOf(mails: readonly KeptMail[], agency: string): Promise<Known[]> {
    const passengers = arrayLiteral([...new Set(mails.flatMap(({ passenger }) => passenger ?? []))]);
    const addresses = JSON.stringify([...new Set(mails.flatMap(({ recipient_email: email }) => email ?? []))]);
    const person = `concat_ws(' ', data ->> 'first_name', data ->> 'last_name') as name, lower(data ->> 'email') as email`;
    return this.database.query<Known>(
      `select id::text as id, ${person} from passengers where agency = ? and id = any(?::uuid[])
       union all select null, ${person} from employees
         where agency = ? and lower(data ->> 'email') in (select jsonb_array_elements_text(?::jsonb))
       union all select null, data ->> 'name', lower(data ->> 'email') from agencies where ruc = ?`,
      [agency, passengers, agency, addresses, agency],
    );
  }
}

function shape(
  { recipient_email: email, to_account: isAccounts, passenger, ...mail }: KeptMail,
  people: readonly Known[],
): SentMail {
  // An account's own address is not compared with any: that it is the same as one that the agency wrote would tell it.
  const byAddress = isAccounts ? undefined : people.find((one) => one.email !== null && one.email === email);
  const byId = people.find(({ id }) => id !== null && id === passenger);
  // An address that nobody of the agency has here is the account's own.
  return { ...mail, to: { name: (byAddress ?? byId)?.name ?? null, email: byAddress ? email : null } };
}
