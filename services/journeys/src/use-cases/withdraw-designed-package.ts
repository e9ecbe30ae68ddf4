import type { Clock } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DesignedPackageRepository } from '../persistence/designed-package.repository.ts';
import type { Target } from '../persistence/journey.repository.ts';

/** Throws `not-found` when it was withdrawn already. */
export class WithdrawDesignedPackage extends Command<void> {
  constructor(readonly target: Target) {
    super();
  }
}

@CommandHandler(WithdrawDesignedPackage)
export class WithdrawDesignedPackageHandler implements ICommandHandler<WithdrawDesignedPackage> {
  constructor(
    private readonly packages: DesignedPackageRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ target }: WithdrawDesignedPackage): Promise<void> {
    const designed = await this.packages.getLocked(target);
    designed.withdraw(this.clock.now());
    await this.packages.save(designed);
  }
}
