import {
  type BodyOf,
  type DesignedPackageAnswer,
  designedPackageAnswer,
  type updateDesignedPackage,
  wholePackageErrors,
} from '@bitacora/contracts';
import { centsOfDollars, expectValid, expectVersion, withoutUndefined } from '@bitacora/kernel';
import { findCity } from '@bitacora/places';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DesignedPackage } from '../domain/designed-package.ts';
import { DesignedPackageRepository } from '../persistence/designed-package.repository.ts';
import { designedPackageSnapshot } from '../persistence/designed-package.snapshot.ts';
import type { Target } from '../persistence/journey.repository.ts';
import { destinationErrors } from '../references/designed-package-references.ts';
import { inOrder } from './create-designed-package.ts';
import { journeyCity } from './create-journey.ts';

type Change = BodyOf<typeof updateDesignedPackage>;

/** Throws `conflict` when it was changed meanwhile. */
export class UpdateDesignedPackage extends Command<DesignedPackageAnswer> {
  constructor(
    readonly target: Target,
    readonly input: Change,
  ) {
    super();
  }
}

@CommandHandler(UpdateDesignedPackage)
export class UpdateDesignedPackageHandler implements ICommandHandler<UpdateDesignedPackage> {
  constructor(private readonly packages: DesignedPackageRepository) {}

  async execute({ target, input }: UpdateDesignedPackage): Promise<DesignedPackageAnswer> {
    const designed = await this.packages.getLocked(target);
    expectVersion(input.version, designed.version);
    expectValid(errorsOf(designed, input));
    const destination = input.destination_city === undefined ? undefined : findCity(input.destination_city);
    designed.change(
      withoutUndefined({
        name: input.name,
        destinationCity: destination && journeyCity(destination),
        travelDirection: input.travel_direction,
        priceCents: input.price === undefined ? undefined : centsOfDollars(input.price),
        availableFrom: input.available_from,
        availableUntil: input.available_until,
        services: input.services && inOrder(input.services),
      }),
    );
    await this.packages.save(designed);
    return designedPackageAnswer(designedPackageSnapshot(designed), designed.version);
  }
}

/** Of the package as it would be: what is sent, beside what stays. */
const errorsOf = (designed: DesignedPackage, input: Change) => ({
  ...wholePackageErrors({ ...designedPackageSnapshot(designed), ...withoutUndefined(input) }),
  ...destinationErrors(input.destination_city),
});
