import type { Clock } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { JourneyRepository, type Target } from '../persistence/journey.repository.ts';

interface Attended extends Target {
  passenger: string;
  /** User who saw to it. */
  by: string;
}

/** Answers the journey. Throws `not-found` when that passenger said nothing of it. */
export class AttendOpinion extends Command<{ id: string }> {
  constructor(readonly target: Attended) {
    super();
  }
}

@CommandHandler(AttendOpinion)
export class AttendOpinionHandler implements ICommandHandler<AttendOpinion> {
  constructor(
    private readonly journeys: JourneyRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ target: { passenger, by, ...target } }: AttendOpinion): Promise<{ id: string }> {
    const journey = await this.journeys.getLocked(target);
    if (journey.attendOpinion(passenger, { at: this.clock.now().toISOString(), by })) await this.journeys.save(journey);
    return { id: journey.id };
  }
}
