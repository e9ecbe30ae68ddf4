import { type DesignedPackageAnswer, designedPackageAnswer } from '@bitacora/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DesignedPackageRepository } from '../persistence/designed-package.repository.ts';
import { designedPackageSnapshot } from '../persistence/designed-package.snapshot.ts';
import type { Target } from '../persistence/journey.repository.ts';

/** Throws `conflict` when it is not withdrawn. */
export class RestoreDesignedPackage extends Command<DesignedPackageAnswer> {
  constructor(readonly target: Target) {
    super();
  }
}

@CommandHandler(RestoreDesignedPackage)
export class RestoreDesignedPackageHandler implements ICommandHandler<RestoreDesignedPackage> {
  constructor(private readonly packages: DesignedPackageRepository) {}

  async execute({ target }: RestoreDesignedPackage): Promise<DesignedPackageAnswer> {
    const designed = await this.packages.getLockedAlsoWithdrawn(target);
    designed.restore();
    await this.packages.save(designed);
    return designedPackageAnswer(designedPackageSnapshot(designed), designed.version);
  }
}
