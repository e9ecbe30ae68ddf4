import type { Coordinate, CoordinateValue } from '@bitacora/contracts';
import { expectValid, expectVersion } from '@bitacora/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isDeepStrictEqual } from 'node:util';
import { fixedPlaceErrors } from '../domain/locked-fields.ts';
import { CoordinateRepository } from '../persistence/coordinate.repository.ts';
import { ServiceRecordRepository } from '../persistence/service-record.repository.ts';

interface Change {
  id: string;
  agency: string;
  name?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  version?: number | undefined;
}

export class UpdateCoordinate extends Command<Coordinate> {
  constructor(readonly change: Change) {
    super();
  }
}

/**
 * Records keep their own copy of a place: all that refer to it change with it, each with its own event. A place that is
 * sent as it is changes nothing, so that the record which is updated next still has the version that its client read.
 */
@CommandHandler(UpdateCoordinate)
export class UpdateCoordinateHandler implements ICommandHandler<UpdateCoordinate> {
  constructor(
    private readonly coordinates: CoordinateRepository,
    private readonly records: ServiceRecordRepository,
  ) {}

  async execute({ change }: UpdateCoordinate): Promise<Coordinate> {
    const present = await this.coordinates.getLocked(change.id, change.agency);
    expectVersion(change.version, present.version);
    const { name = present.name, latitude = present.latitude, longitude = present.longitude } = change;
    const place: CoordinateValue = { id: present.id, name, latitude, longitude };
    if (isDeepStrictEqual({ ...present, ...place }, present)) return present;
    const records = await this.records.findAtPlace(place.id, change.agency);
    const errors = fixedPlaceErrors(present, place, records);
    expectValid(errors);
    for (const record of records) {
      record.movePlace(place);
      await this.records.save(record, 'services-catalog.service-record-updated');
    }
    await this.coordinates.change({ ...place, version: present.version }, change.agency);
    return { ...place, version: present.version + 1 };
  }
}
