import { endOtherSessions, endSession, listSessions } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ListSessions } from '../queries/list-sessions.ts';
import { EndOtherSessions } from '../use-cases/end-other-sessions.ts';
import { EndSession } from '../use-cases/end-session.ts';

/** A person's view of where he or she is logged in. */
@Controller()
export class OwnSessionsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(listSessions)
  list(@ParsedCall() { caller }: Call<typeof listSessions>): Promise<Answer<typeof listSessions>> {
    return this.queries.execute(new ListSessions(caller));
  }

  @Endpoint(endSession)
  end(@ParsedCall() { params, caller }: Call<typeof endSession>): Promise<void> {
    return this.commands.execute(new EndSession(caller.userId, params.id));
  }

  @Endpoint(endOtherSessions)
  endOthers(@ParsedCall() { caller }: Call<typeof endOtherSessions>): Promise<void> {
    return this.commands.execute(new EndOtherSessions(caller.userId, caller.session));
  }
}
