import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type Clock, type FieldErrors, ForbiddenError, InvalidError } from '@bitacora/kernel';
import { CLOCK } from '@bitacora/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MailedLinks } from '../credentials/mailed-links.ts';
import { LinkReader } from '../credentials/link-reader.ts';
import type { User } from '../domain/user.ts';
import { PersonRepository } from '../persistence/person.repository.ts';
import { UserTokenRepository } from '../persistence/user-token.repository.ts';
import { UserRepository } from '../persistence/user.repository.ts';

interface Details {
  uid: string;
  token: string;
  /** Hash of the chosen password; null asks for a link to choose one. */
  passwordHash: string | null;
  /** What is wrong with the chosen password, to be told with what is wrong with the link. */
  passwordErrors: FieldErrors;
}

export class ActivateUser extends Command<void> {
  constructor(readonly details: Details) {
    super();
  }
}

@CommandHandler(ActivateUser)
export class ActivateUserHandler implements ICommandHandler<ActivateUser> {
  constructor(
    private readonly links: LinkReader,
    private readonly users: UserRepository,
    private readonly persons: PersonRepository,
    private readonly tokens: UserTokenRepository,
    private readonly mails: MailedLinks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ details }: ActivateUser): Promise<void> {
    const { passwordHash, passwordErrors } = details;
    const { user, verdict, errors } = await this.links.read('activation', details);
    if (user?.isActive && verdict === 'used') {
      throw new ForbiddenError('already_active', 'Esta cuenta ya está activa');
    }
    if (!user || Object.keys(errors).length > 0) throw new InvalidError({ ...errors, ...passwordErrors });
    if (Object.keys(passwordErrors).length > 0) throw new InvalidError(passwordErrors);
    user.activate(passwordHash, this.clock.now());
    await this.tokens.useUp(user.id, 'activation');
    await this.users.save(user, { name: 'identity.user-activated', data: { user_id: user.id } });
    if (!user.canLogIn) await this.mailLinkToChoosePassword(user);
  }

  private async mailLinkToChoosePassword(user: User): Promise<void> {
    const link = await this.mails.prepare('password-reset', user, await this.persons.get(user.personId));
    if (!link) throw new InvalidError({ new_password: [messages.required] });
    await this.users.tell(user, link);
  }
}
