import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { JourneyRepository, type Target } from '../persistence/journey.repository.ts';
import { LuggageRequestRepository } from '../persistence/luggage-request.repository.ts';

/** Answers the journey of the item. Throws `conflict` when the item is not called off, or the whole journey is. */
export class RestorePackageService extends Command<{ id: string }> {
  constructor(readonly target: Target) {
    super();
  }
}

@CommandHandler(RestorePackageService)
export class RestorePackageServiceHandler implements ICommandHandler<RestorePackageService> {
  constructor(
    private readonly journeys: JourneyRepository,
    private readonly luggage: LuggageRequestRepository,
  ) {}

  async execute({ target }: RestorePackageService): Promise<{ id: string }> {
    const journey = await this.journeys.getOfItemLocked(target);
    journey.restoreService(target.id);
    await this.journeys.save(journey);
    await this.luggage.followJourney(journey);
    return { id: journey.id };
  }
}
