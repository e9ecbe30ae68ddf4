import { newId } from '@bitacora/kernel/ids';
import { aPassenger, anEvent, asStaff, journeyBody, startTestProcess, TEST_AGENCY } from '@bitacora/testing';
import { expect, jest, test } from '@jest/globals';
import { journeys } from '../../src/journeys.process.ts';
import { CompleteHolders } from '../../src/persistence/complete-holders.ts';
import { deliver, employee, written } from './fixture.ts';

jest.setTimeout(30_000);

test('a journey of before it had a holder gets the one whom the rule names, once everybody is known', async () => {
  const service = await startTestProcess(journeys);
  try {
    const adviser = newId();
    const child = aPassenger({ birth_date: '2020-01-01', email: null });
    const adult = aPassenger({ birth_date: '1980-01-01' });
    const people = [child, adult].map((one) => anEvent('identity.passenger-registered', one));
    await deliver(service, ...people, employee(adviser));
    const { body } = await service.request<{ id: string }>(
      'POST',
      `/api/v1/journey/journeys_by_agency/${TEST_AGENCY}`,
      {
        headers: asStaff(),
        body: journeyBody({ passengers: [child.id, adult.id], travel_agent: adviser }),
      },
    );
    const { id } = body;
    await service.database.query(`update journeys set holder = null where id = ?`, [id]);
    const sweep = () => service.app.get(CompleteHolders).sweep();
    await service.database.query(`update known_passengers set version = 0, birth_date = null`);
    await sweep();
    expect(await written(service, id)).toHaveLength(1);
    await deliver(service, ...[child, adult].map((one) => anEvent('identity.passenger-updated', one)));
    await sweep();
    await sweep();
    expect(await written(service, id)).toMatchObject([
      { name: 'journeys.journey-created' },
      { name: 'journeys.journey-updated', data: { holder: adult.id }, actor: null },
    ]);
  } finally {
    await service.stop();
  }
});
