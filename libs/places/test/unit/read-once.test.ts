import { expect, jest, test } from '@jest/globals';
import * as dataFiles from '../../src/data-files.ts';

const read: string[] = [];
jest.unstable_mockModule('../../src/data-files.ts', () => ({
  ...dataFiles,
  readBytes: (name: Parameters<typeof dataFiles.readBytes>[0]) => {
    read.push(name);
    return dataFiles.readBytes(name);
  },
}));
const { citiesOfCountry } = await import('../../src/cities.ts');

test('however many countries are searched in turn, the file of each is read once', () => {
  const countries = ['US', 'IN', 'DE', 'FR', 'IT', 'MX', 'BR', 'CN', 'RU', 'ES', 'GB', 'JP'];
  for (const search of ['zz', 'san']) countries.forEach((country) => citiesOfCountry(country, { search }));
  expect(read).toEqual(countries.map((country) => `cities/${country}.json`));
});
