import { Database, Outbox } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { ProblemReport } from '../domain/problem-report.ts';
import { problemReportSnapshot } from './problem-report.snapshot.ts';

@Injectable()
export class ProblemReportRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** The agency's next number, for the running transaction alone: a report that is not stored leaves no gap. */
  async nextNumber(agency: string): Promise<number> {
    const [row] = await this.database.query<{ last: number }>(
      `insert into problem_report_numbers (agency, last) values (?, 1)
       on conflict (agency) do update set last = problem_report_numbers.last + 1 returning last`,
      [agency],
    );
    if (!row) throw new Error(`no number for ${agency}`);
    return row.last;
  }

  find(id: string): Promise<ProblemReport | null> {
    return this.database.em.findOne(ProblemReport, { id });
  }

  async save(report: ProblemReport): Promise<void> {
    await this.outbox.save(report, () => ({ name: 'journeys.problem-reported', data: problemReportSnapshot(report) }));
  }
}
