import { type Clock, NotFoundError } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ChoiceLimits } from '../limits/choice-limits.ts';
import { groupOf } from '../mails/groups-of-mails.ts';
import { SwitchedOffMails } from '../persistence/switched-off-mails.ts';
import { MailChoicesReader } from '../queries/mail-choices.ts';

/** Throws `not-found` for a link that opens nothing, or of a mail that is never switched off. */
export class Unsubscribe extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(Unsubscribe)
export class UnsubscribeHandler implements ICommandHandler<Unsubscribe> {
  constructor(
    private readonly reader: MailChoicesReader,
    private readonly switchedOff: SwitchedOffMails,
    private readonly limits: ChoiceLimits,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ token }: Unsubscribe): Promise<void> {
    const mail = await this.reader.ofLink(token);
    const group = groupOf(mail.template);
    if (group === null) throw new NotFoundError();
    await this.limits.take({ rule: 'choices-mail', of: token });
    await this.switchedOff.switchOff(mail, group, this.clock.now());
  }
}
