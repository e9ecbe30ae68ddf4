import type { ProblemReportSnapshot, StoredProblemReport } from '@bitacora/contracts';
import type { ProblemReport } from '../domain/problem-report.ts';

/** A report as events show it. */
export function problemReportSnapshot(report: ProblemReport): ProblemReportSnapshot {
  return {
    id: report.id,
    number: report.readableNumber,
    agency: report.agency,
    user_id: report.userId,
    passenger: report.passenger,
    journey: report.journey,
    adviser: report.adviser,
    topic: report.topic,
    description: report.description,
    file: report.file,
    created_at: report.createdAt.toISOString(),
  };
}

/** A report as its route answers it. */
export function problemReportAnswer(report: ProblemReport): StoredProblemReport {
  const { user_id: _user, passenger: _passenger, adviser: _adviser, ...shown } = problemReportSnapshot(report);
  return shown;
}
