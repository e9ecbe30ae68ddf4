import type { StoredProfile } from '@bitacora/contracts';
import type { Caller } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ProfileReader } from './profile-reader.ts';

/** A person by the id of the user, or by cédula. */
export type ProfileOwner = { userId: string } | { document: string };

export class GetProfile extends Query<StoredProfile> {
  constructor(
    readonly whose: ProfileOwner,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(GetProfile)
export class GetProfileHandler implements IQueryHandler<GetProfile> {
  constructor(private readonly persons: ProfileReader) {}

  execute({ whose, caller }: GetProfile): Promise<StoredProfile> {
    return 'userId' in whose
      ? this.persons.find(whose.userId, caller)
      : this.persons.findByDocument(whose.document, caller);
  }
}
