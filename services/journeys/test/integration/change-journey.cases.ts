import type { JourneySnapshot } from '@bitacora/contracts';
import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { SecurityLog } from '@bitacora/platform';
import {
  anAgency,
  anEvent,
  aPassenger,
  asRole,
  asStaff,
  asTraveller,
  OTHER_AGENCY,
  startTestProcess,
  TEST_AGENCY,
  type TestProcess,
} from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { journeys } from '../../src/journeys.process.ts';
import { attachment, deliver, employee, itemsOf, passenger, passengerActive, written } from './fixture.ts';

const today = dayAt(new Date());
/** An agency that says by itself when its balances are due. */
const OWN_TERMS = '1790098765001';
const [carlos, ana, mateo, stranger, adviser] = [newId(), newId(), newId(), newId(), newId()];

describe('change journey', () => {
  let service: TestProcess;
  beforeAll(async () => {
    service = await startTestProcess(journeys);
    const person = (id: string, birth_date: string, email: string | null) =>
      anEvent('identity.passenger-registered', aPassenger({ id, birth_date, email }));
    await deliver(
      service,
      person(carlos, '1985-03-01', 'carlos@ejemplo.ec'),
      person(ana, '1986-06-30', null),
      person(mateo, '2018-02-11', null),
      passenger(stranger, OTHER_AGENCY),
      employee(adviser),
    );
  });
  afterAll(() => service.stop());

  const call = (method: 'POST' | 'PATCH', path: string, body: unknown = {}, headers = asStaff()) =>
    service.request<{ id: string }>(method, `/api/v1/journey/${path}`, { headers, body });

  const saleOf = (changes: Record<string, unknown>) => ({
    passengers: [mateo, ana, carlos],
    start_city: 'EC-GYE',
    destination_city: 'EC-GPS',
    travel_date: addDays(today, 40),
    return_date: addDays(today, 45),
    purchase_date: today,
    cost: 1500,
    travel_direction: 'IV',
    travel_agent: adviser,
    services: [{ kind: 'hosting' }, { kind: 'air_ticket', travel_direction: 'V' }],
    ...changes,
  });

  async function sold(changes: Record<string, unknown> = {}): Promise<string> {
    const { body } = await call('POST', `journeys_by_agency/${TEST_AGENCY}`, saleOf(changes));
    return body.id;
  }

  const factsOf = async (id: string) => (await written(service, id)).map(({ name }) => name);
  async function toldOf(id: string): Promise<JourneySnapshot> {
    return (await written(service, id)).at(-1)?.data as JourneySnapshot;
  }
  const firstItem = async (journey: string) => (await itemsOf(service, journey))[0]?.id ?? '';
  const cancellation = { reason: 'Enfermedad de un pasajero', retained: '250.50' };

  describe('a new journey', () => {
    test('is held by the first adult with an e-mail, and to be paid fifteen days before travel', async () => {
      expect(await toldOf(await sold())).toMatchObject({ holder: carlos, balance_due: addDays(today, 25) });
    });

    test('is to be paid on the day of its purchase when it leaves before', async () => {
      const id = await sold({ travel_date: addDays(today, 3), return_date: '' });
      expect(await toldOf(id)).toMatchObject({ balance_due: today });
    });

    test('is to be paid as many days before travel as its agency says', async () => {
      const settings = anAgency({ ruc: OWN_TERMS, balance_due_days: 10 });
      const [person, seller] = [newId(), newId()];
      await deliver(
        service,
        anEvent('identity.agency-settings-changed', settings),
        passenger(person, OWN_TERMS),
        employee(seller, { agency: OWN_TERMS }),
      );
      const sale = saleOf({ passengers: [person], travel_agent: seller });
      const { body } = await call('POST', `journeys_by_agency/${OWN_TERMS}`, sale, asStaff(OWN_TERMS));
      expect(await toldOf(body.id)).toMatchObject({ balance_due: addDays(today, 30) });
    });

    test('has the holder and the day that staff choose', async () => {
      const id = await sold({ holder: ana, balance_due: addDays(today, 30) });
      expect(await toldOf(id)).toMatchObject({ holder: ana, balance_due: addDays(today, 30) });
    });

    test('is held by nobody else than who travels, and not to be paid before it is bought', async () => {
      const path = `journeys_by_agency/${TEST_AGENCY}`;
      const { body } = await call('POST', path, {
        passengers: [ana],
        holder: carlos,
        purchase_date: today,
        balance_due: '2020-01-01',
      });
      expect(body).toMatchObject({ holder: [expect.any(String)], balance_due: [expect.any(String)] });
    });
  });

  describe('a child', () => {
    const refused = { status: 400, body: { holder: ['El titular debe ser mayor de edad.'] } };
    const offer = (changes: Record<string, unknown>) =>
      call('POST', `journeys_by_agency/${TEST_AGENCY}`, saleOf(changes));

    test('holds no journey on which an adult travels', async () => {
      expect(await offer({ holder: mateo })).toMatchObject(refused);
      expect(await call('PATCH', `journey/${await sold()}`, { holder: mateo })).toMatchObject(refused);
    });

    test('is judged by the day of travel, and holds what only children travel on', async () => {
      const grownUp = { travel_date: '2036-02-11', return_date: '' };
      expect((await offer({ holder: mateo, ...grownUp })).status).toBe(200);
      expect(await offer({ holder: mateo, ...grownUp, travel_date: '2036-02-10' })).toMatchObject(refused);
      expect((await offer({ holder: mateo, passengers: [mateo] })).status).toBe(200);
    });

    test('who holds a journey goes on, also when an adult comes along', async () => {
      const id = await sold({ holder: mateo, passengers: [mateo] });
      const changed = await call('PATCH', `journey/${id}`, { passengers: [mateo, ana], holder: mateo });
      expect(changed.status).toBe(200);
      expect(await toldOf(id)).toMatchObject({ holder: mateo });
    });
  });

  describe('a change of a journey', () => {
    test('says all that it is from then on, and leaves the rest', async () => {
      const id = await sold();
      const answer = await call('PATCH', `journey/${id}`, {
        cost: '1800.75',
        travel_date: addDays(today, 41),
        version: 1,
      });
      expect(answer).toMatchObject({ status: 200, body: { id } });
      expect(await toldOf(id)).toMatchObject({
        cost_cents: 180_075,
        travel_date: addDays(today, 41),
        return_date: addDays(today, 45),
        passengers: [mateo, ana, carlos],
      });
    });

    test('keeps since when each of its services is sold', async () => {
      const id = await sold();
      const before = (await toldOf(id)).services;
      const began = Date.now();
      const services = [...before.map(({ id, kind }) => ({ id, kind })), { kind: 'visa' }];
      await call('PATCH', `journey/${id}`, { services });
      const after = (await toldOf(id)).services;
      const soldAt = (items: typeof after, item: string) => items.find(({ id }) => id === item)?.added_at;
      for (const { id: item } of before) {
        expect(soldAt(after, item)).toBe(soldAt(before, item));
        expect(Date.parse(soldAt(after, item) ?? '')).toBeLessThanOrEqual(began);
      }
      const visa = after.find(({ kind }) => kind === 'visa');
      expect(Date.parse(visa?.added_at ?? '')).toBeGreaterThanOrEqual(began);
    });

    test('takes the clock of another destination along', async () => {
      const id = await sold();
      expect((await call('PATCH', `journey/${id}`, { destination_city: 'EC-UIO' })).status).toBe(200);
      expect(await toldOf(id)).toMatchObject({
        destination_city: { code: 'EC-UIO' },
        destination_time_zone: 'America/Guayaquil',
      });
    });

    test('keeps the holder who still travels, and finds another for one who does not', async () => {
      const id = await sold({ holder: ana });
      await call('PATCH', `journey/${id}`, { passengers: [mateo, ana] });
      expect(await toldOf(id)).toMatchObject({ passengers: [mateo, ana], holder: ana });
      await call('PATCH', `journey/${id}`, { passengers: [mateo, carlos] });
      expect(await toldOf(id)).toMatchObject({ holder: carlos });
    });

    test('takes nobody on who is deactivated, and keeps who is on it already', async () => {
      const [former, other] = [newId(), newId()];
      await deliver(service, passenger(former), passengerActive(other, false, 2));
      const id = await sold({ passengers: [former, carlos] });
      await deliver(service, passengerActive(former, false, 2));
      const passengers = [carlos, former, other];
      expect(await call('PATCH', `journey/${id}`, { passengers })).toMatchObject({
        status: 400,
        body: { 'passengers.2': [expect.stringContaining('desactivado')] },
      });
      // Also beside what breaks a rule in itself.
      const { body } = await call('PATCH', `journey/${id}`, { passengers, cost: 'x' });
      expect(Object.keys(body).sort()).toEqual(['cost', 'passengers.2']);
      expect((await call('PATCH', `journey/${id}`, { passengers: [carlos, former], cost: 9 })).status).toBe(200);
    });

    test('has no holder anew who is deactivated, and keeps one who was it already', async () => {
      const [former, holding] = [newId(), newId()];
      await deliver(service, passenger(former), passenger(holding));
      const id = await sold({ passengers: [former, holding, carlos], holder: holding });
      await deliver(service, passengerActive(former, false, 2), passengerActive(holding, false, 2));
      expect(await call('PATCH', `journey/${id}`, { holder: former })).toMatchObject({
        status: 400,
        body: { holder: [expect.stringContaining('desactivado')] },
      });
      expect((await call('PATCH', `journey/${id}`, { holder: holding })).status).toBe(200);
      expect((await call('PATCH', `journey/${id}`, { holder: carlos })).status).toBe(200);
    });

    test('adds services, reorders them, and releases what those had that go', async () => {
      const id = await sold();
      const [hosting, flight] = await itemsOf(service, id);
      const record = newId();
      await deliver(service, attachment({ id: record, packageService: hosting?.id ?? null }));
      const services = [{ kind: 'visa' }, { id: flight?.id, kind: 'air_ticket', travel_direction: 'V' }];
      expect((await call('PATCH', `journey/${id}`, { services })).status).toBe(200);
      expect((await itemsOf(service, id)).map(({ kind, order }) => [kind, order])).toEqual([
        ['visa', 0],
        ['air_ticket', 1],
      ]);
      expect(await written(service, hosting?.id ?? '')).toMatchObject([
        {
          name: 'journeys.package-service-removed',
          data: { package_service: hosting?.id, journey: id, agency: TEST_AGENCY },
        },
      ]);
      // What the released record still tells of the item that is gone changes nothing.
      await deliver(service, attachment({ id: record, version: 2, packageService: null }));
      expect((await toldOf(id)).services.map(({ status }) => status)).toEqual(['P', 'P']);
    });

    test('by somebody who did not see the last one is a conflict', async () => {
      const id = await sold();
      expect((await call('PATCH', `journey/${id}`, { cost: 1, version: 1 })).status).toBe(200);
      expect((await call('PATCH', `journey/${id}`, { cost: 2, version: 1 })).status).toBe(409);
      expect((await toldOf(id)).cost_cents).toBe(100);
    });

    test('that makes it impossible with what stays names each field, and changes nothing', async () => {
      const id = await sold();
      const elsewhere = await firstItem(await sold());
      const refused = async (body: object) => {
        const answer = await call('PATCH', `journey/${id}`, body);
        return [answer.status, Object.keys(answer.body).sort()];
      };
      expect(await refused({ travel_date: addDays(today, 50) })).toEqual([400, ['return_date']]);
      expect(await refused({ travel_direction: 'I' })).toEqual([400, ['services.1.travel_direction']]);
      expect(await refused({ holder: stranger })).toEqual([400, ['holder']]);
      expect(await refused({ passengers: [stranger], start_city: 'NO', cost: 'x' })).toEqual([
        400,
        ['cost', 'passengers.0', 'start_city'],
      ]);
      expect(await refused({ balance_due: '2020-01-01' })).toEqual([400, ['balance_due']]);
      expect(await refused({ services: [{ id: elsewhere, kind: 'hosting' }] })).toEqual([400, ['services.0.id']]);
      expect(await refused({ services: [{ id: await firstItem(id), kind: 'visa' }] })).toEqual([
        400,
        ['services.0.kind'],
      ]);
      expect(await factsOf(id)).toEqual(['journeys.journey-created']);
    });

    test("that names a service of another agency's journey is noted", async () => {
      const id = await sold();
      const item = await firstItem(await sold());
      await service.database.query(
        `update journeys set agency = ? where id = (select journey from package_services where id = ?)`,
        [OTHER_AGENCY, item],
      );
      const noted = jest.spyOn(service.app.get(SecurityLog), 'record').mockClear();
      const name = (service: string) =>
        call('PATCH', `journey/${id}`, { services: [{ id: service, kind: 'hosting' }] });
      expect((await name(newId())).status).toBe(400);
      expect(noted).not.toHaveBeenCalled();
      expect((await name(item)).status).toBe(400);
      expect(noted.mock.calls).toEqual([['access-refused', { reason: 'unknown_reference: services' }]]);
      noted.mockRestore();
    });
  });

  describe('calling off', () => {
    test('a journey keeps it readable with what is retained, and can be taken back', async () => {
      const id = await sold();
      expect((await call('POST', `journey/${id}/cancel`, cancellation)).status).toBe(200);
      expect(await toldOf(id)).toMatchObject({
        is_cancelled: true,
        cancellation: { reason: cancellation.reason, retained_cents: 25_050 },
      });
      expect((await call('PATCH', `journey/${id}`, { cost: 1 })).status).toBe(409);
      expect((await call('POST', `journey/${id}/cancel`, cancellation)).status).toBe(409);
      expect((await call('POST', `journey/${id}/restore`)).status).toBe(200);
      expect(await toldOf(id)).toMatchObject({ is_cancelled: false, cancellation: null });
      expect(await factsOf(id)).toEqual([
        'journeys.journey-created',
        'journeys.journey-cancelled',
        'journeys.journey-updated',
      ]);
    });

    test('retains no more than the journey costs', async () => {
      const id = await sold();
      const { status, body } = await call('POST', `journey/${id}/cancel`, { ...cancellation, retained: 1500.01 });
      expect([status, body]).toMatchObject([400, { retained: [expect.any(String)] }]);
      expect(await factsOf(id)).toEqual(['journeys.journey-created']);
    });

    test('one service takes no record any more, until that is taken back', async () => {
      const id = await sold();
      const item = await firstItem(id);
      expect((await call('POST', `package_service/${item}/cancel`, cancellation)).body).toEqual({ id });
      expect((await toldOf(id)).services.find((one) => one.id === item)).toMatchObject({
        cancellation: { retained_cents: 25_050 },
      });
      const isOpen = async () =>
        (
          await service.request<{ is_open: boolean }>('GET', `/internal/package-services/${item}`, {
            headers: asStaff(),
          })
        ).body.is_open;
      expect(await isOpen()).toBe(false);
      expect((await call('POST', `package_service/${item}/restore`)).status).toBe(200);
      expect(await isOpen()).toBe(true);
    });

    test('is for staff who may change journeys of their agency', async () => {
      const id = await sold();
      const item = await firstItem(id);
      const status = async (path: string, headers: { authorization: string }) =>
        (await call('POST', path, cancellation, headers)).status;
      for (const path of [`journey/${id}/cancel`, `package_service/${item}/cancel`]) {
        expect(await status(path, asTraveller())).toBe(403);
        expect(await status(path, asRole('accounting'))).toBe(403);
        expect(await status(path, asStaff(OTHER_AGENCY))).toBe(404);
      }
      expect(await factsOf(id)).toEqual(['journeys.journey-created']);
    });
  });
});
