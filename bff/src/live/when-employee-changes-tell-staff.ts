import { type EmployeeSnapshot, type EventEnvelope, snapshotEvents } from '@bitacora/contracts';
import { type Consumer, Consumes, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { notify } from '../changes/channel.ts';

type Events = (typeof snapshotEvents.employees)[number];

@Injectable()
@Consumes(...snapshotEvents.employees)
export class WhenEmployeeChangesTellStaff implements Consumer<Events> {
  constructor(private readonly database: Database) {}

  async handle({ data: { id, agency } }: EventEnvelope<EmployeeSnapshot>): Promise<void> {
    await notify(this.database, [{ employee: id, agency }]);
  }
}
