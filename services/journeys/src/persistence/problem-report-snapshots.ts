import type { ProblemReportSnapshot } from '@bitacora/contracts';
import { Database, EntitySnapshots, ProvidesSnapshots } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { ProblemReport } from '../domain/problem-report.ts';
import { problemReportSnapshot } from './problem-report-snapshot.ts';

/** Problem reports for whoever rebuilds or checks a view of them. */
@Injectable()
@ProvidesSnapshots('problem-reports')
export class ProblemReportSnapshots extends EntitySnapshots<ProblemReport> {
  readonly event = 'journeys.problem-reported';
  protected readonly entity = ProblemReport;

  constructor(database: Database) {
    super(database);
  }

  protected snapshotOf(report: ProblemReport): ProblemReportSnapshot {
    return problemReportSnapshot(report);
  }
}
