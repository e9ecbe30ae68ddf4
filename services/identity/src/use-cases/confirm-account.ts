import { validationMessages as messages } from '@bitacora/contracts/messages';
import { InvalidError } from '@bitacora/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LinkReader, type MailedLink } from '../credentials/link-reader.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';

export class ConfirmAccount extends Command<void> {
  constructor(readonly link: MailedLink) {
    super();
  }
}

/** Whoever reads the account's e-mail agrees: the agency's passenger is the account's, its journeys are shown there, and mails about it go there. */
@CommandHandler(ConfirmAccount)
export class ConfirmAccountHandler implements ICommandHandler<ConfirmAccount> {
  constructor(
    private readonly links: LinkReader,
    private readonly persons: PersonRepository,
    private readonly passengers: PassengerRepository,
    private readonly tokens: UserTokenRepository,
  ) {}

  async execute({ link }: ConfirmAccount): Promise<void> {
    const { user, token } = await this.links.open('account-confirmation', link);
    // The table refuses such a row without it.
    if (token.passengerId === null) throw new Error('a link about a passenger has one');
    const passenger = await this.passengers.getLocked(token.passengerId);
    // Its agency corrected the e-mail while the link was being made, or an operator found it to be somebody else.
    if (passenger.isTakenBack) throw new InvalidError({ token: [messages.linkNotValid] });
    if (passenger.personId !== user.personId) throw new InvalidError({ token: [messages.linkNotValid] });
    await this.tokens.finish(user.id, token);
    if (passenger.userId !== null) return;
    passenger.bindByAgreement(user, await this.tokens.confirmedChange(user.id));
    passenger.hearAt((await this.persons.get(user.personId)).contact.email);
    await this.passengers.save(passenger);
  }
}
