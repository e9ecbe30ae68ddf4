import { publishedTour, type Tour as PublishedTour, type TourChange } from '@bitacora/contracts';
import { expectVersion, withoutUndefined } from '@bitacora/kernel';
import { ENVIRONMENT, type ProcessEnvironment } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { priceInCents, type TourWords } from '../domain/tour.ts';
import { ChosenImages } from '../references/chosen-images.ts';
import { contentOfTour } from '../persistence/tour.snapshot.ts';
import { TourRepository } from '../persistence/tour.repository.ts';

interface Change {
  id: string;
  agency: string;
  body: TourChange;
  version?: number | undefined;
}

export class UpdateTour extends Command<PublishedTour> {
  constructor(readonly change: Change) {
    super();
  }
}

@CommandHandler(UpdateTour)
export class UpdateTourHandler implements ICommandHandler<UpdateTour> {
  constructor(
    private readonly tours: TourRepository,
    private readonly images: ChosenImages,
    @Inject(ENVIRONMENT) private readonly environment: ProcessEnvironment,
  ) {}

  async execute({ change: { id, agency, body, version } }: UpdateTour): Promise<PublishedTour> {
    const tour = await this.tours.getLocked(id, agency);
    expectVersion(version, tour.version);
    const { picture: choice, price_from, ...sent } = body;
    const words: Partial<TourWords> = withoutUndefined(sent);
    if (price_from !== undefined) words.priceFromCents = priceInCents(price_from);
    if (choice !== undefined) words.picture = (await this.images.find(agency, { picture: choice })).picture;
    tour.change(words);
    await this.tours.save(tour);
    return publishedTour(contentOfTour(tour), tour.version, this.environment.PUBLIC_URL);
  }
}
