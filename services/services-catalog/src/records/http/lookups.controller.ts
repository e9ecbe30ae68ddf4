import {
  choices,
  getChoices,
  listAirlines,
  listAirports,
  listCities,
  listCountries,
  pathOf,
  rowLookupEndpoints,
  rowLookups,
} from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import { airportsServingCity, allAirlines, allCountries, findCities, findCity, findCountry } from '@bitacora/places';
import { type Answer, arrayPage, type Call, Endpoint, listAnswer, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { OwnLookups } from '../queries/own-lookups.ts';

@Controller()
export class LookupsController {
  constructor(readonly own: OwnLookups) {}

  @Endpoint(listCountries)
  countries(): Answer<typeof listCountries> {
    return allCountries().map(({ code, name }) => ({ code, name }));
  }

  @Endpoint(listCities)
  cities(@ParsedCall() { params, query, reply }: Call<typeof listCities>): Answer<typeof listCities> {
    if (!findCountry(params.country)) throw new NotFoundError();
    const cities = findCities(params.country, query.search ?? '');
    const page = arrayPage(cities, ({ code }) => code, query);
    const results = page.results.map(({ code, name, region }) => ({ code, name, region }));
    const asked = { ...query, search: query.search ?? undefined };
    return listAnswer({ ...page, results }, asked, pathOf(listCities, params), reply);
  }

  @Endpoint(listAirports)
  airports(@ParsedCall() { params }: Call<typeof listAirports>): Answer<typeof listAirports> {
    if (!findCity(params.code)) throw new NotFoundError();
    return airportsServingCity(params.code).map(({ id, name }) => ({ id, name }));
  }

  @Endpoint(listAirlines)
  airlines(@ParsedCall() { query, reply }: Call<typeof listAirlines>): Answer<typeof listAirlines> {
    const airlines = allAirlines().map(({ iata, icao, name }) => ({ code: iata, icao: icao || null, name }));
    const page = arrayPage(airlines, ({ code, icao, name }) => `${code} ${icao} ${name}`, query);
    return listAnswer(page, query, pathOf(listAirlines), reply);
  }

  @Endpoint(getChoices)
  choices(): Answer<typeof getChoices> {
    return choices;
  }
}

// The lists that the agency keeps have a method each, bound here from their entries.
for (const list of rowLookups()) {
  const endpoint = rowLookupEndpoints[list];
  const { prototype } = LookupsController;
  const descriptor: PropertyDescriptor = {
    configurable: true,
    value(this: LookupsController) {
      return this.own.list(list);
    },
  };
  Object.defineProperty(prototype, endpoint.name, descriptor);
  Endpoint(endpoint)(prototype, endpoint.name, descriptor);
}
