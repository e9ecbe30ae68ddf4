import { describe, expect, test } from '@jest/globals';
import {
  airportsOfCity,
  airportsServingCity,
  allAirlines,
  allCountries,
  citiesOfCountry,
  findAirport,
  findCities,
  findCity,
  findCountry,
} from '../../src/index.ts';

describe('countries', () => {
  test('every country has a Spanish name, and the list is in the order of the Spanish alphabet', () => {
    const names = allCountries().map(({ name }) => name);
    expect(names).toHaveLength(250);
    expect(names).toEqual([...names].sort(new Intl.Collator('es').compare));
  });

  test('Ecuador is dialled by +593', () => {
    expect(findCountry('EC')).toEqual({ code: 'EC', name: 'Ecuador', dialling_codes: ['+593'] });
  });

  test('a country that does not exist is not found, whatever is asked', () => {
    for (const code of ['ZZ', 'ec', '', '../..', '__proto__']) {
      expect(findCountry(code)).toBeUndefined();
      expect(citiesOfCountry(code)).toEqual([]);
    }
  });
});

describe('cities', () => {
  test('Guayaquil is a city of Guayas with its accents, its place and its zone', () => {
    expect(findCity('EC-GYE')).toEqual({
      code: 'EC-GYE',
      name: 'Guayaquil',
      country: 'EC',
      region: 'Guayas',
      latitude: expect.closeTo(-2.19, 1),
      longitude: expect.closeTo(-79.88, 1),
      time_zone: 'America/Guayaquil',
    });
    expect(findCity('EC-10-samborondon')).toMatchObject({ name: 'Samborondón', region: 'Guayas' });
  });

  test('a code that nobody wrote is not found, whatever is asked', () => {
    for (const code of ['EC-XXX', 'EC', '', '../countries', 'ZZ-ZZZ']) expect(findCity(code)).toBeUndefined();
  });

  test('a search ignores accents and case and puts the city with an airport first among equals', () => {
    expect(citiesOfCountry('EC', { search: 'GUÁ', limit: 2 }).map(({ code }) => code)).toEqual([
      'EC-GYE',
      'EC-08-guabo',
    ]);
    expect(citiesOfCountry('EC', { search: 'canar' })[0]).toMatchObject({ name: 'Cañar' });
  });

  test('a name that begins with the text stands before one that only holds it', () => {
    const names = citiesOfCountry('EC', { search: 'loja' }).map(({ name }) => name);
    expect(names[0]).toBe('Loja');
    expect(names).toContain('Lago Agrio (Nueva Loja)');
  });

  test('the cities of a region are found by its name, after those that are named so', () => {
    const names = citiesOfCountry('EC', { search: 'galápagos' }).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Baltra', 'Puerto Ayora', 'Puerto Villamil', 'San Cristóbal']));
  });

  test('well-known foreign cities are shown in Spanish and found in both languages', () => {
    expect(citiesOfCountry('GB', { search: 'londres', limit: 1 })[0]).toMatchObject({ code: 'GB-LON' });
    expect(citiesOfCountry('GB', { search: 'london', limit: 1 })[0]).toMatchObject({ name: 'Londres' });
  });

  test('a text in a script that no name is written in finds nothing', () => {
    expect(citiesOfCountry('EC', { search: '東京' })).toEqual([]);
  });

  test('the rows of a country are read as far as somebody asks for them, from where a code stands', () => {
    const found = findCities('US', 'san');
    expect(found.length).toBeGreaterThan(100);
    const [third] = found.slice(2, 3);
    expect(found.positionOf(third?.code ?? '')).toBe(2);
    for (const code of ['EC-GYE', 'US-', '']) expect(found.positionOf(code)).toBe(-1);
  });

  test('without a search the cities come by name, as many as asked', () => {
    const names = citiesOfCountry('EC', { limit: 3 }).map(({ name }) => name);
    expect(names).toEqual(['Abdón Calderón', 'Achupallas', 'Aguas Negras']);
    expect(citiesOfCountry('EC').length).toBeGreaterThan(500);
  });
});

describe('airports', () => {
  test.each([
    ['GYE', 'EC-GYE', 'Guayaquil', 'America/Guayaquil'],
    ['UIO', 'EC-UIO', 'Quito', 'America/Guayaquil'],
    ['CUE', 'EC-CUE', 'Cuenca', 'America/Guayaquil'],
    ['MEC', 'EC-MEC', 'Manta', 'America/Guayaquil'],
    ['LOH', 'EC-LOH', 'Loja', 'America/Guayaquil'],
    ['LGQ', 'EC-LGQ', 'Lago Agrio (Nueva Loja)', 'America/Guayaquil'],
    ['SUQ', 'EC-SUQ', 'Sucúa', 'America/Guayaquil'],
    ['GPS', 'EC-GPS', 'Baltra', 'Pacific/Galapagos'],
    ['SCY', 'EC-SCY', 'San Cristóbal', 'Pacific/Galapagos'],
    ['IBB', 'EC-IBB', 'Puerto Villamil', 'Pacific/Galapagos'],
    ['LGW', 'GB-LON', 'Londres', 'Europe/London'],
    ['PTY', 'PA-PTY', 'Ciudad de Panamá', 'America/Panama'],
  ])('%s belongs to %s', (id, code, name, zone) => {
    expect(findAirport(id)).toMatchObject({ id, city: code, time_zone: zone });
    expect(findCity(code)).toMatchObject({ name, time_zone: zone });
    expect(airportsOfCity(code).map((airport) => airport.id)).toContain(id);
  });

  test('an airport is called in Spanish where Spanish is spoken', () => {
    expect(findAirport('GYE')?.name).toBe('Aeropuerto Internacional José Joaquín de Olmedo');
    expect(findAirport('LHR')?.name).toBe('London Heathrow Airport');
  });

  test('a city without an airport is served by the nearest ones of its country', () => {
    expect(airportsOfCity('EC-01-puerto-ayora')).toEqual([]);
    expect(airportsServingCity('EC-01-puerto-ayora')[0]?.id).toBe('GPS');
    expect(airportsServingCity('EC-10-samborondon').map(({ id }) => id)).toEqual(['GYE']);
    expect(airportsServingCity('EC-GYE').map(({ id }) => id)).toEqual(['GYE']);
    expect(airportsServingCity('EC-XXX')).toEqual([]);
  });

  test('the main airports of a city come before the small ones, and seaplane and air bases last', () => {
    const ids = (code: string) => airportsOfCity(code).map(({ id }) => id);
    expect(ids('US-NYC')).toEqual(['EWR', 'JFK', 'LGA', 'NYS']);
    expect(ids('US-MIA')[0]).toBe('MIA');
    expect(ids('US-MIA').at(-1)).toBe('MPB');
    expect(ids('FR-PAR').at(-1)).toBe('VIY');
    expect(airportsServingCity('US-PA-lima')[0]?.id).toBe('PHL');
  });

  test('an unknown airport is not found', () => {
    for (const id of ['QQQ', 'gye', '', 'constructor']) expect(findAirport(id)).toBeUndefined();
  });
});

test('every airline has one code, LATAM Ecuador, JetBlue and Volaris among them', () => {
  const byCode = new Map(allAirlines().map(({ iata, name }) => [iata, name]));
  expect(byCode.size).toBe(allAirlines().length);
  expect([byCode.get('XL'), byCode.get('B6'), byCode.get('Y4')]).toEqual(['LATAM Ecuador', 'JetBlue', 'Volaris']);
});
