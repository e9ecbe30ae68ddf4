import type { EventEnvelope, JourneyView } from '@bitacora/contracts';
import { Inbox } from '@bitacora/platform';
import { asTraveller, startTestProcess, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll } from '@jest/globals';
import { bff } from '../../src/bff.process.ts';
import { aHosting, aJourney, anEmployee, aPassenger, aPendingHosting, envelope } from './facts.ts';

/** A BFF that runs for the tests of a suite, and the facts and views that go in and out of it. */
export function runViews() {
  let running: TestProcess | null = null;
  beforeAll(async () => {
    running = await startTestProcess(bff);
  });
  afterAll(() => running?.stop());

  const server = (): TestProcess => {
    if (!running) throw new Error('the BFF is not running');
    return running;
  };

  const receive = async (...envelopes: EventEnvelope[]) => {
    for (const one of envelopes) await server().app.get(Inbox).receive(one);
  };

  const viewOf = (user: string, headers: Record<string, string> = asTraveller(user)) =>
    server().request<JourneyView[]>('GET', `/api/v1/journey/journeys_info/${user}`, { headers });

  /** A traveller with one journey that has one pending hosting. */
  async function aTravellersJourney(changes: Parameters<typeof aJourney>[0] = {}) {
    const traveller = aPassenger();
    const adviser = anEmployee();
    const item = aPendingHosting();
    const journey = aJourney({ passengers: [traveller.id], travel_agent: adviser.id, services: [item], ...changes });
    await receive(
      envelope('identity.passenger-registered', 1, traveller),
      envelope('identity.employee-created', 1, adviser),
      envelope('journeys.journey-created', 1, journey),
    );
    const attached = aHosting({ journey: journey.id, package_service: item.id });
    return { traveller, adviser, item, journey, user: traveller.user_id as string, attached };
  }

  return { server, receive, viewOf, aTravellersJourney };
}
