import { type EmployeeRole, type Right, rightsOf, type StoredFile } from '@bitacora/contracts';
import { ForeignError, NotFoundError } from '@bitacora/kernel';
import { type Caller, Database, mayDo } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { isReporters } from '../problem-reports/is-reporters.ts';
import { OwnSubjects } from '../projections/own-subjects.ts';
import { IdPhotos } from './id-photos.ts';

interface FileRow {
  file: StoredFile;
  agency: string;
  journey: string | null;
  /** Whose own it is, besides. */
  owner: string | null;
  /** Which right opens it to staff. */
  may: Right;
}

const columns = (field: string) => `data->'${field}' as file, data->>'agency' as agency, journey::text as journey`;
const ofJourney = `null as owner, 'read' as may`;
const ofBilling = `null as owner, 'billing' as may`;

const findFile = `
  select ${columns('reservation')}, ${ofJourney} from service_records where file = ? and not is_removed
  union all select ${columns('document')}, ${ofJourney} from service_documents where file = ? and not is_removed
  union all select ${columns('file')}, ${ofBilling} from invoices where file = ? and not is_removed
  union all select ${columns('voucher')}, ${ofBilling} from payments where file = ? and not is_removed
  union all select ${columns('voucher')}, ${ofBilling} from refunds where file = ? and not is_removed
  union all select data->'file', agency, null, case when ${isReporters} then user_id::text end,
    'problems' from problem_reports where file = ? and not is_removed
  limit 1`;

/** Who wants a file: somebody with a token, or whoever holds a link that was signed for somebody. */
type Reader = { caller: Caller } | { signedFor: string };

export interface ShownFile {
  file: StoredFile;
  /** Whether no browser may keep it. */
  isSecret: boolean;
}

/** The files that views show, and who may open them: the same people who may see the record; and photos of documents. */
@Injectable()
export class Files {
  constructor(
    private readonly database: Database,
    private readonly photos: IdPhotos,
    private readonly subjects: OwnSubjects,
  ) {}

  /** Throws `not-found` for a file that is not there, or not for this reader. */
  async toShow(id: string, reader: Reader): Promise<ShownFile> {
    const [row] = await this.database.query<FileRow>(findFile, Array(6).fill(id));
    if (!row) return this.photo(id, 'caller' in reader ? reader.caller.userId : reader.signedFor);
    const mayOpen = 'caller' in reader ? this.mayOpen(reader.caller, row) : this.mayStillOpen(reader.signedFor, row);
    if (!(await mayOpen)) throw new ForeignError();
    return { file: row.file, isSecret: false };
  }

  /** The journey that a file stands on, if this person travels on it. */
  async journeyOf(id: string, userId: string): Promise<string | null> {
    const [row] = await this.database.query<FileRow>(findFile, Array(6).fill(id));
    return row?.journey && (await this.subjects.travelsOn(row.journey, userId)) ? row.journey : null;
  }

  private async photo(id: string, reader: string): Promise<ShownFile> {
    const file = await this.photos.find(id, reader);
    if (!file) throw new NotFoundError();
    return { file, isSecret: true };
  }

  private async mayOpen(caller: Caller, { agency, journey, owner, may }: FileRow): Promise<boolean> {
    if (mayDo(caller, may) && caller.agency === agency) return true;
    if (owner === caller.userId) return true;
    return journey !== null && this.subjects.travelsOn(journey, caller.userId);
  }

  /** Whoever has left the journey, or the staff, or was shut out, since a link was signed opens nothing by it any more. */
  private async mayStillOpen(userId: string, { agency, journey, owner, may }: FileRow): Promise<boolean> {
    if (owner === userId) return true;
    if (journey !== null && (await this.subjects.travelsOn(journey, userId))) return true;
    const employees = await this.database.query<{ roles: EmployeeRole[] }>(
      `select data->'roles' as roles from employees
       where agency = ? and data @> jsonb_build_object('user_id', ?::text, 'is_active', true)
         and (data -> 'is_shut_out')::boolean is not true`,
      [agency, userId],
    );
    return employees.some(({ roles }) => rightsOf(roles).includes(may));
  }
}
