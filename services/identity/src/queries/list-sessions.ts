import type { Session } from '@bitacora/contracts';
import type { Clock } from '@bitacora/kernel';
import { type Caller, CLOCK, Database } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** The caller's sessions that can still be renewed: this one first, then by last use. */
export class ListSessions extends Query<Session[]> {
  constructor(readonly caller: Caller) {
    super();
  }
}

const MAXIMUM = 1000;

@QueryHandler(ListSessions)
export class ListSessionsHandler implements IQueryHandler<ListSessions> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ caller: { userId, session } }: ListSessions): Promise<Session[]> {
    return this.database.query<Session>(
      `select s.id, to_json(s.created_at) #>> '{}' as started_at,
              to_json(max(t.created_at)) #>> '{}' as last_used_at,
              s.device, s.address, s.id = ? as is_current
       from sessions s join refresh_tokens t on t.session_id = s.id
       where s.user_id = ? and s.ended_at is null
       group by s.id
       having bool_or(t.rotated_at is null and t.expires_at > ?)
       order by is_current desc, max(t.created_at) desc, s.id limit ${MAXIMUM}`,
      [session, userId, this.clock.now()],
    );
  }
}
