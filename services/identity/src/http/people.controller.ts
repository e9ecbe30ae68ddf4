import {
  emailByUser,
  getPersonContacts,
  getPersonInformation,
  updateContact,
  updateEmergencyContact,
  updatePerson,
  updateUser,
} from '@bitacora/contracts';
import { type Answer, type Call, Commands, Endpoint, isStaff, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DocumentTries } from '../credentials/document-tries.ts';
import { Limits } from '../credentials/limits.ts';
import { GetEmailOfUser } from '../queries/get-email-of-user.ts';
import { GetProfile } from '../queries/get-profile.ts';
import { contactsOf, informationOf } from '../queries/profile-parts.ts';
import { ProfileReferences } from '../references/profile-references.ts';
import { UpdateProfile } from '../use-cases/update-profile.ts';
import { usernameOf } from './username.ts';

@Controller()
export class PeopleController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly limits: Limits,
    private readonly tries: DocumentTries,
  ) {}

  @Endpoint(emailByUser)
  async email(
    @ParsedCall() { params, caller, address }: Call<typeof emailByUser>,
  ): Promise<Answer<typeof emailByUser>> {
    await this.limits.take(
      isStaff(caller)
        ? { rule: 'email-staff', of: caller.userId, userId: caller.userId }
        : { rule: 'email-address', of: address },
    );
    return this.queries.execute(new GetEmailOfUser(usernameOf(params), caller));
  }

  @Endpoint(getPersonInformation)
  async information(
    @ParsedCall() { params, caller }: Call<typeof getPersonInformation>,
  ): Promise<Answer<typeof getPersonInformation>> {
    return informationOf(await this.queries.execute(new GetProfile({ userId: params.id }, caller)));
  }

  @Endpoint(getPersonContacts)
  async contacts(
    @ParsedCall() { params, caller }: Call<typeof getPersonContacts>,
  ): Promise<Answer<typeof getPersonContacts>> {
    return contactsOf(await this.queries.execute(new GetProfile({ userId: params.id }, caller)));
  }

  @Endpoint(updatePerson, ProfileReferences)
  async updatePerson(
    @ParsedCall() { params, body, caller }: Call<typeof updatePerson>,
  ): Promise<Answer<typeof updatePerson>> {
    const { user_id: userId } = await this.queries.execute(new GetProfile({ document: params.id_number }, caller));
    const { version, ...personal } = body;
    const update = { userId, caller, form: { personal, version }, part: 'personal' } as const;
    return this.tries.countedFor(caller, () => this.commands.execute(new UpdateProfile(update, informationOf)));
  }

  @Endpoint(updateContact, ProfileReferences)
  updateContact(
    @ParsedCall() { params, body, caller }: Call<typeof updateContact>,
  ): Promise<Answer<typeof updateContact>> {
    const { version, current_password: password, ...contact } = body;
    const update = { userId: params.id, caller, form: { contact, version }, password, part: 'contact' } as const;
    return this.commands.execute(new UpdateProfile(update, contactsOf));
  }

  @Endpoint(updateEmergencyContact, ProfileReferences)
  updateEmergencyContact(
    @ParsedCall() { params, body, caller }: Call<typeof updateEmergencyContact>,
  ): Promise<Answer<typeof updateEmergencyContact>> {
    const { version, ...contact } = body;
    const form = { emergency_contact: contact, version };
    return this.commands.execute(
      new UpdateProfile({ userId: params.id, caller, form, part: 'emergency_contact' }, contactsOf),
    );
  }

  @Endpoint(updateUser, ProfileReferences)
  updateUser(@ParsedCall() { params, body, caller }: Call<typeof updateUser>): Promise<Answer<typeof updateUser>> {
    return this.commands.execute(
      new UpdateProfile({ userId: params.id, caller, form: { user: body }, part: 'user' }, (profile) => profile.user),
    );
  }
}
