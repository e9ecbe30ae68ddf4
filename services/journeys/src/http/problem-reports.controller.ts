import { createProblemReport } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { ReportReferences } from '../references/report-references.ts';
import { ReportProblem } from '../use-cases/report-problem.ts';

@Controller()
export class ProblemReportsController {
  constructor(private readonly commands: Commands) {}

  @Endpoint(createProblemReport, ReportReferences)
  create(
    @ParsedCall() { body, files, caller }: Call<typeof createProblemReport>,
  ): Promise<Answer<typeof createProblemReport>> {
    return this.commands.execute(new ReportProblem(caller.userId, body, files));
  }
}
