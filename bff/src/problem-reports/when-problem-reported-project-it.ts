import type { EventEnvelope, ProblemReportSnapshot } from '@bitacora/contracts';
import { type Consumer, Consumes } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { Projection } from '../projections/projection.ts';

@Injectable()
@Consumes('journeys.problem-reported')
export class WhenProblemReportedProjectIt implements Consumer<'journeys.problem-reported'> {
  constructor(private readonly projection: Projection) {}

  async handle(event: EventEnvelope<ProblemReportSnapshot>): Promise<void> {
    const { agency, user_id, passenger, journey, file } = event.data;
    const columns = { agency, user_id, passenger, journey, is_removed: false, file: file?.id ?? null };
    await this.projection.apply('problem_reports', event, columns);
  }
}
