import { NotFoundError } from '@bitacora/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SessionRepository } from '../persistence/session.repository.ts';

export class EndSession extends Command<void> {
  constructor(
    readonly userId: string,
    readonly session: string,
  ) {
    super();
  }
}

/** Ends one of a person's sessions. One that ended before, or is another's, is not there. */
@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(private readonly sessions: SessionRepository) {}

  async execute({ userId, session }: EndSession): Promise<void> {
    if (!(await this.sessions.isOpen(session, userId))) throw new NotFoundError();
    await this.sessions.end(session, 'ended-by-person');
  }
}
