import { publishedTour, type Tour as PublishedTour } from '@bitacora/contracts';
import { contentMessages as messages } from '@bitacora/contracts/messages';
import { InvalidError } from '@bitacora/kernel';
import { ENVIRONMENT, type ProcessEnvironment } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { contentOfTour } from '../persistence/tour.snapshot.ts';
import { TourRepository } from '../persistence/tour.repository.ts';

export class OrderTours extends Command<PublishedTour[]> {
  constructor(
    readonly agency: string,
    /** Every tour of the agency, once. */
    readonly ids: readonly string[],
  ) {
    super();
  }
}

@CommandHandler(OrderTours)
export class OrderToursHandler implements ICommandHandler<OrderTours> {
  constructor(
    private readonly tours: TourRepository,
    @Inject(ENVIRONMENT) private readonly environment: ProcessEnvironment,
  ) {}

  async execute({ agency, ids }: OrderTours): Promise<PublishedTour[]> {
    await this.tours.takeList(agency);
    const tours = new Map((await this.tours.findAll(agency)).map((tour) => [tour.id, tour]));
    const ordered = [...new Set(ids)].flatMap((id) => tours.get(id.toLowerCase()) ?? []);
    if (ordered.length !== ids.length || ordered.length !== tours.size) {
      throw new InvalidError({ ids: [messages.orderIncomplete] });
    }
    for (const [index, tour] of ordered.entries()) {
      if (tour.moveTo(index + 1)) await this.tours.save(tour);
    }
    return ordered.map((tour) => publishedTour(contentOfTour(tour), tour.version, this.environment.PUBLIC_URL));
  }
}
