import type { EventEnvelope, ProblemReportSnapshot } from '@bitacora/contracts';
import { type Consumer, Consumes, Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { notify } from '../changes/channel.ts';

type Events = 'journeys.problem-updated' | 'journeys.problem-answered';

@Injectable()
@Consumes('journeys.problem-updated', 'journeys.problem-answered')
export class WhenProblemChangesTellItsReaders implements Consumer<Events> {
  constructor(private readonly database: Database) {}

  async handle({ data: { id, agency, user_id } }: EventEnvelope<ProblemReportSnapshot>): Promise<void> {
    await notify(this.database, [{ report: id, agency, changed_of: user_id }]);
  }
}
