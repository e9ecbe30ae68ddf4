import type { PartsOf, BodyOf, registerPassengers } from '@bitacora/contracts';
import type { FieldErrors } from '@bitacora/kernel';
import type { PartialCall, ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { errorsAtTopLevel } from '../domain/errors-at-top-level.ts';
import { documentErrors } from '../domain/registration-form.ts';

type Passengers = PartsOf<BodyOf<typeof registerPassengers>['passengers']>;

/** Whether the documents of a registration fit each other, although other fields of it are wrong. */
@Injectable()
export class RegistrationReferences implements ReferenceCheck<typeof registerPassengers> {
  async brokenReferences({ params, body, caller }: PartialCall<typeof registerPassengers>): Promise<FieldErrors> {
    if (params.ruc !== caller.agency) return {};
    if (body.passengers) return documentErrors(body.passengers);
    // One passenger's fields at top level: the whole body is its parts.
    return errorsAtTopLevel(documentErrors([body as Passengers[number]]), 'passengers.0');
  }
}
