import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Limits } from '../credentials/limits.ts';
import { GetSecondFactor } from '../queries/get-second-factor.ts';
import { BeginSecondFactor } from '../use-cases/begin-second-factor.ts';
import { ConfirmSecondFactor } from '../use-cases/confirm-second-factor.ts';
import { RemoveSecondFactor } from '../use-cases/remove-second-factor.ts';
import { RenewRecoveryCodes } from '../use-cases/renew-recovery-codes.ts';

/** Staff's own second factor. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly limits: Limits,
  ) {}

  @Endpoint(getSecondFactor)
  show(@ParsedCall() { caller }: Call<typeof getSecondFactor>): Promise<Answer<typeof getSecondFactor>> {
    return this.queries.execute(new GetSecondFactor(caller.userId));
  }

  @Endpoint(beginSecondFactor)
  begin(@ParsedCall() { caller, body }: Call<typeof beginSecondFactor>): Promise<Answer<typeof beginSecondFactor>> {
    return this.commands.execute(new BeginSecondFactor(caller, body.current_password));
  }

  @Endpoint(confirmSecondFactor)
  async confirm(
    @ParsedCall() { caller, body }: Call<typeof confirmSecondFactor>,
  ): Promise<Answer<typeof confirmSecondFactor>> {
    const tries = { rule: 'otp-first', of: caller.userId, userId: caller.userId } as const;
    await this.limits.take(tries);
    const codes = await this.commands.execute(new ConfirmSecondFactor(caller, body.code));
    await this.limits.forget(tries);
    return { recovery_codes: codes };
  }

  @Endpoint(renewRecoveryCodes)
  async renew(
    @ParsedCall() { caller, body }: Call<typeof renewRecoveryCodes>,
  ): Promise<Answer<typeof renewRecoveryCodes>> {
    return { recovery_codes: await this.commands.execute(new RenewRecoveryCodes(caller, body.current_password)) };
  }

  @Endpoint(removeSecondFactor)
  remove(@ParsedCall() { caller, body }: Call<typeof removeSecondFactor>): Promise<void> {
    return this.commands.execute(new RemoveSecondFactor(caller, body.current_password));
  }
}
