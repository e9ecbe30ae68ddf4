import type { StoredFile } from '@bitacora/contracts';
import { type Caller, Database, isStaff } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

interface FileRow {
  file: StoredFile;
  agency: string;
  journey: string | null;
}

const columns = (field: string) => `data->'${field}' as file, data->>'agency' as agency, journey::text as journey`;

const findFile = `
  select ${columns('reservation')} from service_records where file = ? and not is_removed
  union all select ${columns('document')} from service_documents where file = ? and not is_removed
  union all select ${columns('file')} from invoices where file = ? and not is_removed
  union all select ${columns('voucher')} from payments where file = ? and not is_removed
  limit 1`;

/** The files that journey views show, and who may open them: the same people who may see the record. */
@Injectable()
export class Files {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<FileRow | null> {
    const [row] = await this.database.query<FileRow>(findFile, [id, id, id, id]);
    return row ?? null;
  }

  async mayOpen(caller: Caller, { agency, journey }: FileRow): Promise<boolean> {
    if (isStaff(caller) && caller.agency === agency) return true;
    if (journey === null) return false;
    const rows = await this.database.query(
      `select 1 from journey_passengers jp
       join passengers p on p.id = jp.passenger join journeys j on j.id = jp.journey
       where jp.journey = ? and p.user_id = ? and not j.is_cancelled limit 1`,
      [journey, caller.userId],
    );
    return rows.length > 0;
  }
}
