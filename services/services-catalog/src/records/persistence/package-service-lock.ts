import { conflict } from '@bitacora/contracts/messages';
import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/**
 * Everything that attaches to a package service, or removes it, takes its turn: without the lock, a record could be
 * attached in the moment in which the item's removal looks for records to release.
 */
@Injectable()
export class PackageServiceLock {
  constructor(private readonly database: Database) {}

  async take(packageService: string): Promise<void> {
    await this.database.query(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [packageService]);
  }

  /** Takes the turn of something that attaches. Throws `conflict` when the item was removed from its journey. */
  async takeToAttach(packageService: string): Promise<void> {
    await this.take(packageService);
    const [removed] = await this.database.query(`select id from removed_package_services where id = ?`, [
      packageService,
    ]);
    if (removed) throw conflict('package_service_removed');
  }

  async rememberRemoved(packageService: string): Promise<void> {
    await this.take(packageService);
    await this.database.query(`insert into removed_package_services (id) values (?) on conflict do nothing`, [
      packageService,
    ]);
  }
}
