import { AppError, type ErrorKind } from '@bitacora/kernel';
import { Database, processEnvironment, ServiceClient } from '@bitacora/platform';
import { productionSettings } from '@bitacora/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import { z } from 'zod';

let [status, client]: [number, ServiceClient | null] = [200, null];
const service = createServer((_request, response) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end('{"detail": "No puede ser", "code": "no"}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const environment = processEnvironment.parse(productionSettings);
  const database: Database = Object.create(Database.prototype, { inTransaction: { value: false } });
  client = new ServiceClient(Object.assign(environment, { JOURNEYS_URL: `http://127.0.0.1:${port}` }), database);
});
afterAll(() => {
  service.close();
});

const asked = async (answered: number): Promise<unknown> => {
  status = answered;
  return client
    ?.find({ owner: 'journeys', path: '/internal/a', answer: z.unknown() }, {})
    .catch((error: unknown) => error);
};

const refusals: [number, ErrorKind][] = [
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [408, 'too-slow'],
  [409, 'conflict'],
  [413, 'too-large'],
  [415, 'unsupported-media'],
  [422, 'key-reused'],
  [429, 'rate-limited'],
];
test.each(refusals)("a service's %s stays that refusal, with its words", async (answered, kind) => {
  expect(await asked(answered)).toMatchObject({ kind, code: 'no', message: 'No puede ser' });
});

test.each([418, 500, 502, 503])('a service that answers %s is away', async (answered) => {
  const error = await asked(answered);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ kind: 'unavailable', code: 'service_unavailable' });
});
