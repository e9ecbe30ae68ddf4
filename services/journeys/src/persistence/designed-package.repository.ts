import { Database, Outbox, ownOf } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { DesignedPackage } from '../domain/designed-package.ts';
import { designedPackageSnapshot } from './designed-package.snapshot.ts';
import type { Target } from './journey.repository.ts';

@Injectable()
export class DesignedPackageRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** Whether the agency has it, and has not withdrawn it. */
  async isThere({ id, agency }: Target): Promise<boolean> {
    const found = await this.database.query(
      `select 1 from designed_packages where id = ? and agency = ? and withdrawn_at is null`,
      [id, agency],
    );
    return found.length > 0;
  }

  /** One that was not withdrawn, locked for the running transaction. Throws `not-found` when the agency has none. */
  getLocked({ id, agency }: Target): Promise<DesignedPackage> {
    return this.locked({ id, withdrawnAt: null }, agency);
  }

  /** The same, whether it was withdrawn or not. */
  getLockedAlsoWithdrawn({ id, agency }: Target): Promise<DesignedPackage> {
    return this.locked({ id }, agency);
  }

  private async locked(which: { id: string; withdrawnAt?: null }, agency: string): Promise<DesignedPackage> {
    const designed = await this.database.em.findOne(DesignedPackage, which, { lockMode: LockMode.PESSIMISTIC_WRITE });
    return ownOf(designed, agency);
  }

  async save(designed: DesignedPackage): Promise<void> {
    const name = designed.withdrawnAt
      ? 'journeys.designed-package-withdrawn'
      : designed.version === 0
        ? 'journeys.designed-package-created'
        : 'journeys.designed-package-updated';
    await this.outbox.save(designed, () => ({ name, data: designedPackageSnapshot(designed) }));
  }
}
