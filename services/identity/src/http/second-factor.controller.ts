import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@bitacora/contracts';
import { type Answer, type Call, type Caller, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
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
  async begin(
    @ParsedCall() { caller, body: { current_password: password, otp } }: Call<typeof beginSecondFactor>,
  ): Promise<Answer<typeof beginSecondFactor>> {
    const begin = () => this.commands.execute(new BeginSecondFactor(caller, password, otp ?? null));
    return otp === undefined ? begin() : this.counted(caller, begin);
  }

  @Endpoint(confirmSecondFactor)
  async confirm(
    @ParsedCall() { caller, body }: Call<typeof confirmSecondFactor>,
  ): Promise<Answer<typeof confirmSecondFactor>> {
    const confirm = () => this.commands.execute(new ConfirmSecondFactor(caller, body.code));
    return { recovery_codes: await this.counted(caller, confirm) };
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

  /** Codes that are tried are counted, until one is right. */
  private async counted<Done>({ userId }: Caller, tried: () => Promise<Done>): Promise<Done> {
    const tries = { rule: 'otp-first', of: userId, userId } as const;
    await this.limits.take(tries);
    const done = await tried();
    await this.limits.forget(tries);
    return done;
  }
}
