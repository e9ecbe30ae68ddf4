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
import { type Answer, type Call, Endpoint, ParsedCall } from '@bitacora/platform';
import { Controller } from '@nestjs/common';
import { OwnLookups } from '../queries/own-lookups.ts';

const MAXIMUM_CITIES = 1000;

@Controller()
export class LookupsController {
  constructor(private readonly own: OwnLookups) {}

  @Endpoint(listCountries)
  countries(): Answer<typeof listCountries> {
    return allCountries().map(({ code, name }) => ({ code, name }));
  }

  @Endpoint(listCities)
  cities(@ParsedCall() { params, query }: Call<typeof listCities>): Answer<typeof listCities> {
    if (!findCountry(params.country)) throw new NotFoundError();
    const search = query.search ?? '';
    return citiesOfCountry(params.country, { search, limit: MAXIMUM_CITIES }).map(({ code, name, region }) => ({
      code,
      name,
      region,
    }));
  }

  @Endpoint(listAirports)
  airports(@ParsedCall() { params }: Call<typeof listAirports>): Answer<typeof listAirports> {
    if (!findCity(params.code)) throw new NotFoundError();
    return airportsServingCity(params.code).map(({ id, name }) => ({ id, name }));
  }

  @Endpoint(listAirlines)
  airlines(): Answer<typeof listAirlines> {
    return allAirlines().map(({ iata, icao, name }) => ({ code: iata, icao: icao || null, name }));
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
