import type { Clock } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { JourneyRepository, type Target } from '../persistence/journey.repository.ts';
import { LuggageRequestRepository } from '../persistence/luggage-request.repository.ts';
import { type CancellationInput, cancellationOf } from './cancel-journey.ts';

/** Answers the journey of the item. Throws `conflict` when the item, or the whole journey, is called off already. */
export class CancelPackageService extends Command<{ id: string }> {
  constructor(
    readonly target: Target,
    readonly input: CancellationInput,
  ) {
    super();
  }
}

@CommandHandler(CancelPackageService)
export class CancelPackageServiceHandler implements ICommandHandler<CancelPackageService> {
  constructor(
    private readonly journeys: JourneyRepository,
    private readonly luggage: LuggageRequestRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ target, input }: CancelPackageService): Promise<{ id: string }> {
    const journey = await this.journeys.getOfItemLocked(target);
    journey.cancelService(target.id, cancellationOf(input, this.clock.now()));
    await this.journeys.save(journey);
    await this.luggage.followJourney(journey);
    return { id: journey.id };
  }
}
