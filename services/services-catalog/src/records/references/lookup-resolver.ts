import { isRowLookup, type LookupName, type LookupValues, type PlaceLookup } from '@bitacora/contracts';
import { findAirport, findCity, findCountry } from '@bitacora/places';
import { Injectable } from '@nestjs/common';
import { OwnLookups } from '../queries/own-lookups.ts';

const places: { readonly [Name in PlaceLookup]: (key: string) => LookupValues[Name] | null } = {
  airport: (key) => {
    const airport = findAirport(key.toUpperCase());
    if (!airport) return null;
    const city = findCity(airport.city);
    return { id: airport.id, name: airport.name, ...(city ? { city: city.name } : {}) };
  },
  city: (key) => {
    const city = findCity(key);
    if (!city) return null;
    return { code: city.code, name: city.name, country: findCountry(city.country)?.name ?? city.country };
  },
  country: (key) => {
    const country = findCountry(key.toUpperCase());
    return country ? { code: country.code, name: country.name } : null;
  },
};

/**
 * Turns the id or code that a form sent into the whole thing; null for what does not exist. A row stays as it was read
 * until the running transaction ends, so that no record keeps a name that changed while it was stored.
 */
@Injectable()
export class LookupResolver {
  constructor(private readonly own: OwnLookups) {}

  async resolve(lookup: LookupName, key: string): Promise<LookupValues[LookupName] | null> {
    return isRowLookup(lookup) ? this.own.find(lookup, key) : places[lookup](key);
  }
}
