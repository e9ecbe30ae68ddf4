import { createProblemReport } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, FileStore, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { ReportProblem } from '../use-cases/report-problem.ts';

@Controller()
export class ProblemReportsController {
  constructor(
    private readonly commands: Commands,
    private readonly files: FileStore,
  ) {}

  @Endpoint(createProblemReport)
  create(
    @ParsedCall() { body, files, caller }: Call<typeof createProblemReport>,
  ): Promise<Answer<typeof createProblemReport>> {
    return this.files.withUpload(files.file, (file) =>
      this.commands.execute(new ReportProblem(caller.userId, body, file)),
    );
  }
}
