import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type FieldErrors, hasErrors, InvalidError } from '@bitacora/kernel';
import { type Caller, Commands } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { CurrentPassword } from '../credentials/current-password.ts';
import { Passwords } from '../credentials/passwords.ts';
import { ChangePassword } from './change-password.ts';

interface Details {
  caller: Caller;
  currentPassword: string;
  newPassword: string;
}

/** Changes the password of who knows the present one. */
@Injectable()
export class SetPassword {
  constructor(
    private readonly currentPassword: CurrentPassword,
    private readonly passwords: Passwords,
    private readonly commands: Commands,
  ) {}

  async execute({ caller, currentPassword, newPassword }: Details): Promise<void> {
    const checked = await this.currentPassword.check({ caller, password: currentPassword });
    const errors: FieldErrors = {
      ...(checked.holds ? {} : { current_password: [messages.passwordWrong] }),
      ...this.passwords.errorsOf(newPassword),
    };
    if (!checked.holds || hasErrors(errors)) throw new InvalidError(errors);
    const { checkedHash } = checked;
    const passwordHash = await this.passwords.hash(newPassword, caller.userId);
    const { userId, session } = caller;
    await this.commands.execute(new ChangePassword({ userId, session, checkedHash, passwordHash }));
  }
}
