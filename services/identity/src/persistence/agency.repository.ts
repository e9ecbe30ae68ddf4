import { Database, Outbox } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Agency } from '../domain/agency.ts';
import { agencySnapshot } from './agency.snapshot.ts';

@Injectable()
export class AgencyRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async exists(ruc: string): Promise<boolean> {
    return (await this.database.em.count(Agency, { id: ruc })) > 0;
  }

  /** Locked until the transaction ends. */
  async findLocked(ruc: string): Promise<Agency | null> {
    return this.database.em.findOne(Agency, { id: ruc }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Whether staff need a second factor, as it was a moment ago. */
  async requiresSecondFactor(ruc: string): Promise<boolean> {
    const rows = await this.database.query(
      `select from agencies where id = ? and (settings ->> 'is_second_factor_required')::boolean`,
      [ruc],
    );
    return rows.length > 0;
  }

  async save(agency: Agency): Promise<void> {
    await this.outbox.save(agency, () => ({
      name: 'identity.agency-settings-changed',
      data: agencySnapshot(agency),
    }));
  }
}
