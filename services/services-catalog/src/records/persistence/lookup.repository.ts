import type { LookupName, LookupValues } from '@bitacora/contracts';
import { findAirport, findCity, findCountry } from '@bitacora/places';
import { Database } from '@bitacora/platform';
import { Injectable } from '@nestjs/common';

type Resolvers = { [Name in LookupName]: (key: string) => Promise<LookupValues[Name] | null> };

/**
 * Turns the id or code that a form sent into the whole thing; null for what does not exist. A row stays as it was read
 * until the running transaction ends, so that no record keeps a name that changed while it was stored.
 */
@Injectable()
export class LookupRepository {
  private readonly resolvers: Resolvers;

  constructor(database: Database) {
    const row = async <Row extends object>(sql: string, key: string): Promise<Row | null> =>
      (await database.query<Row>(sql, [key]))[0] ?? null;
    this.resolvers = {
      food_plan: (key) => row(`select id, name, description from food_plans where id::text = lower(?) for share`, key),
      luggage_type: (key) => row(`select id, name from luggage_types where id::text = lower(?) for share`, key),
      car_type: (key) => row(`select id, branch, model from car_types where id::text = lower(?) for share`, key),
      airport: async (key) => {
        const airport = findAirport(key.toUpperCase());
        if (!airport) return null;
        const city = findCity(airport.city);
        return { id: airport.id, name: airport.name, ...(city ? { city: city.name } : {}) };
      },
      city: async (key) => {
        const city = findCity(key);
        return city
          ? { code: city.code, name: city.name, country: findCountry(city.country)?.name ?? city.country }
          : null;
      },
      country: async (key) => {
        const country = findCountry(key.toUpperCase());
        return country ? { code: country.code, name: country.name } : null;
      },
    };
  }

  resolve(lookup: LookupName, key: string): Promise<LookupValues[LookupName] | null> {
    return this.resolvers[lookup](key);
  }
}
