import { Database, ENVIRONMENT } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsEnvironment } from '../config.ts';
import type { Mailbox } from './switched-off-mails.ts';

/** Whose choices somebody may read and change. */
@Injectable()
export class Mailboxes {
  constructor(
    private readonly database: Database,
    @Inject(ENVIRONMENT) private readonly environment: Pick<NotificationsEnvironment, 'AGENCY_RUC'>,
  ) {}

  /** Where a mail of the ledger went, and its kind; null of one that went nowhere, or that the ledger has no more. */
  async ofMail(id: string): Promise<(Mailbox & { template: string }) | null> {
    const [mail] = await this.database.query<Mailbox & { template: string }>(
      `select coalesce(agency, ?) as agency, recipient_email as email, template from mails
       where id = ? and recipient_email is not null`,
      [this.environment.AGENCY_RUC, id],
    );
    return mail ?? null;
  }

  /** Where agencies write to an account as a traveller: each of them at the account's own address, or the one that it wrote. */
  async ofUser(userId: string): Promise<Mailbox[]> {
    return this.database.query<Mailbox>(
      `select distinct coalesce(data ->> 'agency', ?) as agency,
         lower(trim(coalesce(data ->> 'account_email', data ->> 'email'))) as email
       from passengers
       where data ->> 'user_id' = ? and (data ->> 'is_active') is distinct from 'false'
         and coalesce(data ->> 'account_email', data ->> 'email') is not null
       order by 2, 1 limit 100`,
      [this.environment.AGENCY_RUC, userId],
    );
  }
}
