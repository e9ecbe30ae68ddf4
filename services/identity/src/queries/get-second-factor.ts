import type { SecondFactor } from '@bitacora/contracts';
import { ForbiddenError } from '@bitacora/kernel';
import { Database } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** Whether staff's own account has one. Throws `forbidden` for who is no staff. */
export class GetSecondFactor extends Query<SecondFactor> {
  constructor(readonly userId: string) {
    super();
  }
}

@QueryHandler(GetSecondFactor)
export class GetSecondFactorHandler implements IQueryHandler<GetSecondFactor> {
  constructor(private readonly database: Database) {}

  async execute({ userId }: GetSecondFactor): Promise<SecondFactor> {
    const [factor] = await this.database.query<SecondFactor>(
      `select coalesce(f.is_confirmed, false) as is_on,
              coalesce((a.settings ->> 'is_second_factor_required')::boolean, false) as is_required,
              coalesce(cardinality(f.recovery_codes), 0) as recovery_codes_left
       from employees e join agencies a on a.id = e.agency left join second_factors f on f.user_id = e.user_id
       where e.user_id = ? and e.is_active`,
      [userId],
    );
    if (!factor) throw new ForbiddenError();
    return factor;
  }
}
