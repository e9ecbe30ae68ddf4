import { conflict } from '@bitacora/contracts/messages';
import { ForeignError } from '@bitacora/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Limits } from '../credentials/limits.ts';
import { MailedLinks } from '../credentials/mailed-links.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

export class RequestAccountConfirmation extends Command<void> {
  constructor(
    readonly passengerId: string,
    readonly agency: string,
  ) {
    super();
  }
}

/** Asks the account of a known person whether this agency's passenger is its person, at the account's own address. */
@CommandHandler(RequestAccountConfirmation)
export class RequestAccountConfirmationHandler implements ICommandHandler<RequestAccountConfirmation> {
  constructor(
    private readonly users: UserRepository,
    private readonly persons: PersonRepository,
    private readonly passengers: PassengerRepository,
    private readonly mails: MailedLinks,
    private readonly limits: Limits,
  ) {}

  async execute({ passengerId, agency }: RequestAccountConfirmation): Promise<void> {
    const passenger = await this.passengers.find(passengerId, agency);
    if (!passenger) throw new ForeignError();
    if (passenger.userId !== null) throw conflict('account_confirmed');
    if (passenger.isTakenBack) throw conflict('account_taken_back');
    const user = await this.users.findByPerson(passenger.personId);
    if (!user) throw conflict('without_account');
    await this.limits.take({ rule: 'account-confirmation', of: passengerId });
    const link = await this.mails.confirmAccount(user, await this.persons.get(user.personId), passenger);
    if (!link) throw conflict('account_without_email');
    await this.users.save(user, link);
  }
}
