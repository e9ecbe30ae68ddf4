import {
  exportProblemReports,
  getProblemReport,
  listOwnProblemReports,
  listProblemReports,
  pathOf,
} from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, listAnswer, ParsedCall } from '@bitacora/platform';
import { Controller, type StreamableFile } from '@nestjs/common';
import { readerOf } from '../journey-view/reader.ts';
import { problemColumns } from '../staff-lists/csv-columns.ts';
import { ListFiles } from '../staff-lists/list-files.ts';
import { ListTurns } from '../staff-lists/list-turns.ts';
import { ProblemReports } from './problem-reports.ts';

@Controller()
export class ProblemReportsController {
  constructor(
    private readonly reports: ProblemReports,
    private readonly files: ListFiles,
    private readonly turns: ListTurns,
  ) {}

  @Endpoint(listProblemReports)
  async list(
    @ParsedCall() { query, caller, reply }: Call<typeof listProblemReports>,
  ): Promise<Answer<typeof listProblemReports>> {
    const reader = readerOf(caller, 'problems');
    const page = await this.turns.read(caller, () => this.reports.ofAgency(caller.agency, reader, query));
    return listAnswer(page, query, pathOf(listProblemReports), reply);
  }

  @Endpoint(exportProblemReports)
  export(@ParsedCall() { query, caller }: Call<typeof exportProblemReports>): Promise<StreamableFile> {
    const { agency } = caller;
    const about = { agency, list: 'problemas', filters: query };
    const rows = this.reports.all(agency, readerOf(caller, 'problems'), query);
    return this.files.make(about, problemColumns, this.turns.batches(caller, rows));
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
