import { cancelEmailChange, confirmEmail, mailWaitingEmailAgain, undoEmailChange } from '@bitacora/contracts';
import { type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { CancelEmailChange } from '../use-cases/cancel-email-change.ts';
import { ConfirmEmail } from '../use-cases/confirm-email.ts';
import { MailWaitingEmailAgain } from '../use-cases/mail-waiting-email-again.ts';
import { UndoEmailChange } from '../use-cases/undo-email-change.ts';
import { LinkAttempts } from './link-attempts.ts';

/** The way of a changed e-mail, after it was asked for with a person's other data. */
@Controller()
export class EmailsController {
  constructor(
    private readonly commands: Commands,
    private readonly attempts: LinkAttempts,
  ) {}

  @Endpoint(confirmEmail)
  confirm(@ParsedCall() { body, address }: Call<typeof confirmEmail>): Promise<void> {
    return this.attempts.from(address, body, () => this.commands.execute(new ConfirmEmail(body)));
  }

  @Endpoint(undoEmailChange)
  undo(@ParsedCall() { body, address }: Call<typeof undoEmailChange>): Promise<void> {
    return this.attempts.from(address, body, () => this.commands.execute(new UndoEmailChange(body)));
  }

  @Endpoint(mailWaitingEmailAgain)
  mailAgain(@ParsedCall() { caller }: Call<typeof mailWaitingEmailAgain>): Promise<void> {
    return this.commands.execute(new MailWaitingEmailAgain(caller.userId));
  }

  @Endpoint(cancelEmailChange)
  cancel(@ParsedCall() { caller }: Call<typeof cancelEmailChange>): Promise<void> {
    return this.commands.execute(new CancelEmailChange(caller.userId));
  }
}
