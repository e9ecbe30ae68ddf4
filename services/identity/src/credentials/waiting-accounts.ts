import { Injectable } from '@nestjs/common';
import type { User } from '../domain/user.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';

/**
 * An account that waits and becomes staff is its agency's no more that registered it: where its links go decides who works for an
 * agency. Within the running transaction.
 */
@Injectable()
export class WaitingAccounts {
  constructor(
    private readonly tokens: UserTokenRepository,
    private readonly passengers: PassengerRepository,
  ) {}

  async takeFromAgencies({ id, personId }: User): Promise<void> {
    await this.tokens.useUpAll(id);
    for (const passenger of await this.passengers.ofPersonLocked(personId)) {
      if (!passenger.followsPerson) continue;
      passenger.unfollow();
      await this.passengers.save(passenger);
    }
  }
}
