import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ProfileForm } from '../domain/profile-form.ts';
import { ProfileRepository } from '../persistence/profile.repository.ts';
import { WriteProfile } from './write-profile.ts';

export class UpdatePassenger extends Command<void> {
  constructor(
    readonly passengerId: string,
    readonly agency: string,
    readonly form: ProfileForm,
  ) {
    super();
  }
}

/** An agency changes what it wrote of its passenger, with or without an account. */
@CommandHandler(UpdatePassenger)
export class UpdatePassengerHandler implements ICommandHandler<UpdatePassenger> {
  constructor(
    private readonly profiles: ProfileRepository,
    private readonly write: WriteProfile,
  ) {}

  async execute({ passengerId, agency, form }: UpdatePassenger): Promise<void> {
    await this.write.reserve(form);
    await this.write.execute(await this.profiles.ofPassenger(passengerId, agency), { form }, {});
  }
}
