export { allAirlines } from './airlines.ts';
export { airportsOfCity, airportsServingCity, findAirport } from './airports.ts';
export { citiesOfCountry, findCities, findCity, type CitySearch, type FoundCities } from './cities.ts';
export { allCountries, findCountry } from './countries.ts';
export { kilometresBetween, type Point } from './distance.ts';
export { timeZoneAt } from './time-zone.ts';
export type { Airline, Airport, City, Country } from './types.ts';
