import { type DesignedPackageSnapshot, type EventEnvelope, snapshotEvents } from '@bitacora/contracts';
import { type Consumer, Consumes, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { notify } from '../changes/channel.ts';

type Events = (typeof snapshotEvents.designed_packages)[number];

@Injectable()
@Consumes(...snapshotEvents.designed_packages)
export class WhenDesignedPackageChangesTellStaff implements Consumer<Events> {
  constructor(private readonly database: Database) {}

  async handle({ data: { id, agency } }: EventEnvelope<DesignedPackageSnapshot>): Promise<void> {
    await notify(this.database, [{ designed_package: id, agency }]);
  }
}
