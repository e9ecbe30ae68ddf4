import type { BouncedAddress } from '@bitacora/contracts';
import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

interface Row {
  address: string;
  is_accounts: boolean;
  bounced_at: string;
}

/** Whether the address at which a passenger is written to bounced: the account's own, or the one that the agency wrote. */
@Injectable()
export class GetBouncedAddress {
  constructor(private readonly database: Database) {}

  async of(passenger: string): Promise<BouncedAddress> {
    const [row] = await this.database.query<Row>(
      `select b.address, p.data ->> 'account_email' is not null as is_accounts,
         to_char(b.bounced_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as bounced_at
       from passengers p join bounced_addresses b
         on b.address = lower(trim(coalesce(p.data ->> 'account_email', p.data ->> 'email')))
       where p.id = ?`,
      [passenger],
    );
    if (!row) return { bounced: null };
    // An account's own address is shown to no agency.
    return { bounced: { email: row.is_accounts ? null : row.address, at: row.bounced_at } };
  }
}
