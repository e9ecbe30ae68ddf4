import { expect, test } from '@jest/globals';
import { endpoints } from '../../src/index.ts';
import { openApiDocument } from '../../src/http/open-api.ts';

test('every route is published in the OpenAPI document under a name of its own', () => {
  const document = openApiDocument('Bitácora', endpoints);
  const operations = Object.values(document.paths ?? {}).flatMap((path) =>
    Object.values(path as Record<string, { operationId?: string }>).map(({ operationId }) => operationId),
  );
  expect(operations.sort()).toEqual(endpoints.map(({ name }) => name).sort());
  expect(new Set(operations).size).toBe(endpoints.length);
});

test('how objects and lists are sent beside a file is said at every route that takes both, and nowhere else', () => {
  const document = openApiDocument('Bitácora', endpoints);
  const said = Object.values(document.paths ?? {})
    .flatMap((path) => Object.values(path as Record<string, Operation>))
    .filter(({ requestBody }) => requestBody?.description?.includes('under its dotted name (`location.name`)'))
    .map(({ operationId }) => operationId);
  expect(said.sort()).toEqual(
    endpoints
      .filter(({ body, files }) => body && files)
      .map(({ name }) => name)
      .sort(),
  );
  expect(said).toContain('createHosting');
});

interface Operation {
  operationId: string;
  requestBody?: { description?: string };
}
