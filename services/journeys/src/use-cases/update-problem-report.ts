import type { AnswerOf, BodyOf, updateProblemReport } from '@bitacora/contracts';
import { type Clock, expectValid, expectVersion, withoutUndefined } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Target } from '../persistence/journey.repository.ts';
import { ProblemReportRepository } from '../persistence/problem-report.repository.ts';
import { OwnerReferences } from '../references/owner-references.ts';

type Result = AnswerOf<typeof updateProblemReport>;

/** `by` is the user who says it. Throws `conflict` when it was changed meanwhile. */
export class UpdateProblemReport extends Command<Result> {
  constructor(
    readonly target: Target & { by: string },
    readonly input: BodyOf<typeof updateProblemReport>,
  ) {
    super();
  }
}

@CommandHandler(UpdateProblemReport)
export class UpdateProblemReportHandler implements ICommandHandler<UpdateProblemReport> {
  constructor(
    private readonly reports: ProblemReportRepository,
    private readonly owners: OwnerReferences,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ target, input }: UpdateProblemReport): Promise<Result> {
    const report = await this.reports.getLocked(target);
    const { version, status, owner, answer: text } = input;
    expectVersion(version, report.version);
    // Whose it is already may have left the agency since.
    if (owner !== report.owner) expectValid(await this.owners.errorsOf(owner, target.agency));
    report.change(withoutUndefined({ status, owner }));
    const isAnswered = text ? report.reply({ text, at: this.clock.now().toISOString(), by: target.by }) : false;
    await this.reports.save(report, { isAnswered });
    return { id: report.id, status: report.status, version: report.version };
  }
}
