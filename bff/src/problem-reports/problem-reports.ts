import type {
  JourneySnapshot,
  Page,
  PassengerSnapshot,
  ProblemReport,
  ProblemReportSnapshot,
} from '@bitacora/contracts';
import { ForeignError, NotFoundError } from '@bitacora/kernel';
import { Database, keysetPage, type PageQuery } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { FileLinks } from '../files/file-links.ts';
import type { Reader } from '../journey-view/journey-views.ts';
import { isReporters } from './is-reporters.ts';

interface ReportRow {
  id: string;
  report: ProblemReportSnapshot;
  person: PassengerSnapshot | null;
  trip: JourneySnapshot | null;
}

const table = 'problem_reports';

const columns = `id, data as report,
  (select p.data from passengers p where p.id = ${table}.passenger) as person,
  (select j.data from journeys j where j.id = ${table}.journey) as trip`;

/** Reads reported problems with the person and the journey that they are about: one statement, no call to any service. */
@Injectable()
export class ProblemReports {
  constructor(
    private readonly database: Database,
    private readonly links: FileLinks,
  ) {}

  /** An agency's reports, newest first: ids are in the order of time. */
  ofAgency(agency: string, reader: Reader, query: PageQuery): Promise<Page<ProblemReport>> {
    return this.page('agency = ?', agency, reader, query);
  }

  /** What a person reported, newest first. */
  ofUser(reader: Reader, query: PageQuery): Promise<Page<ProblemReport>> {
    return this.page(`user_id = ? and ${isReporters}`, reader.userId, reader, query);
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

  private async page(where: string, of: string, reader: Reader, query: PageQuery): Promise<Page<ProblemReport>> {
    const page = await keysetPage<ReportRow>(
      this.database,
      { columns, table, where: `${where} and not is_removed`, parameters: [of], isDescending: true },
      query,
    );
    return { ...page, results: page.results.map((row) => this.shape(row, reader)) };
  }

  /** Who reported, and on which journey, tells the reporter nothing once the passenger is not the account's any more. */
  private shape(row: ReportRow, reader: Reader): ProblemReport {
    const { id, number, agency, topic, description, created_at, file } = row.report;
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
    };
  }
}
