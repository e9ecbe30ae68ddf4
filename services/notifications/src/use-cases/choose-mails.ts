import type { BodyOf, chooseMails, MailChoices } from '@bitacora/contracts';
import type { Clock } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ChoiceLimits } from '../limits/choice-limits.ts';
import { SwitchedOffMails } from '../persistence/switched-off-mails.ts';
import { type Chooser, MailChoicesReader } from '../queries/mail-choices.ts';

/** Throws `not-found` for a link that opens nothing. */
export class ChooseMails extends Command<MailChoices> {
  constructor(
    readonly chooser: Chooser,
    readonly choices: BodyOf<typeof chooseMails>['choices'],
  ) {
    super();
  }
}

@CommandHandler(ChooseMails)
export class ChooseMailsHandler implements ICommandHandler<ChooseMails> {
  constructor(
    private readonly reader: MailChoicesReader,
    private readonly switchedOff: SwitchedOffMails,
    private readonly limits: ChoiceLimits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ chooser, choices }: ChooseMails): Promise<MailChoices> {
    const mailboxes = await this.reader.mailboxesOf(chooser);
    await this.limits.take(
      'token' in chooser
        ? { rule: 'choices-mail', of: chooser.token }
        : { rule: 'choices-person', of: chooser.userId, userId: chooser.userId },
    );
    for (const { group, is_on: isOn } of choices) {
      for (const mailbox of mailboxes) {
        if (isOn) await this.switchedOff.switchOn(mailbox, group);
        else await this.switchedOff.switchOff(mailbox, group, this.clock.now());
      }
    }
    return this.reader.of(chooser);
  }
}
