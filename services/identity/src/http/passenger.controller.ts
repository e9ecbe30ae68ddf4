import {
  deactivatePassenger,
  findKnownPassengers,
  getPassenger,
  reactivatePassenger,
  resendActivation,
  updatePassenger,
} from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ownAgency, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DocumentTries } from '../credentials/document-tries.ts';
import { FindKnownPassengers } from '../queries/find-known-passengers.ts';
import { GetPassenger } from '../queries/get-passenger.ts';
import { ProfileReferences } from '../references/profile-references.ts';
import { DeactivatePassenger } from '../use-cases/deactivate-passenger.ts';
import { ResendActivation } from '../use-cases/resend-activation.ts';
import { UpdatePassenger } from '../use-cases/update-passenger.ts';

/** One passenger of an agency, for its staff. */
@Controller()
export class PassengerController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly tries: DocumentTries,
  ) {}

  @Endpoint(findKnownPassengers)
  async findKnown(
    @ParsedCall() { params, body, caller }: Call<typeof findKnownPassengers>,
  ): Promise<Answer<typeof findKnownPassengers>> {
    const agency = ownAgency(params, caller);
    return { passengers: await this.queries.execute(new FindKnownPassengers(agency, body.passengers)) };
  }

  @Endpoint(getPassenger)
  show(@ParsedCall() { params, caller }: Call<typeof getPassenger>): Promise<Answer<typeof getPassenger>> {
    return this.queries.execute(new GetPassenger(params.id, caller.agency));
  }

  @Endpoint(updatePassenger, ProfileReferences)
  async update(
    @ParsedCall() { params, body, caller }: Call<typeof updatePassenger>,
  ): Promise<Answer<typeof updatePassenger>> {
    await this.tries.countedFor(caller, () =>
      this.commands.execute(new UpdatePassenger(params.id, caller.agency, body)),
    );
    return this.queries.execute(new GetPassenger(params.id, caller.agency));
  }

  @Endpoint(resendActivation)
  resend(@ParsedCall() { params, caller }: Call<typeof resendActivation>): Promise<void> {
    return this.commands.execute(new ResendActivation(params.id, caller.agency));
  }

  @Endpoint(deactivatePassenger)
  deactivate(@ParsedCall() { params, caller }: Call<typeof deactivatePassenger>): Promise<void> {
    return this.commands.execute(new DeactivatePassenger(params.id, caller.agency, false));
  }

  @Endpoint(reactivatePassenger)
  reactivate(@ParsedCall() { params, caller }: Call<typeof reactivatePassenger>): Promise<void> {
    return this.commands.execute(new DeactivatePassenger(params.id, caller.agency, true));
  }
}
