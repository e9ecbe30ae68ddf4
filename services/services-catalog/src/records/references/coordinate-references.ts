import type { updateCoordinate, updateCoordinateByBody } from '@bitacora/contracts';
import type { FieldErrors } from '@bitacora/kernel';
import { Database, idOfTarget, type PartialCall, type ReferenceCheck } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { fixedPlaceErrors } from '../domain/locked-fields.ts';
import { ServiceRecordRepository } from '../persistence/service-record.repository.ts';
import { NamedPlaces } from './named-places.ts';

type Route = typeof updateCoordinate | typeof updateCoordinateByBody;

/** Whether a place that shall move may, although something else of the change is wrong. */
@Injectable()
export class CoordinateReferences implements ReferenceCheck<Route> {
  constructor(
    private readonly database: Database,
    private readonly places: NamedPlaces,
    private readonly records: ServiceRecordRepository,
  ) {}

  async brokenReferences(call: PartialCall<Route>): Promise<FieldErrors> {
    const { body, caller } = call;
    const id = idOfTarget(call);
    if (!id) return {};
    return this.database.transaction(async () => {
      const present = await this.places.find('id', id, caller.agency);
      return present ? fixedPlaceErrors(present, body, await this.records.findAtPlace(id, caller.agency)) : {};
    });
  }
}
