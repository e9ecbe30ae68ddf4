import {
  type BodyOf,
  type createDesignedPackage,
  type DesignedPackageAnswer,
  designedPackageAnswer,
} from '@bitacora/contracts';
import { centsOfDollars, InvalidError } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { findCity } from '@bitacora/places';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DesignedPackage, type DesignedService } from '../domain/designed-package.ts';
import { DesignedPackageRepository } from '../persistence/designed-package.repository.ts';
import { designedPackageSnapshot } from '../persistence/designed-package.snapshot.ts';
import { destinationErrors } from '../references/designed-package-references.ts';
import { journeyCity } from './create-journey.ts';

type Input = BodyOf<typeof createDesignedPackage>;

export class CreateDesignedPackage extends Command<DesignedPackageAnswer> {
  constructor(
    readonly agency: string,
    readonly input: Input,
  ) {
    super();
  }
}

@CommandHandler(CreateDesignedPackage)
export class CreateDesignedPackageHandler implements ICommandHandler<CreateDesignedPackage> {
  constructor(private readonly packages: DesignedPackageRepository) {}

  async execute({ agency, input }: CreateDesignedPackage): Promise<DesignedPackageAnswer> {
    const destination = findCity(input.destination_city);
    if (!destination) throw new InvalidError(destinationErrors(input.destination_city));
    const designed = DesignedPackage.design({
      id: newId(),
      agency,
      name: input.name,
      destinationCity: journeyCity(destination),
      travelDirection: input.travel_direction,
      priceCents: centsOfDollars(input.price),
      availableFrom: input.available_from,
      availableUntil: input.available_until,
      services: inOrder(input.services),
    });
    await this.packages.save(designed);
    return designedPackageAnswer(designedPackageSnapshot(designed), designed.version);
  }
}

/** Services as they are kept: by their order, which is their place in the list where none was said. */
export const inOrder = (services: Input['services']): DesignedService[] =>
  services
    .map(({ kind, travel_direction, order }, position) => ({ kind, travel_direction, order: order ?? position }))
    .toSorted((one, other) => one.order - other.order);
