import { type Clock } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TourRepository } from '../persistence/tour.repository.ts';

export class DeleteTour extends Command<void> {
  constructor(
    readonly id: string,
    readonly agency: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteTour)
export class DeleteTourHandler implements ICommandHandler<DeleteTour> {
  constructor(
    private readonly tours: TourRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ id, agency }: DeleteTour): Promise<void> {
    const tour = await this.tours.getLocked(id, agency);
    tour.remove(this.clock.now());
    await this.tours.save(tour);
  }
}
