import { confirmAccount, registerPassengers, requestAccountConfirmation, separateAccount } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ownAgency, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { DocumentTries } from '../credentials/document-tries.ts';
import { RegistrationReferences } from '../references/registration-references.ts';
import { ConfirmAccount } from '../use-cases/confirm-account.ts';
import { RegisterPassengers } from '../use-cases/register-passengers.ts';
import { RequestAccountConfirmation } from '../use-cases/request-account-confirmation.ts';
import { SeparateAccount } from '../use-cases/separate-account.ts';
import { LinkAttempts } from './link-attempts.ts';

@Controller()
export class PassengersController {
  constructor(
    private readonly commands: Commands,
    private readonly attempts: LinkAttempts,
    private readonly tries: DocumentTries,
  ) {}

  @Endpoint(registerPassengers, RegistrationReferences)
  async register(
    @ParsedCall() { params, body, caller }: Call<typeof registerPassengers>,
  ): Promise<Answer<typeof registerPassengers>> {
    return this.tries.ofRegistration(caller, () =>
      this.commands.execute(new RegisterPassengers(ownAgency(params, caller), body, caller.userId)),
    );
  }

  @Endpoint(requestAccountConfirmation)
  requestConfirmation(@ParsedCall() { params, caller }: Call<typeof requestAccountConfirmation>): Promise<void> {
    return this.commands.execute(new RequestAccountConfirmation(params.id, caller.agency));
  }

  @Endpoint(separateAccount)
  separate(@ParsedCall() { params, caller }: Call<typeof separateAccount>): Promise<void> {
    return this.commands.execute(new SeparateAccount(params.id, caller.agency));
  }

  @Endpoint(confirmAccount)
  confirmAccount(@ParsedCall() { body, address }: Call<typeof confirmAccount>): Promise<void> {
    return this.attempts.from(address, body, () => this.commands.execute(new ConfirmAccount(body)));
  }
}
