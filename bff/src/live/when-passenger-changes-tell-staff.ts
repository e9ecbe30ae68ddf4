import type { EventEnvelope, PassengerSnapshot } from '@bitacora/contracts';
import { type Consumer, Consumes, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { notify } from '../changes/channel.ts';

@Injectable()
@Consumes('identity.passenger-registered', 'identity.passenger-updated')
export class WhenPassengerChangesTellStaff implements Consumer<
  'identity.passenger-registered' | 'identity.passenger-updated'
> {
  constructor(private readonly database: Database) {}

  async handle({ data: { id, agency } }: EventEnvelope<PassengerSnapshot>): Promise<void> {
    await notify(this.database, [{ passenger: id, agency }]);
  }
}
