import type { EventEnvelope, ProblemReportSnapshot } from '@bitacora/contracts';
import { type Consumer, Consumes, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { notify } from '../changes/channel.ts';

@Injectable()
@Consumes('journeys.problem-reported')
export class WhenProblemReportedTellStaff implements Consumer<'journeys.problem-reported'> {
  constructor(private readonly database: Database) {}

  async handle({ data }: EventEnvelope<ProblemReportSnapshot>): Promise<void> {
    await notify(this.database, [{ report: data.id, agency: data.agency }]);
  }
}
