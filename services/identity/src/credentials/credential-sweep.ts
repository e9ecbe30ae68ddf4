import type { Clock } from '@bitacora/kernel';
import { CLOCK, Database, ENVIRONMENT, RegularSweep, secretValues } from '@bitacora/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { IdentityEnvironment } from '../config.ts';
import { SecondFactorRepository } from '../persistence/second-factor.repository.ts';
import { SecondFactors } from './second-factors.ts';

/** What is of no use any more: a month after it expired or ended. */
const sweeps = [
  `delete from refresh_tokens where expires_at < ?::timestamptz - interval '30 days'`,
  `delete from sessions s where s.created_at < ?::timestamptz - interval '30 days'
     and not exists (select from refresh_tokens t where t.session_id = s.id)`,
  `delete from user_tokens where expires_at < ?::timestamptz - interval '30 days'`,
  // A day longer than the link that undoes the change.
  `delete from former_persons where taken_at < ?::timestamptz - interval '8 days'`,
  // As long as a browser keeps a cookie at most.
  `delete from known_devices where last_login_at < ?::timestamptz - interval '400 days'`,
];

/** Bounds what identity keeps about logins and links (architecture#identity-and-trust). */
@Injectable()
export class CredentialSweep extends RegularSweep {
  constructor(
    private readonly database: Database,
    private readonly secondFactors: SecondFactors,
    private readonly factors: SecondFactorRepository,
    @Inject(ENVIRONMENT) private readonly environment: IdentityEnvironment,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  /** What the former key closed is closed anew before identity is ready, so that the key may go at once. */
  override async onApplicationBootstrap(): Promise<void> {
    await super.onApplicationBootstrap();
    await this.sweep(this.sealings());
  }

  protected works() {
    return [...sweeps.map((sql) => () => this.database.query(sql, [this.clock.now()])), ...this.sealings()];
  }

  private sealings() {
    return secretValues(this.environment.SEAL_KEY).length > 1 ? [() => this.sealAgain()] : [];
  }

  /** While the former key is believed: hours later it is gone, and what it closed would stay closed. One that no key opens holds up no other. */
  private async sealAgain(): Promise<void> {
    const failures: unknown[] = [];
    for (const user of await this.factors.listUsers()) {
      await this.database
        .transaction(() => this.secondFactors.sealAgain(user))
        .catch((error: unknown) => failures.push(new Error(`second factor of ${user}`, { cause: error })));
    }
    if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
  }
}
