import { chooseMails, chooseOwnMails, getMailChoices, getOwnMailChoices, unsubscribe } from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { MailChoicesReader } from '../queries/mail-choices.ts';
import { ChooseMails } from '../use-cases/choose-mails.ts';
import { Unsubscribe } from '../use-cases/unsubscribe.ts';

/** What somebody gets by mail, chosen by a mail's link or in the own account. */
@Controller()
export class MailChoicesController {
  constructor(
    private readonly choices: MailChoicesReader,
    private readonly commands: Commands,
  ) {}

  @Endpoint(getMailChoices)
  show(@ParsedCall() { params }: Call<typeof getMailChoices>): Promise<Answer<typeof getMailChoices>> {
    return this.choices.of(params);
  }

  @Endpoint(chooseMails)
  choose(@ParsedCall() { params, body }: Call<typeof chooseMails>): Promise<Answer<typeof chooseMails>> {
    return this.commands.execute(new ChooseMails(params, body.choices));
  }

  @Endpoint(unsubscribe)
  unsubscribe(@ParsedCall() { params }: Call<typeof unsubscribe>): Promise<void> {
    return this.commands.execute(new Unsubscribe(params.token));
  }

  @Endpoint(getOwnMailChoices)
  showOwn(@ParsedCall() { caller }: Call<typeof getOwnMailChoices>): Promise<Answer<typeof getOwnMailChoices>> {
    return this.choices.of({ userId: caller.userId });
  }

  @Endpoint(chooseOwnMails)
  chooseOwn(@ParsedCall() { body, caller }: Call<typeof chooseOwnMails>): Promise<Answer<typeof chooseOwnMails>> {
    return this.commands.execute(new ChooseMails({ userId: caller.userId }, body.choices));
  }
}
