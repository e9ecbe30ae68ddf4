import { emailByUser, getPersonContacts, getPersonInformation } from '@bitacora/contracts';
import { type Answer, type Call, Endpoint, isStaff, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Limits } from '../credentials/limits.ts';
import { GetEmailOfUser } from '../queries/get-email-of-user.ts';
import { GetPersonContacts } from '../queries/get-person-contacts.ts';
import { GetPersonInformation } from '../queries/get-person-information.ts';
import { usernameOf } from './username.ts';

@Controller()
export class PeopleController {
  constructor(
    private readonly queries: QueryBus,
    private readonly limits: Limits,
  ) {}

  @Endpoint(emailByUser)
  async email(
    @ParsedCall() { params, caller, address }: Call<typeof emailByUser>,
  ): Promise<Answer<typeof emailByUser>> {
    if (!isStaff(caller)) await this.limits.take({ rule: 'email-address', of: address });
    return this.queries.execute(new GetEmailOfUser(usernameOf(params), caller));
  }

  @Endpoint(getPersonInformation)
  information(
    @ParsedCall() { params, caller }: Call<typeof getPersonInformation>,
  ): Promise<Answer<typeof getPersonInformation>> {
    return this.queries.execute(new GetPersonInformation(params.id, caller));
  }

  @Endpoint(getPersonContacts)
  contacts(
    @ParsedCall() { params, caller }: Call<typeof getPersonContacts>,
  ): Promise<Answer<typeof getPersonContacts>> {
    return this.queries.execute(new GetPersonContacts(params.id, caller));
  }
}
