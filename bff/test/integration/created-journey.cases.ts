import { journeyView, type JourneyView } from '@bitacora/contracts';
import { Inbox } from '@bitacora/platform';
import { asStaff, eventually, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { JourneyViews } from '../../src/journey-view/journey-views.ts';
import { aJourney, anEmployee, aPassenger, aPendingHosting, envelope } from './facts.ts';
import { type FakeService, runWithServices } from './fake-service.ts';

const path = `/api/v1/journey/journeys_by_agency/${TEST_AGENCY}`;
const [carlos, lucia] = [aPassenger(), aPassenger({ first_name: 'Lucía', last_name: 'Peñafiel' })];
const adviser = anEmployee();

describe('created journey', () => {
  let server: TestProcess;
  let services: FakeService;

  runWithServices((running) => ({ server, services } = running));
  beforeAll(async () => {
    const inbox = server.app.get(Inbox);
    await inbox.receive(envelope('identity.passenger-registered', 1, carlos));
    await inbox.receive(envelope('identity.passenger-registered', 1, lucia));
    await inbox.receive(envelope('identity.employee-created', 1, adviser));
  });

  /** journeys commits a journey, and answers with its fact. */
  function writes() {
    const journey = aJourney({
      passengers: [lucia.id, carlos.id],
      travel_agent: adviser.id,
      services: [aPendingHosting()],
    });
    const fact = envelope('journeys.journey-created', 1, journey);
    services.answer = (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ body: { id: journey.id }, events: [fact] }));
    return fact;
  }

  const create = () => server.request<JourneyView>('POST', path, { headers: asStaff(), body: {} });
  const rename = (from: string, to: string) => server.database.query(`alter table ${from} rename to ${to}`);

  test('a new journey whose view is not there yet is answered as its view will be', async () => {
    const fact = writes();
    await rename('inbox', 'inbox_away');
    const { status, body } = await create();
    await rename('inbox_away', 'inbox');
    expect([status, journeyView.strict().safeParse(body).error]).toEqual([200, undefined]);
    await server.app.get(Inbox).receive(fact);
    const one = `/api/v1/journey/journey/${fact.aggregate_id}`;
    const { body: view } = await server.request<JourneyView>('GET', one, { headers: asStaff() });
    expect(view.passengers.map(({ first_name }) => first_name)).toEqual(['Lucía', 'Carlos']);
    expect(body).toEqual({ ...view, version: 0 });
  });

  test('a new journey is answered in its shape when nothing at all can be read', async () => {
    const fact = writes();
    const tables = ['inbox', 'journeys', 'passengers'];
    for (const table of tables) await rename(table, `${table}_away`);
    const { status, body } = await create();
    for (const table of tables) await rename(`${table}_away`, table);
    expect([status, journeyView.safeParse(body).error]).toEqual([200, undefined]);
    expect(body).toMatchObject({ journey_id: fact.aggregate_id, passengers: [], travel_agent: null });
    expect(body.services).toHaveLength(1);
  });

  /** A repeat is answered by what the first one did, which writes nothing anew. */
  function repeats({ aggregate_id: id }: ReturnType<typeof writes>): void {
    services.answer = (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ body: { id }, events: [] }));
  }

  test('a repeat of it while the first one is on its way to the views waits for it', async () => {
    const fact = writes();
    repeats(fact);
    const look = jest.spyOn(server.app.get(JourneyViews), 'one');
    const repeated = create();
    await eventually(() => Promise.resolve(expect(look).toHaveBeenCalled()));
    await server.app.get(Inbox).receive(fact);
    expect(await repeated).toMatchObject({ status: 200, body: { journey_id: fact.aggregate_id } });
  });

  test('a repeat of it that the views do not know yet is asked to come again, in no other shape', async () => {
    repeats(writes());
    expect((await create()).status).toBe(503);
  });
});
