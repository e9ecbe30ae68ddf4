import type { Coordinate, CoordinateValue } from '@bitacora/contracts';
import { validationMessages as messages } from '@bitacora/contracts/messages';
import { type FieldErrors, InvalidError, NotFoundError } from '@bitacora/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isDeepStrictEqual } from 'node:util';
import { expectVersion } from '../domain/stale-version.ts';
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
    const present = await this.coordinates.findToChange(change.id, change.agency);
    if (!present) throw new NotFoundError();
    expectVersion(change.version, present.version);
    const { name = present.name, latitude = present.latitude, longitude = present.longitude } = change;
    const place: CoordinateValue = { id: present.id, name, latitude, longitude };
    if (isDeepStrictEqual({ ...present, ...place }, present)) return present;
    const errors = await this.moveRecords(present, place, change.agency);
    if (Object.keys(errors).length > 0) throw new InvalidError(errors);
    await this.coordinates.change({ ...place, version: present.version }, change.agency);
    return { ...place, version: present.version + 1 };
  }

  private async moveRecords(present: Coordinate, place: CoordinateValue, agency: string): Promise<FieldErrors> {
    const moved = (['latitude', 'longitude'] as const).filter((axis) => present[axis] !== place[axis]);
    for (const record of await this.records.findAtPlace(place.id, agency)) {
      if (moved.length > 0 && record.isFixedAt(place.id)) {
        return Object.fromEntries(moved.map((axis) => [axis, [messages.locked]]));
      }
      record.movePlace(place);
      await this.records.save(record, 'services-catalog.service-record-updated');
    }
    return {};
  }
}
