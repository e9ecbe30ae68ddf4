import { describe, expect, test } from '@jest/globals';
import { newId } from '@bitacora/kernel/ids';
import { cases } from './cases.ts';
import { routeNamed, routes } from './documented-routes.ts';
import { expectNothingStored } from './storage.ts';
import { tokens } from './tokens.ts';
import { ask } from './world/ask.ts';
import { World } from './world/world.ts';

describe('the check that nothing is stored', () => {
  const twice = { tries: 2 };

  test('notices rows and files', async () => {
    const world = new World();
    const hosting = async () => void (await world.record('hosting'));
    await expect(expectNothingStored(routeNamed('createHosting'), hosting, twice)).rejects.toThrow(
      /service_records.*object store/,
    );
  });

  test('notices a change of a row that was there', async () => {
    const world = new World();
    const id = await world.coordinate();
    const rename = () => ask<void>('updateCoordinate', { params: { id }, body: { name: newId() }, as: tokens.staff });
    await expect(expectNothingStored(routeNamed('updateCoordinate'), rename, twice)).rejects.toThrow(/coordinates/);
  });
});

describe('the table of cases', () => {
  test('has a row for every route of the OpenAPI document, and none for what is not there', () => {
    expect(routes.map(({ name }) => name).sort()).toEqual(Object.keys(cases).sort());
  });

  test('says who may call as the document does', () => {
    const documented = Object.fromEntries(routes.map(({ name, access }) => [name, access]));
    expect(Object.fromEntries(Object.entries(cases).map(([name, { access }]) => [name, access]))).toEqual(documented);
  });
});
