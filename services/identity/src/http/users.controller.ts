import { activateUser, confirmPasswordReset, getCurrentUser, resetPassword, setPassword } from '@bitacora/contracts';
import { InvalidError } from '@bitacora/kernel';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { type Command, QueryBus } from '@nestjs/cqrs';
import { Limits } from '../credentials/limits.ts';
import { Passwords } from '../credentials/passwords.ts';
import { GetCurrentUser } from '../queries/get-current-user.ts';
import { ActivateUser } from '../use-cases/activate-user.ts';
import { RequestPasswordReset } from '../use-cases/request-password-reset.ts';
import { ResetPassword } from '../use-cases/reset-password.ts';
import { SetPassword } from '../use-cases/set-password.ts';
import { usernameOf } from './username.ts';

@Controller()
export class UsersController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly limits: Limits,
    private readonly passwords: Passwords,
    private readonly passwordSetter: SetPassword,
  ) {}

  @Endpoint(getCurrentUser)
  show(@ParsedCall() { caller }: Call<typeof getCurrentUser>): Promise<Answer<typeof getCurrentUser>> {
    return this.queries.execute(new GetCurrentUser(caller.userId));
  }

  @Endpoint(activateUser)
  activate(@ParsedCall() { body, address }: Call<typeof activateUser>): Promise<void> {
    const { uid, token, new_password: chosen } = body;
    return this.openLink(address, async () => {
      const passwordHash = chosen === undefined ? null : await this.passwords.hash(chosen);
      const passwordErrors = chosen === undefined ? {} : this.passwords.errorsOf(chosen);
      return new ActivateUser({ uid, token, passwordHash, passwordErrors });
    });
  }

  @Endpoint(resetPassword)
  async requestReset(@ParsedCall() { body, address }: Call<typeof resetPassword>): Promise<void> {
    const username = usernameOf(body);
    await this.limits.take({ rule: 'reset-address', of: address }, { rule: 'reset-person', of: username });
    await this.commands.execute(new RequestPasswordReset(username));
  }

  @Endpoint(confirmPasswordReset)
  confirmReset(@ParsedCall() { body, address }: Call<typeof confirmPasswordReset>): Promise<void> {
    const { uid, token, new_password: chosen } = body;
    return this.openLink(address, async () => {
      const passwordHash = await this.passwords.hash(chosen);
      return new ResetPassword({ uid, token, passwordHash, passwordErrors: this.passwords.errorsOf(chosen) });
    });
  }

  @Endpoint(setPassword)
  setPassword(@ParsedCall() { body, caller }: Call<typeof setPassword>): Promise<void> {
    const { current_password: currentPassword, new_password: newPassword } = body;
    return this.passwordSetter.execute({ caller, currentPassword, newPassword });
  }

  /** Opens a mailed link; whoever tries links that do not hold has to wait. */
  private async openLink(address: string, command: () => Promise<Command<void>>): Promise<void> {
    const limit = { rule: 'link-address', of: address } as const;
    await this.limits.check(limit);
    try {
      await this.commands.execute(await command());
    } catch (error) {
      if (error instanceof InvalidError && ('uid' in error.fields || 'token' in error.fields)) {
        await this.limits.count(limit);
      }
      throw error;
    }
  }
}
