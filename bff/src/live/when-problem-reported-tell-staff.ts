import type { EventEnvelope, ProblemReportSnapshot } from '@bitacora/contracts';
import { type Consumer, Consumes, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { CHANGES_CHANNEL } from '../journey-view/projection.ts';

@Injectable()
@Consumes('journeys.problem-reported')
export class WhenProblemReportedTellStaff implements Consumer<'journeys.problem-reported'> {
  constructor(private readonly database: Database) {}

  async handle({ data }: EventEnvelope<ProblemReportSnapshot>): Promise<void> {
    await this.database.query(`select pg_notify(?, json_build_object('report', ?::text, 'agency', ?::text)::text)`, [
      CHANGES_CHANNEL,
      data.id,
      data.agency,
    ]);
  }
}
