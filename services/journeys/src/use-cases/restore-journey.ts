import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { JourneyRepository, type Target } from '../persistence/journey.repository.ts';
import { LuggageRequestRepository } from '../persistence/luggage-request.repository.ts';

/** Throws `conflict` when it is not called off. */
export class RestoreJourney extends Command<{ id: string }> {
  constructor(readonly target: Target) {
    super();
  }
}

@CommandHandler(RestoreJourney)
export class RestoreJourneyHandler implements ICommandHandler<RestoreJourney> {
  constructor(
    private readonly journeys: JourneyRepository,
    private readonly luggage: LuggageRequestRepository,
  ) {}

  async execute({ target }: RestoreJourney): Promise<{ id: string }> {
    const journey = await this.journeys.getLocked(target);
    journey.restore();
    await this.journeys.save(journey);
    await this.luggage.followJourney(journey);
    return { id: journey.id };
  }
}
