import { newId } from '@bitacora/kernel/ids';
import { asTraveller, eventually, startTestProcess, TEST_AGENCY } from '@bitacora/testing';
import { expect, jest, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { journeys } from '../../src/journeys.process.ts';
import { CompletePassengers } from '../../src/projections/complete-passengers.ts';
import { passenger } from './fixture.ts';

jest.setTimeout(30_000);

test('passengers from before accounts were known are read again from identity, also when it comes late', async () => {
  const carlos = newId();
  const known = passenger(newId(), TEST_AGENCY, carlos);
  let isAway = true;
  const identity = createServer((request, response) => {
    const isFirst = request.url === '/internal/snapshots/passengers';
    const snapshots = isFirst ? [{ aggregate_id: known.aggregate_id, aggregate_version: 3, data: known.data }] : [];
    response.writeHead(isAway ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ event: 'identity.passenger-updated', snapshots }));
  });
  await new Promise<void>((resolve) => identity.listen(0, '127.0.0.1', resolve));
  const { port } = identity.address() as AddressInfo;
  const service = await startTestProcess(journeys, { environment: { IDENTITY_URL: `http://127.0.0.1:${port}` } });
  const report = () =>
    service.request('POST', '/api/v1/agency/problem_report', {
      headers: asTraveller(carlos),
      body: { description: 'Algo pasó' },
    });
  try {
    await service.database.query(`insert into known_passengers (id, version, agency) values (?, 0, ?), (?, 0, ?)`, [
      known.aggregate_id,
      TEST_AGENCY,
      newId(),
      TEST_AGENCY,
    ]);
    await service.app.get(CompletePassengers).fill();
    expect((await report()).status).toBe(400);
    isAway = false;
    await eventually(async () => expect((await report()).status).toBe(201), 10_000);
    expect(await service.database.query(`select id, version from known_passengers`)).toEqual([
      { id: known.aggregate_id, version: 3 },
    ]);
  } finally {
    await service.stop();
    identity.closeAllConnections();
    identity.close();
  }
});
