import { getProblemReport, listOwnProblemReports, listProblemReports, pathOf } from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, listAnswer, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { readerOf } from '../journey-view/reader.ts';
import { ProblemReports } from './problem-reports.ts';

@Controller()
export class ProblemReportsController {
  constructor(private readonly reports: ProblemReports) {}

  @Endpoint(listProblemReports)
  async list(
    @ParsedCall() { query, caller, reply }: Call<typeof listProblemReports>,
  ): Promise<Answer<typeof listProblemReports>> {
    const page = await this.reports.ofAgency(caller.agency, readerOf(caller, 'problems'), query);
    return listAnswer(page, query, pathOf(listProblemReports), reply);
  }

  @Endpoint(listOwnProblemReports)
  async mine(
    @ParsedCall() { query, caller, reply }: Call<typeof listOwnProblemReports>,
  ): Promise<Answer<typeof listOwnProblemReports>> {
    const page = await this.reports.ofUser(readerOf(caller), query);
    return listAnswer(page, query, pathOf(listOwnProblemReports), reply);
  }

  @Endpoint(getProblemReport)
  async one(@ParsedCall() { params, caller }: Call<typeof getProblemReport>): Promise<Answer<typeof getProblemReport>> {
    return this.reports.one(params.id, readerOf(caller, 'problems'));
  }
}
