import type { Coordinate, CoordinateValue } from '@bitacora/contracts';
import { StaleVersionError } from '@bitacora/kernel';
import { Database, ownOf } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

/** Places on the map of an agency. They are no aggregate: records keep their own copy, and tell when it changes. */
@Injectable()
export class CoordinateRepository {
  constructor(private readonly database: Database) {}

  /** A place that a record shall refer to: nobody renames or moves it until the running transaction ends. */
  async findToReferTo(id: string, agency: string): Promise<Coordinate | null> {
    const [place] = await this.database.query<Coordinate>(
      `select id, name, latitude, longitude, version from coordinates where id = ? and agency = ? for share`,
      [id, agency],
    );
    return place ?? null;
  }

  /**
   * A place that is renamed or moved: whoever stores a record there has done so, or waits and reads the new one. Throws
   * `not-found` when the agency has none of that id.
   */
  async getLocked(id: string, agency: string): Promise<Coordinate> {
    const [place] = await this.database.query<Coordinate & { agency: string }>(
      `select id, agency, name, latitude, longitude, version from coordinates where id = ? for update`,
      [id],
    );
    const { agency: _, ...own } = ownOf(place, agency);
    return own;
  }

  async add({ id, name, latitude, longitude }: CoordinateValue, agency: string): Promise<void> {
    await this.database.query(
      `insert into coordinates (id, agency, name, latitude, longitude) values (?, ?, ?, ?, ?)`,
      [id, agency, name, latitude, longitude],
    );
  }

  /** Throws `conflict` when somebody else changed it since `version`. */
  async change({ id, name, latitude, longitude, version }: Coordinate, agency: string): Promise<void> {
    const [changed] = await this.database.query(
      `update coordinates set name = ?, latitude = ?, longitude = ?, version = version + 1
       where id = ? and agency = ? and version = ? returning id`,
      [name, latitude, longitude, id, agency, version],
    );
    if (!changed) {
      throw new StaleVersionError();
    }
  }
}
