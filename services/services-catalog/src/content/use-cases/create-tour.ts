import { MOST_TOURS, publishedTour, type Tour as PublishedTour, type TourBody } from '@bitacora/contracts';
import { contentMessages as messages } from '@bitacora/contracts/messages';
import { InvalidError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { ENVIRONMENT, type ProcessEnvironment } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { priceInCents, Tour } from '../domain/tour.ts';
import { ChosenImages } from '../references/chosen-images.ts';
import { contentOfTour } from '../persistence/tour.snapshot.ts';
import { TourRepository } from '../persistence/tour.repository.ts';

export class CreateTour extends Command<PublishedTour> {
  constructor(
    readonly agency: string,
    readonly body: TourBody,
    readonly id = newId(),
  ) {
    super();
  }
}

@CommandHandler(CreateTour)
export class CreateTourHandler implements ICommandHandler<CreateTour> {
  constructor(
    private readonly tours: TourRepository,
    private readonly images: ChosenImages,
    @Inject(ENVIRONMENT) private readonly environment: ProcessEnvironment,
  ) {}

  async execute({ agency, body, id }: CreateTour): Promise<PublishedTour> {
    const { picture: choice, price_from, ...words } = body;
    const { picture } = await this.images.find(agency, { picture: choice });
    await this.tours.takeList(agency);
    if ((await this.tours.count(agency)) >= MOST_TOURS) {
      throw new InvalidError({ non_field_errors: [messages.tooManyTours(MOST_TOURS)] });
    }
    const place = await this.tours.placeFor(body.title, agency);
    const tour = Tour.create({ ...words, ...place, priceFromCents: priceInCents(price_from), id, agency, picture });
    await this.tours.save(tour);
    return publishedTour(contentOfTour(tour), tour.version, this.environment.PUBLIC_URL);
  }
}
