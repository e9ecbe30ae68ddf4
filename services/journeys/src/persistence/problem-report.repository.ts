import { Database, Outbox, ownOf } from '@bitacora/platform';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { ProblemReport } from '../domain/problem-report.ts';
import type { Target } from './journey.repository.ts';
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

  /** Locked for the running transaction. Throws `not-found` when the agency has none. */
  async getLocked({ id, agency }: Target): Promise<ProblemReport> {
    const report = await this.database.em.findOne(ProblemReport, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    return ownOf(report, agency);
  }

  /** `isAnswered`: with an answer that its reporter is to be told. */
  async save(report: ProblemReport, { isAnswered = false } = {}): Promise<void> {
    const changed = isAnswered ? 'journeys.problem-answered' : 'journeys.problem-updated';
    const name = report.version === 0 ? 'journeys.problem-reported' : changed;
    await this.outbox.save(report, () => ({ name, data: problemReportSnapshot(report) }));
  }
}
