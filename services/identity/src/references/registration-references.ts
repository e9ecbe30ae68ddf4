import type { BodyOf, PartsOf, registerPassengers } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';
import { Database, type PartialCall, type ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { errorsAtTopLevel } from '../domain/errors-at-top-level.ts';
import { documentErrors } from '../domain/registration-form.ts';
import { PassengerRepository } from '../persistence/passenger.repository.ts';
import { PersonRepository } from '../persistence/person.repository.ts';

type Passengers = PartsOf<BodyOf<typeof registerPassengers>['passengers']>;

/** Whether the documents of a registration are somebody's already, although other fields of it are wrong. */
@Injectable()
export class RegistrationReferences implements ReferenceCheck<typeof registerPassengers> {
  constructor(
    private readonly database: Database,
    private readonly persons: PersonRepository,
    private readonly passengers: PassengerRepository,
  ) {}

  async brokenReferences({ params, body, caller }: PartialCall<typeof registerPassengers>): Promise<FieldErrors> {
    if (params.ruc !== caller.agency) return {};
    if (body.passengers) return this.errorsOf(body.passengers, caller.agency);
    // One passenger's fields at top level: the whole body is its parts.
    return errorsAtTopLevel(await this.errorsOf([body as Passengers[number]], caller.agency), 'passengers.0');
  }

  private async errorsOf(passengers: Passengers, agency: string): Promise<FieldErrors> {
    const errors = documentErrors(passengers);
    for (const [index, passenger] of passengers.entries()) {
      const { id_number: idNumber, passport } = passenger ?? {};
      // Without the cédula nobody can say whose the passport is.
      if (idNumber === undefined || (idNumber === null && !passport)) continue;
      const documents = { idNumber, passport: passport ?? null };
      if (!(await this.isKnown(documents, agency))) continue;
      errors[`passengers.${index}.${idNumber === null ? 'passport' : 'id_number'}`] = [messages.passengerExists];
    }
    return errors;
  }

  private isKnown(documents: { idNumber: string | null; passport: string | null }, agency: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const person = await this.persons.findByDocument(documents);
      return person !== null && this.passengers.isKnown(agency, person.id);
    });
  }
}
