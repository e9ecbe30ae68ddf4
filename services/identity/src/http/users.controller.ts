import {
  activateUser,
  checkLink,
  confirmPasswordReset,
  getCurrentUser,
  resetPassword,
  setPassword,
} from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { LinkReader } from '../credentials/link-reader.ts';
import type { LoggedIn, LoginOrigin } from '../credentials/open-sessions.ts';
import type { TokenPair } from '../credentials/token-pairs.ts';
import { ResetLimits } from '../credentials/reset-limits.ts';
import { GetCurrentUser } from '../queries/get-current-user.ts';
import { ActivateUser } from '../use-cases/activate-user.ts';
import { ChangePassword } from '../use-cases/change-password.ts';
import { RequestPasswordReset } from '../use-cases/request-password-reset.ts';
import { ResetPassword } from '../use-cases/reset-password.ts';
import { DeviceCookie } from './device-cookie.ts';
import { LinkAttempts } from './link-attempts.ts';
import { placeOfRequest } from './place-of-request.ts';
import { usernameOf } from './username.ts';

@Controller()
export class UsersController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly resetLimits: ResetLimits,
    private readonly attempts: LinkAttempts,
    private readonly links: LinkReader,
    private readonly devices: DeviceCookie,
  ) {}

  @Endpoint(getCurrentUser)
  show(@ParsedCall() { caller }: Call<typeof getCurrentUser>): Promise<Answer<typeof getCurrentUser>> {
    return this.queries.execute(new GetCurrentUser(caller.userId));
  }

  @Endpoint(activateUser)
  activate(@ParsedCall() call: Call<typeof activateUser>): Promise<Answer<typeof activateUser>> {
    const { uid, token, new_password: chosen = null, log_in } = call.body;
    return this.attempts.from(call.address, { uid, token }, async () => {
      const logInFrom = log_in ? this.originOf(call) : null;
      const command = new ActivateUser({ uid, token, chosen, logInFrom });
      return this.pairOf(await this.commands.execute(command), call);
    });
  }

  @Endpoint(checkLink)
  check(@ParsedCall() { body, address }: Call<typeof checkLink>): Promise<void> {
    return this.attempts.from(address, body, () => this.links.check(body));
  }

  @Endpoint(resetPassword)
  async requestReset(@ParsedCall() call: Call<typeof resetPassword>): Promise<void> {
    const username = usernameOf(call.body);
    await this.resetLimits.take({ username, address: call.address, ...this.originOf(call) });
    await this.commands.execute(new RequestPasswordReset(username));
  }

  @Endpoint(confirmPasswordReset)
  confirmReset(@ParsedCall() call: Call<typeof confirmPasswordReset>): Promise<Answer<typeof confirmPasswordReset>> {
    const { uid, token, new_password: chosen, log_in } = call.body;
    return this.attempts.from(call.address, { uid, token }, async () => {
      const logInFrom = log_in ? this.originOf(call) : null;
      const command = new ResetPassword({ uid, token, chosen, logInFrom });
      return this.pairOf(await this.commands.execute(command), call);
    });
  }

  @Endpoint(setPassword)
  setPassword(@ParsedCall() { body, caller, reply }: Call<typeof setPassword>): Promise<void> {
    const { current_password: currentPassword, new_password: newPassword } = body;
    const device = this.devices.read(reply);
    return this.commands.execute(new ChangePassword({ caller, device, currentPassword, newPassword }));
  }

  private originOf(call: Pick<Call<unknown>, 'address' | 'reply'>): LoginOrigin {
    return { place: placeOfRequest(call), device: this.devices.read(call.reply) };
  }

  /** The tokens of who was logged in, whose device is known from now on. */
  private pairOf(loggedIn: LoggedIn | null, { reply }: Pick<Call<unknown>, 'reply'>): TokenPair | null {
    if (loggedIn) this.devices.give(reply, loggedIn.device);
    return loggedIn?.pair ?? null;
  }
}
