import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

interface Bounce {
  /** The mail that came back, or was refused. */
  mail: string;
  /** What the other mail server said. */
  said: string;
  at: Date;
}

/** Addresses that other mail servers say they do not have: nothing is sent there, whichever agency it is from. */
@Injectable()
export class BouncedAddresses {
  constructor(private readonly database: Database) {}

  async has(address: string): Promise<boolean> {
    return (await this.among([address])).has(address);
  }

  /** Which of these are. */
  async among(addresses: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ given: string }>(
      `select given from bounced_addresses join jsonb_array_elements_text(?::jsonb) given on address = lower(trim(given))`,
      [JSON.stringify(addresses)],
    );
    return new Set(rows.map(({ given }) => given));
  }

  /** Within the transaction that ends the mail. */
  async add(address: string, { mail, said, at }: Bounce): Promise<void> {
    await this.database.query(
      `insert into bounced_addresses (address, mail, said, bounced_at) values (lower(trim(?)), ?, ?, ?)
       on conflict (address) do update
         set mail = excluded.mail, said = excluded.said, bounced_at = excluded.bounced_at`,
      [address, mail, said, at],
    );
  }

  /** Somebody says that it is right after all. */
  async remove(address: string): Promise<void> {
    await this.database.query(`delete from bounced_addresses where address = lower(trim(?))`, [address]);
  }
}
