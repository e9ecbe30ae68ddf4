import type { PersonContacts } from '@bitacora/contracts';
import type { Caller } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PersonAsKnown } from './person-as-known.ts';

export class GetPersonContacts extends Query<PersonContacts> {
  constructor(
    readonly userId: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(GetPersonContacts)
export class GetPersonContactsHandler implements IQueryHandler<GetPersonContacts> {
  constructor(private readonly persons: PersonAsKnown) {}

  async execute({ userId, caller }: GetPersonContacts): Promise<PersonContacts> {
    const { user_id, contact, emergency_contact } = await this.persons.find(userId, caller);
    return { user_id, contact, emergency_contact };
  }
}
