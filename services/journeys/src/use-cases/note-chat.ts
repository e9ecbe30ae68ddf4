import { AGENCY_TIME_ZONE, type Clock, dayAt, NotFoundError, toEpochMilliseconds } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { JourneyRepository } from '../persistence/journey.repository.ts';
import { PeopleProjection } from '../persistence/people-projection.ts';

/** A traveller opens the chat of a journey. Throws `not-found` for who does not travel on it. */
export class NoteChat extends Command<void> {
  constructor(
    readonly journey: string,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(NoteChat)
export class NoteChatHandler implements ICommandHandler<NoteChat> {
  constructor(
    private readonly journeys: JourneyRepository,
    private readonly people: PeopleProjection,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ journey: id, userId }: NoteChat): Promise<void> {
    const journey = await this.journeys.findLocked(id);
    const own = (await this.people.passengersOf(userId)).find((one) => journey?.passengers.includes(one.id));
    if (!journey || !own) throw new NotFoundError();
    const today = { local: `${dayAt(this.clock.now())}T00:00`, zone: AGENCY_TIME_ZONE };
    await this.journeys.noteChat(journey, own.id, new Date(toEpochMilliseconds(today)));
  }
}
