import {
  choices,
  getChoices,
  listAirlines,
  listAirports,
  listCarTypes,
  listCities,
  listCountries,
  listFoodPlans,
  listLuggageTypes,
  pathOf,
} from '@bitacora/contracts';
import { NotFoundError } from '@bitacora/kernel';
import {
  airportsServingCity,
  allAirlines,
  allCountries,
  citiesOfCountry,
  findCity,
  findCountry,
} from '@bitacora/places';
import { type Answer, arrayPage, type Call, Endpoint, listAnswer, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { OwnLookups } from '../queries/own-lookups.ts';

@Controller()
export class LookupsController {
  constructor(private readonly own: OwnLookups) {}

  @Endpoint(listCountries)
  countries(): Answer<typeof listCountries> {
    return allCountries().map(({ code, name }) => ({ code, name }));
  }

  @Endpoint(listCities)
  cities(@ParsedCall() { params, query, reply }: Call<typeof listCities>): Answer<typeof listCities> {
    if (!findCountry(params.country)) throw new NotFoundError();
    const cities = citiesOfCountry(params.country, { search: query.search ?? '' });
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

  @Endpoint(listLuggageTypes)
  luggageTypes(): Promise<Answer<typeof listLuggageTypes>> {
    return this.own.luggageTypes();
  }

  @Endpoint(listFoodPlans)
  foodPlans(): Promise<Answer<typeof listFoodPlans>> {
    return this.own.foodPlans();
  }

  @Endpoint(listCarTypes)
  carTypes(): Promise<Answer<typeof listCarTypes>> {
    return this.own.carTypes();
  }

  @Endpoint(getChoices)
  choices(): Answer<typeof getChoices> {
    return choices;
  }
}
