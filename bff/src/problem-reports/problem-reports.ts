import type {
  JourneySnapshot,
  Page,
  PassengerSnapshot,
  ProblemFilters,
  ProblemReport,
  ProblemReportSnapshot,
} from '@bitacora/contracts';
import { ForeignError, NotFoundError } from '@bitacora/kernel';
import { Database, keysetBatches, keysetPage, type ListOfRows, type PageQuery } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { FileLinks } from '../files/file-links.ts';
import type { Reader } from '../journey-view/journey-views.ts';
import { allOf, condition, type Condition, isUnanswered, ofAgency } from '../staff-lists/conditions.ts';
import { isReporters } from './is-reporters.ts';

interface ReportRow {
  id: string;
  version: number;
  report: ProblemReportSnapshot;
  person: PassengerSnapshot | null;
  trip: JourneySnapshot | null;
}

const table = 'problem_reports';

const columns = `id, version, data as report,
  (select p.data from passengers p where p.id = ${table}.passenger) as person,
  (select j.data from journeys j where j.id = ${table}.journey) as trip`;

/** Which reports the list is narrowed to; of before that was kept they are new. */
const reportsThat = (agency: string, { status, owner }: ProblemFilters): Condition =>
  allOf([
    ofAgency(agency),
    ...(status === 'open' ? [condition(isUnanswered)] : []),
    ...(status && status !== 'open' ? [condition(`coalesce(status, 'new') = ?`, status)] : []),
    ...(owner ? [condition('owner = ?', owner)] : []),
  ]);

/** Those that wait for an answer, as the list of them counts. */
export const openReports = (agency: string): Condition =>
  allOf([reportsThat(agency, { status: 'open' }), condition('not is_removed')]);

const reportsOf = ({ sql, parameters }: Condition, isDescending = true): ListOfRows => ({
  columns,
  table,
  where: `${sql} and not is_removed`,
  parameters,
  isDescending,
});

const listOf = (agency: string, filters: ProblemFilters): ListOfRows =>
  reportsOf(reportsThat(agency, filters), filters.sort !== 'oldest');

/** Reads reported problems with the person and the journey that they are about: one statement, no call to any service. */
@Injectable()
export class ProblemReports {
  constructor(
    private readonly database: Database,
    private readonly links: FileLinks,
  ) {}

  /** An agency's reports, newest first unless they are sorted: ids are in the order of time. */
  ofAgency(agency: string, reader: Reader, query: PageQuery & ProblemFilters): Promise<Page<ProblemReport>> {
    return this.page(listOf(agency, query), reader, query);
  }

  /** All of them, batch after batch. */
  async *all(agency: string, reader: Reader, filters: ProblemFilters): AsyncGenerator<ProblemReport[]> {
    for await (const rows of keysetBatches<ReportRow>(this.database, listOf(agency, filters))) {
      yield rows.map((row) => this.shape(row, reader));
    }
  }

  /** What a person reported, newest first. */
  ofUser(reader: Reader, query: PageQuery): Promise<Page<ProblemReport>> {
    return this.page(reportsOf(condition(`user_id = ? and ${isReporters}`, reader.userId)), reader, query);
  }

  /** One report, for staff of its agency and for who reported it. Throws `not-found` for everybody else. */
  async one(id: string, reader: Reader): Promise<ProblemReport> {
    const [row] = await this.database.query<ReportRow & { is_own: boolean | null }>(
      `select ${columns}, agency = ? or (user_id = ? and ${isReporters}) as is_own from ${table} where id = ? and not is_removed`,
      [reader.agency ?? '', reader.userId, id],
    );
    if (!row) throw new NotFoundError();
    if (!row.is_own) throw new ForeignError();
    return this.shape(row, reader);
  }

  private async page(list: ListOfRows, reader: Reader, query: PageQuery): Promise<Page<ProblemReport>> {
    const page = await keysetPage<ReportRow>(this.database, list, query);
    return { ...page, results: page.results.map((row) => this.shape(row, reader)) };
  }

  /** Who reported, on which journey, and what was answered, tells the reporter nothing once the passenger is not the account's any more. */
  private shape(row: ReportRow, reader: Reader): ProblemReport {
    const { id, number, agency, topic, description, created_at, file, status = 'new', owner, answer } = row.report;
    const isShown = agency === reader.agency || row.person?.user_id === reader.userId;
    const person = isShown ? row.person : null;
    const travels = row.trip?.passengers.some((passenger) => passenger === row.report.passenger);
    const trip = isShown && (agency === reader.agency || travels) ? row.trip : null;
    return {
      id,
      number,
      agency,
      topic,
      description,
      created_at,
      journey: trip && { id: trip.id, travel_date: trip.travel_date, destination_city: trip.destination_city },
      reporter: person && {
        passenger: person.id,
        first_name: person.first_name,
        last_name: person.last_name,
        email: person.email,
        phone: person.phone,
      },
      file: file && { name: file.name, url: this.links.linkTo(file, reader.userId) },
      status,
      answer: isShown && answer ? { text: answer.text, at: answer.at } : null,
      ...(agency === reader.agency ? { owner: owner ?? null } : {}),
      version: row.version,
    };
  }
}
