import type { AskedJourney } from '@bitacora/contracts';
import { type Clock, NotFoundError } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OpinionLinks } from '../credentials/opinion-links.ts';
import { SubmissionLimits } from '../limits/submission-limits.ts';
import { JourneyRepository } from '../persistence/journey.repository.ts';
import { PeopleProjection } from '../persistence/people-projection.ts';
import { askedJourney } from '../persistence/journey.snapshot.ts';

/** Throws `not-found` for a link that opens nothing. */
export class GiveOpinion extends Command<AskedJourney> {
  constructor(
    readonly token: string,
    readonly rating: number,
  ) {
    super();
  }
}

@CommandHandler(GiveOpinion)
export class GiveOpinionHandler implements ICommandHandler<GiveOpinion> {
  constructor(
    private readonly links: OpinionLinks,
    private readonly journeys: JourneyRepository,
    private readonly people: PeopleProjection,
    private readonly limits: SubmissionLimits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ token, rating }: GiveOpinion): Promise<AskedJourney> {
    const { journey: id, ...asked } = this.links.read(token);
    const { passenger } = asked;
    if (!(await this.people.isActivePassenger(passenger))) throw new NotFoundError();
    const journey = await this.journeys.getLockedByLink(id);
    const isNews = journey.giveOpinion(asked, rating, this.clock.now());
    if (isNews) {
      await this.limits.take({ rule: 'opinion-link', of: `${id} ${passenger}` });
      await this.journeys.save(journey);
    }
    return askedJourney(journey, passenger);
  }
}
