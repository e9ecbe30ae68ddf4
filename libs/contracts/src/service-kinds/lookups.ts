import { z } from 'zod';

/**
 * How a form offers a list: `short` whole, `long` searched among what was loaded, `endless` searched by the server
 * country by country.
 */
export type LookupSize = 'short' | 'long' | 'endless';

export interface LookupDefinition<Value extends z.ZodObject, Rows extends string | null> {
  /** Its route. The parameter, where it has one, is what the list belongs to: the city of airports, the country of cities. */
  path: string;
  summary: string;
  /** What a reference is once it is resolved: records keep it and views show it. */
  value: Value;
  /** What a form sends and a select holds. */
  key: (value: z.output<Value>) => string;
  /** How a card and an option show it. */
  text: (value: z.output<Value>) => string;
  /** How a traveller knows it as the place of a time, where it is one. */
  place?: (value: z.output<Value>) => string;
  /** What the information sign beside it explains. */
  tooltip?: (value: z.output<Value>) => string;
  size: LookupSize;
  /** The table of services-catalog that keeps it, with a column for each part of the value; null where libs/places has it. */
  rows: Rows;
}

export const defineLookup = <Value extends z.ZodObject, const Rows extends string | null>(
  definition: LookupDefinition<Value, Rows>,
) => definition;

const id = z.string();
const code = z.string();
const name = z.string();

/** The kind of luggage that says that there is none: a ticket may have it, and nobody asks for it (product 10.8). */
export const NO_LUGGAGE = '01990000-0002-7000-8000-000000000006';

/** The lists that a field may refer to. One that the agency keeps is an entry here, and a migration that makes its rows. */
export const lookups = {
  food_plan: defineLookup({
    path: '/api/v1/utils/food_plan',
    summary: 'Food plans and what each includes',
    value: z.object({ id, name, description: z.string() }),
    key: (plan) => plan.id,
    text: (plan) => plan.name,
    tooltip: ({ description }) => description,
    size: 'short',
    rows: 'food_plans',
  }),
  luggage_type: defineLookup({
    path: '/api/v1/utils/luggage_types',
    summary: 'Kinds of luggage',
    value: z.object({ id, name }),
    key: (type) => type.id,
    text: (type) => type.name,
    size: 'short',
    rows: 'luggage_types',
  }),
  car_type: defineLookup({
    path: '/api/v1/utils/car_type',
    summary: 'Cars by brand and model',
    value: z.object({ id, branch: z.string(), model: z.string() }),
    key: (type) => type.id,
    text: ({ branch, model }) => `${branch}, ${model}`,
    size: 'short',
    rows: 'car_types',
  }),
  airport: defineLookup({
    path: '/api/v1/utils/airports_by_city/:code',
    summary: 'Airports of a city',
    // `city` is its name; records that were stored before it was kept lack it.
    value: z.object({ id, name, city: z.string().optional() }),
    key: (airport) => airport.id,
    // Tickets and boards name an airport by its IATA code, which is its id.
    text: (airport) => `${airport.id} · ${airport.name}`,
    place: (airport) => airport.city || airport.name,
    size: 'short',
    rows: null,
  }),
  city: defineLookup({
    path: '/api/v1/utils/cities_by_countries/:country',
    summary: 'Cities of a country; `search` finds by name, accents and case ignored',
    value: z.object({ code, name, country: z.string() }),
    key: (city) => city.code,
    text: (city) => `${city.country}, ${city.name}`,
    place: (city) => city.name,
    size: 'endless',
    rows: null,
  }),
  country: defineLookup({
    path: '/api/v1/utils/all_countries',
    summary: 'Every country, by its Spanish name',
    value: z.object({ code, name }),
    key: (country) => country.code,
    text: (country) => country.name,
    place: (country) => country.name,
    size: 'long',
    rows: null,
  }),
};

type Lookups = typeof lookups;
export type LookupName = keyof Lookups;
export type LookupValues = { [Name in LookupName]: z.output<Lookups[Name]['value']> };

/** The lists that the agency keeps itself, as rows of services-catalog. */
export type RowLookup = { [Name in LookupName]: Lookups[Name]['rows'] extends string ? Name : never }[LookupName];
/** The lists that libs/places has. */
export type PlaceLookup = Exclude<LookupName, RowLookup>;

export const isRowLookup = (lookup: LookupName): lookup is RowLookup => lookups[lookup].rows !== null;
export const rowLookups = (): RowLookup[] => (Object.keys(lookups) as LookupName[]).filter(isRowLookup);

/** A lookup list whose values' type is not known to the compiler. */
export interface Lookup extends Omit<
  LookupDefinition<z.ZodObject, string | null>,
  'key' | 'text' | 'place' | 'tooltip'
> {
  key: (value: unknown) => string;
  text: (value: unknown) => string;
  place?: (value: unknown) => string;
  tooltip?: (value: unknown) => string;
}

const roots = () => Object.values(lookups).map(({ path }) => path.split('/:')[0] ?? path);

/** Whether an address is that of a lookup list, of whichever city or country. */
export const isLookupPath = (path: string): boolean => roots().some((root) => path.startsWith(root));

/** A lookup list, for code that works with all of them. */
export function lookupOf(lookup: LookupName): Lookup {
  // The table is exact per name; a field's name and its value always come together.
  return lookups[lookup] as unknown as Lookup;
}
