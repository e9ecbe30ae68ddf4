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
