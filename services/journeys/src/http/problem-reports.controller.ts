import { createProblemReport, updateProblemReport } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { OwnerReferences } from '../references/owner-references.ts';
import { ReportReferences } from '../references/report-references.ts';
import { ReportProblem } from '../use-cases/report-problem.ts';
import { UpdateProblemReport } from '../use-cases/update-problem-report.ts';

@Controller()
export class ProblemReportsController {
  constructor(private readonly commands: Commands) {}

  @Endpoint(createProblemReport, ReportReferences)
  create(
    @ParsedCall() { body, files, caller }: Call<typeof createProblemReport>,
  ): Promise<Answer<typeof createProblemReport>> {
    return this.commands.execute(new ReportProblem(caller.userId, body, files));
  }

  @Endpoint(updateProblemReport, OwnerReferences)
  update(
    @ParsedCall() { params, body, caller: { agency, userId: by } }: Call<typeof updateProblemReport>,
  ): Promise<Answer<typeof updateProblemReport>> {
    return this.commands.execute(new UpdateProblemReport({ ...params, agency, by }, body));
  }
}
