import { type Clock, ForeignError } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PassengerRepository } from '../persistence/passenger.repository.ts';

export class DeactivatePassenger extends Command<void> {
  constructor(
    readonly passengerId: string,
    readonly agency: string,
    /** Takes it back instead. */
    readonly isUndone: boolean,
  ) {
    super();
  }
}

/** An agency sells nothing to a passenger any more, or does again (product 12.8). Done already, nothing changes. */
@CommandHandler(DeactivatePassenger)
export class DeactivatePassengerHandler implements ICommandHandler<DeactivatePassenger> {
  constructor(
    private readonly passengers: PassengerRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ passengerId, agency, isUndone }: DeactivatePassenger): Promise<void> {
    if (!(await this.passengers.find(passengerId, agency))) throw new ForeignError();
    const passenger = await this.passengers.getLocked(passengerId);
    if (passenger.isActive === isUndone) return;
    if (isUndone) passenger.reactivate();
    else passenger.deactivate(this.clock.now());
    await this.passengers.save(passenger);
  }
}
