import type { createDesignedPackage, updateDesignedPackage, updateDesignedPackageByBody } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import type { FieldErrors } from '@bitacora/kernel';
import { findCity } from '@bitacora/places';
import type { PartialCall, ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

type Route = typeof createDesignedPackage | typeof updateDesignedPackage | typeof updateDesignedPackageByBody;

/** What is wrong with the city that a designed package goes to; nothing when it was not sent. */
export const destinationErrors = (code: string | undefined): FieldErrors =>
  code === undefined || findCity(code) ? {} : { destination_city: [messages.notChoice] };

@Injectable()
export class DesignedPackageReferences implements ReferenceCheck<Route> {
  async brokenReferences({ body }: PartialCall<Route>): Promise<FieldErrors> {
    return destinationErrors(body.destination_city);
  }
}
