import type { BodyOf, createProblemReport, StoredFile, StoredProblemReport } from '@bitacora/contracts';
import type { Clock } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { CLOCK, Database, FileStore, type ReceivedFile, type StagedHandler } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler } from '@nestjs/cqrs';
import { ProblemReport } from '../domain/problem-report.ts';
import { SubmissionLimits } from '../limits/submission-limits.ts';
import { problemReportAnswer } from '../persistence/problem-report.snapshot.ts';
import { ProblemReportRepository } from '../persistence/problem-report.repository.ts';
import { ReportReferences } from '../references/report-references.ts';

export class ReportProblem extends Command<StoredProblemReport> {
  constructor(
    readonly userId: string,
    readonly input: BodyOf<typeof createProblemReport>,
    readonly files: { file?: ReceivedFile },
  ) {
    super();
  }
}

type Files = { file: StoredFile | null };

@CommandHandler(ReportProblem)
export class ReportProblemHandler implements StagedHandler<ReportProblem, void, Files> {
  constructor(
    private readonly database: Database,
    private readonly reports: ProblemReportRepository,
    private readonly references: ReportReferences,
    private readonly limits: SubmissionLimits,
    private readonly files: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async prepare({ userId, input }: ReportProblem): Promise<void> {
    await this.database.transaction(() => this.references.addresseeOf(userId, input));
    // Before a file is stored that would be refused; what counts it is the command itself.
    await this.limits.check({ rule: 'report-person', of: userId });
  }

  upload({ files }: ReportProblem) {
    return this.files.uploadAll({ file: files.file });
  }

  async execute({ userId, input }: ReportProblem, _: void, { file }: Files): Promise<StoredProblemReport> {
    const addressee = await this.references.addresseeOf(userId, input);
    await this.limits.take({ rule: 'report-person', of: userId });
    const report = ProblemReport.write(newId(), {
      ...addressee,
      number: await this.reports.nextNumber(addressee.agency),
      userId,
      topic: input.topic,
      description: input.description,
      file,
      createdAt: this.clock.now(),
    });
    await this.reports.save(report);
    return problemReportAnswer(report);
  }
}
