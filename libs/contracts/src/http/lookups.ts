import { z } from 'zod';
import { countryCode, optionalText } from '../validation/fields.ts';
import { endpoint } from './endpoint.ts';
import { listOf, pageQuery } from './paging.ts';

const DAY = 24 * 60 * 60;

const lookup = { method: 'GET', owner: 'services-catalog', access: 'public', status: 200, cacheSeconds: DAY } as const;
/** A city as forms choose it. */
const city = z.object({ code: z.string(), name: z.string(), region: z.string() });
export type CityAnswer = z.infer<typeof city>;

const code = z.string();
const name = z.string();
const id = z.string();

export const listCountries = endpoint({
  ...lookup,
  name: 'listCountries',
  path: '/api/v1/utils/all_countries',
  summary: 'Every country, by its Spanish name',
  answer: z.array(z.object({ code, name })),
});

export const listCities = endpoint({
  ...lookup,
  name: 'listCities',
  path: '/api/v1/utils/cities_by_countries/:country',
  summary: 'Cities of a country; `search` finds by name, accents and case ignored',
  params: z.object({ country: countryCode() }),
  query: pageQuery.extend({ search: optionalText(100) }),
  answer: listOf(city),
});

export const listAirports = endpoint({
  ...lookup,
  name: 'listAirports',
  path: '/api/v1/utils/airports_by_city/:code',
  summary: 'Airports of a city',
  params: z.object({ code: z.string().trim().min(1).max(64) }),
  answer: z.array(z.object({ id, name })),
});

export const listAirlines = endpoint({
  ...lookup,
  name: 'listAirlines',
  path: '/api/v1/utils/airline',
  summary: 'Airlines with their IATA and ICAO codes',
  query: pageQuery,
  answer: listOf(z.object({ code, icao: z.string().nullable(), name })),
});

export const listLuggageTypes = endpoint({
  ...lookup,
  name: 'listLuggageTypes',
  path: '/api/v1/utils/luggage_types',
  summary: 'Kinds of luggage',
  answer: z.array(z.object({ id, name })),
});

export const listFoodPlans = endpoint({
  ...lookup,
  name: 'listFoodPlans',
  path: '/api/v1/utils/food_plan',
  summary: 'Food plans and what each includes',
  answer: z.array(z.object({ id, name, description: z.string() })),
});

export const listCarTypes = endpoint({
  ...lookup,
  name: 'listCarTypes',
  path: '/api/v1/utils/car_type',
  summary: 'Cars by brand and model',
  answer: z.array(z.object({ id, branch: z.string(), model: z.string() })),
});

const labels = z.record(z.string(), z.string());

export const getChoices = endpoint({
  ...lookup,
  name: 'getChoices',
  path: '/api/v1/utils/choices',
  summary: 'Labels of the closed lists',
  answer: z.object({
    service_directions: labels,
    travel_directions: labels,
    genders: labels,
    civil_statuses: labels,
    payment_methods: labels,
    problem_topics: labels,
  }),
});
