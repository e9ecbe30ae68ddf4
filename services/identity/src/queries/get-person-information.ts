import type { PersonInformation } from '@bitacora/contracts';
import type { Caller } from '@bitacora/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PersonAsKnown } from './person-as-known.ts';

export class GetPersonInformation extends Query<PersonInformation> {
  constructor(
    readonly userId: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(GetPersonInformation)
export class GetPersonInformationHandler implements IQueryHandler<GetPersonInformation> {
  constructor(private readonly persons: PersonAsKnown) {}

  async execute({ userId, caller }: GetPersonInformation): Promise<PersonInformation> {
    const { contact: _, emergency_contact: __, ...information } = await this.persons.find(userId, caller);
    return information;
  }
}
