import { z } from 'zod';
import { countryCode, optionalText, text } from '../validation/fields.ts';
import { lookups, type RowLookup, rowLookups } from '../service-kinds/lookups.ts';
import { endpoint, type EndpointDefinition } from './endpoint.ts';
import { listOf, pageQuery } from './paging.ts';

const DAY = 24 * 60 * 60;

const lookup = {
  method: 'GET',
  owner: 'services-catalog',
  access: 'public',
  // Whoever is logged in has a turn of the own, also among many behind one address.
  readsCaller: true,
  status: 200,
  cacheSeconds: DAY,
} as const;
/** A city as forms choose it. */
const city = z.object({ code: z.string(), name: z.string(), region: z.string() });
export type CityAnswer = z.infer<typeof city>;

const code = z.string();
const name = z.string();
const id = z.string();

export const listCountries = endpoint({
  ...lookup,
  name: 'listCountries',
  path: lookups.country.path,
  summary: lookups.country.summary,
  answer: z.array(z.object({ code, name })),
});

export const listCities = endpoint({
  ...lookup,
  name: 'listCities',
  path: lookups.city.path,
  summary: lookups.city.summary,
  params: z.object({ country: countryCode() }),
  query: pageQuery.extend({ search: optionalText(100) }),
  answer: listOf(city),
});

export const listAirports = endpoint({
  ...lookup,
  name: 'listAirports',
  path: lookups.airport.path,
  summary: lookups.airport.summary,
  params: z.object({ code: text(64) }),
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

const pascal = (name: string) => name.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

const rowsEndpoint = <Name extends RowLookup>(list: Name) => {
  const { path, summary, value, rows } = lookups[list];
  return endpoint({ ...lookup, name: `list${pascal(rows)}`, path, summary, answer: z.array(value) });
};

/** The routes of the lists that the agency keeps, made from their entries. */
export const rowLookupEndpoints = Object.fromEntries(rowLookups().map((list) => [list, rowsEndpoint(list)])) as {
  [Name in RowLookup]: ReturnType<typeof rowsEndpoint<Name>>;
};

/** The same by operation id, for the list of every route. */
export const rowLookupRoutes: Record<string, EndpointDefinition> = Object.fromEntries(
  Object.values(rowLookupEndpoints).map((route) => [route.name, route]),
);

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
