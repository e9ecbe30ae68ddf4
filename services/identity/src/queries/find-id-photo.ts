import type { StoredFile } from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { Database } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { HAS_WHAT_IS_REQUIRED } from '../persistence/second-factor.repository.ts';

/** A photo by the id of its file, for a user who may see it as things are now. */
export class FindIdPhoto extends Query<StoredFile> {
  constructor(
    readonly fileId: string,
    readonly reader: string,
  ) {
    super();
  }
}

/** The person's own, and staff's of the agency that registered the person and whose passenger is the account's. Throws `not-found` for anybody else's. */
@QueryHandler(FindIdPhoto)
export class FindIdPhotoHandler implements IQueryHandler<FindIdPhoto> {
  constructor(private readonly database: Database) {}

  async execute({ fileId, reader }: FindIdPhoto): Promise<StoredFile> {
    const [row] = await this.database.query<{ photo: StoredFile }>(
      `select case when p.id_photos #>> '{front,id}' = ? then p.id_photos -> 'front' else p.id_photos -> 'back' end as photo
       from persons p join users u on u.person_id = p.id
       where (p.id_photos #>> '{front,id}' = ? or p.id_photos #>> '{back,id}' = ?)
         and (u.id::text = ? or exists (
           select from passengers x join employees e on e.agency = x.agency and e.is_active
           where x.user_id = u.id and x.follows_person and e.user_id::text = ? and ${HAS_WHAT_IS_REQUIRED}))`,
      [fileId, fileId, fileId, reader, reader],
    );
    if (!row) throw new NotFoundError();
    return row.photo;
  }
}
