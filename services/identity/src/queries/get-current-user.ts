import type { AnswerOf, getCurrentUser } from '@bitacora/contracts';
import { TokenNotValidError } from '@bitacora/kernel';
import { Database } from '@bitacora/platform';
import { HAS_WHAT_IS_REQUIRED } from '../persistence/second-factor.repository.ts';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

type CurrentUser = AnswerOf<typeof getCurrentUser>;

export class GetCurrentUser extends Query<CurrentUser> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(GetCurrentUser)
export class GetCurrentUserHandler implements IQueryHandler<GetCurrentUser> {
  constructor(private readonly database: Database) {}

  async execute({ userId }: GetCurrentUser): Promise<CurrentUser> {
    const [user] = await this.database.query<CurrentUser>(
      `select u.id, u.username, p.first_name, p.last_name, p.contact ->> 'email' as email, u.is_active,
              e.id is not null and ${HAS_WHAT_IS_REQUIRED} as is_staff,
              e.id is not null and not ${HAS_WHAT_IS_REQUIRED} as needs_second_factor
       from users u join persons p on p.id = u.person_id
       left join employees e on e.user_id = u.id and e.is_active where u.id = ? and u.is_active`,
      [userId],
    );
    if (!user) throw new TokenNotValidError();
    const { needs_second_factor: needsOne, ...known } = user;
    // Said of whom it is true alone.
    return needsOne ? user : known;
  }
}
