import type { Coordinate } from '@bitacora/contracts';
import { ForeignReferences } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';
import { CoordinateRepository } from '../persistence/coordinate.repository.ts';

const owners = 'select id, agency from coordinates';

/** The places that a request names, each in a field of its own. */
@Injectable()
export class NamedPlaces {
  constructor(
    private readonly coordinates: CoordinateRepository,
    private readonly foreign: ForeignReferences,
  ) {}

  /** Nobody renames or moves it until the running transaction ends. Null for what is not the agency's; another's is noted. */
  async find(field: string, id: string, agency: string): Promise<Coordinate | null> {
    const place = await this.coordinates.findToReferTo(id, agency);
    if (!place) await this.foreign.note(agency, { field, owners }, [id]);
    return place;
  }
}
