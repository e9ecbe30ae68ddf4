import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SessionRepository } from '../persistence/session.repository.ts';

export class EndOtherSessions extends Command<void> {
  constructor(
    readonly userId: string,
    /** The session that stays. */
    readonly session: string,
  ) {
    super();
  }
}

@CommandHandler(EndOtherSessions)
export class EndOtherSessionsHandler implements ICommandHandler<EndOtherSessions> {
  constructor(private readonly sessions: SessionRepository) {}

  async execute({ userId, session }: EndOtherSessions): Promise<void> {
    await this.sessions.endAllOf(userId, 'ended-by-person', session);
  }
}
