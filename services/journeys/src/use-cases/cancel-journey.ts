import type { BodyOf, cancelJourney } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { centsOfDollars, type Clock, expectValid } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Cancellation } from '../domain/cancellation.ts';
import { JourneyRepository, type Target } from '../persistence/journey.repository.ts';
import { LuggageRequestRepository } from '../persistence/luggage-request.repository.ts';

export type CancellationInput = BodyOf<typeof cancelJourney>;

/** A cancellation as of now, from what somebody sent. */
export const cancellationOf = ({ reason, retained }: CancellationInput, now: Date): Cancellation => ({
  at: now.toISOString(),
  reason,
  retainedCents: centsOfDollars(retained),
});

/** Throws `conflict` when it is called off already. */
export class CancelJourney extends Command<{ id: string }> {
  constructor(
    readonly target: Target,
    readonly input: CancellationInput,
  ) {
    super();
  }
}

@CommandHandler(CancelJourney)
export class CancelJourneyHandler implements ICommandHandler<CancelJourney> {
  constructor(
    private readonly journeys: JourneyRepository,
    private readonly luggage: LuggageRequestRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ target, input }: CancelJourney): Promise<{ id: string }> {
    const journey = await this.journeys.getLocked(target);
    const cancellation = cancellationOf(input, this.clock.now());
    const isTooMuch = cancellation.retainedCents > journey.costCents;
    expectValid(isTooMuch ? { retained: [messages.retainedAboveCost] } : {});
    journey.cancel(cancellation);
    await this.journeys.save(journey, { isCancelled: true });
    await this.luggage.followJourney(journey);
    return { id: journey.id };
  }
}
