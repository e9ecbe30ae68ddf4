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
    // Left out as long as nobody made anything of it: so the rows of before that was kept are still right.
    ...(report.status === 'new' ? {} : { status: report.status }),
    ...(report.owner && { owner: report.owner }),
    ...(report.answer && { answer: report.answer }),
  };
}

/** A report as its route answers it. */
export function problemReportAnswer(report: ProblemReport): StoredProblemReport {
  const { id, number, agency, journey, topic, description, file, created_at } = problemReportSnapshot(report);
  return { id, number, agency, journey, topic, description, file, created_at };
}
