import type { DesignedPackageAnswer, JourneySnapshot, Page } from '@bitacora/contracts';
import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { SecurityLog } from '@bitacora/platform';
import {
  asStaff,
  asTraveller,
  journeyBody,
  OTHER_AGENCY,
  startTestProcess,
  TEST_AGENCY,
  type TestProcess,
} from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { journeys } from '../../src/journeys.process.ts';
import { deliver, employee, itemsOf, passenger, written } from './fixture.ts';

const path = '/api/v1/journey/designed_package';
const ofAgency = `${path}/${TEST_AGENCY}`;
const today = dayAt(new Date());

describe('designed packages', () => {
  let service: TestProcess;

  beforeAll(async () => {
    service = await startTestProcess(journeys);
  });
  afterAll(() => service.stop());

  const body = (changes: Record<string, unknown> = {}) => ({
    name: 'Galápagos, 5 días',
    destination_city: 'EC-GPS',
    travel_direction: 'IV',
    price: '1290.50',
    available_from: '',
    available_until: '',
    services: [
      { kind: 'hosting', order: 9 },
      { kind: 'air_ticket', travel_direction: 'I', order: 1 },
      { kind: 'air_ticket', travel_direction: 'V', order: 2 },
    ],
    ...changes,
  });

  const create = (sent: unknown, headers = asStaff()) =>
    service.request<DesignedPackageAnswer>('POST', path, { headers, body: sent });
  const change = (id: string, sent: unknown, headers = asStaff()) =>
    service.request<DesignedPackageAnswer>('PATCH', `${path}/${id}`, { headers, body: sent });
  const restore = (id: string, headers = asStaff()) =>
    service.request<DesignedPackageAnswer>('POST', `${path}/${id}/restore`, { headers });
  const withdraw = (id: string, headers = asStaff()) => service.request('DELETE', `${path}/${id}`, { headers });
  const list = async (query = '') =>
    (await service.request<DesignedPackageAnswer[]>('GET', `${ofAgency}${query}`, { headers: asStaff() })).body;
  const servicesOf = (id: string, headers = asStaff()) =>
    service.request('GET', `/api/v1/journey/services_by_designed_package/${id}`, { headers });

  describe('designing packages', () => {
    test('staff designs a package, whose services stand in its order, and the history has it', async () => {
      const answer = await create(body());
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({
        name: 'Galápagos, 5 días',
        destination_city: { code: 'EC-GPS', country: 'Ecuador' },
        price: 1290.5,
        available_from: null,
        available_until: null,
        version: 1,
      });
      expect(answer.body.services.map(({ kind }) => kind)).toEqual(['air_ticket', 'air_ticket', 'hosting']);
      expect(await list()).toContainEqual(answer.body);
      expect((await servicesOf(answer.body.id)).body).toEqual(answer.body.services);
      expect(await written(service, answer.body.id)).toMatchObject([
        { name: 'journeys.designed-package-created', data: { price_cents: 129_050, is_withdrawn: false } },
      ]);
    });

    test('a change keeps what was not sent, and a bound of its sale can be taken away', async () => {
      const { id } = (await create(body({ available_until: '2031-01-01' }))).body;
      const answer = await change(id, { price: 99, available_until: null, version: 1 });
      expect(answer).toMatchObject({
        status: 200,
        body: { name: 'Galápagos, 5 días', price: 99, available_until: null, version: 2 },
      });
      expect(await change(id, { price: 1, version: 1 })).toMatchObject({
        status: 409,
        body: { code: 'stale_version' },
      });
      const names = (await written(service, id)).map(({ name }) => name);
      expect(names).toEqual(['journeys.designed-package-created', 'journeys.designed-package-updated']);
    });

    test('a change is judged together with what stays', async () => {
      const { id } = (await create(body({ available_from: '2030-05-01' }))).body;
      expect(await change(id, { available_until: '2030-04-30' })).toMatchObject({
        status: 400,
        body: { available_until: [expect.any(String)] },
      });
      const oneWay = await change(id, { travel_direction: 'I' });
      expect(oneWay.status).toBe(400);
      expect(Object.keys(oneWay.body)).toEqual(['services.1.travel_direction']);
    });

    test('the list has names in order, page by page, and only what is sold today when asked so', async () => {
      const sold = (await create(body({ name: 'AAA', available_from: today, available_until: today }))).body.id;
      const over = (await create(body({ name: 'AAB', available_until: addDays(today, -1) }))).body.id;
      const later = (await create(body({ name: 'AAC', available_from: addDays(today, 1) }))).body.id;
      const all = (await list()).map(({ id }) => id);
      expect(all.slice(0, 3)).toEqual([sold, over, later]);
      const available = (await list('?available=true')).map(({ id }) => id);
      expect(available).toContain(sold);
      expect(available).not.toContain(over);
      expect(available).not.toContain(later);
      const page = await service.request<Page<DesignedPackageAnswer>>('GET', `${ofAgency}?page_size=2`, {
        headers: asStaff(),
      });
      expect(page.body).toMatchObject({ count: all.length, results: [{ id: sold }, { id: over }] });
    });

    test('the list is ordered by name, price, or until when it is sold, which without an end is the latest', async () => {
      const last = addDays(today, 9);
      const made = {
        cheap: (await create(body({ name: 'Orden B', price: '0.90', available_until: last }))).body.id,
        dear: (await create(body({ name: 'Orden A', price: '99990', available_until: addDays(last, 1) }))).body.id,
        middle: (await create(body({ name: 'Orden C', price: '800', available_until: null }))).body.id,
      };
      const orders = {
        name: [made.dear, made.cheap, made.middle],
        '-name': [made.middle, made.cheap, made.dear],
        price: [made.cheap, made.middle, made.dear],
        '-price': [made.dear, made.middle, made.cheap],
        available_until: [made.cheap, made.dear, made.middle],
        '-available_until': [made.middle, made.dear, made.cheap],
      };
      const ours: readonly string[] = Object.values(made);
      for (const [sort, inOrder] of Object.entries(orders)) {
        const found: string[] = [];
        for (let query = `?sort=${sort}&page_size=2`; query !== '';) {
          const { body } = await service.request<Page<DesignedPackageAnswer>>('GET', `${ofAgency}${query}`, {
            headers: asStaff(),
          });
          found.push(...body.results.map(({ id }) => id));
          query = body.next === null ? '' : `?sort=${sort}&page_size=2&cursor=${body.next}`;
        }
        expect(found).toHaveLength(new Set(found).size);
        expect([sort, found.filter((id) => ours.includes(id))]).toEqual([sort, inOrder]);
      }
      const wrong = await service.request('GET', `${ofAgency}?sort=destino`, { headers: asStaff() });
      expect(wrong).toMatchObject({ status: 400, body: { sort: [expect.any(String)] } });
    });

    test('a withdrawn package is in no list, cannot be changed, and stays in the history', async () => {
      const { id } = (await create(body())).body;
      expect((await withdraw(id)).status).toBe(200);
      expect((await list()).map((one) => one.id)).not.toContain(id);
      for (const answer of [await withdraw(id), await change(id, { price: 1 }), await servicesOf(id)]) {
        expect(answer.status).toBe(404);
      }
      expect((await written(service, id)).at(-1)).toMatchObject({
        name: 'journeys.designed-package-withdrawn',
        data: { is_withdrawn: true },
      });
      const offered = await service.request<{ snapshots: { aggregate_id: string }[] }>(
        'GET',
        '/internal/snapshots/designed-packages',
      );
      expect(offered.body.snapshots.map(({ aggregate_id }) => aggregate_id)).not.toContain(id);
    });

    test('a withdrawal is taken back as it was, and once', async () => {
      const { id, name } = (await create(body())).body;
      await withdraw(id);
      const restored = await restore(id);
      expect(restored).toMatchObject({ status: 200, body: { id, name } });
      expect((await list()).map((one) => one.id)).toContain(id);
      expect((await written(service, id)).at(-1)).toMatchObject({
        name: 'journeys.designed-package-updated',
        data: { is_withdrawn: false },
      });
      expect(await restore(id)).toMatchObject({ status: 409, body: { code: 'not_withdrawn' } });
    });

    test('packages are for staff, and of their own agency', async () => {
      const { id } = (await create(body())).body;
      expect((await create(body(), asTraveller())).status).toBe(403);
      const others = asStaff(OTHER_AGENCY);
      const noted = jest.spyOn(service.app.get(SecurityLog), 'record').mockClear();
      const refused = [
        await withdraw(id, others),
        await restore(id, others),
        await change(id, {}, others),
        await servicesOf(id, others),
      ];
      for (const answer of refused) expect(answer.status).toBe(404);
      expect(noted.mock.calls.map(([event]) => event)).toEqual(Array(4).fill('access-refused'));
      expect((await service.request('GET', ofAgency, { headers: others })).status).toBe(404);
    });
  });

  describe('selling a journey from a package', () => {
    const carlos = newId();
    const adviser = newId();
    beforeAll(() => deliver(service, passenger(carlos), employee(adviser)));

    const sell = (sold: string) =>
      service.request<{ id: string }>('POST', `/api/v1/journey/journeys_by_agency/${TEST_AGENCY}`, {
        headers: asStaff(),
        body: { ...journeyBody({ passengers: [carlos], travel_agent: adviser }), package: sold },
      });

    test('the journey remembers the package, which may change without it', async () => {
      const designed = (await create(body())).body;
      const answer = await sell(designed.id);
      expect(answer.status).toBe(200);
      const before = await itemsOf(service, answer.body.id);
      await change(designed.id, { services: [{ kind: 'visa' }] });
      expect(await itemsOf(service, answer.body.id)).toEqual(before);
      const [event] = await written(service, answer.body.id);
      expect(event?.data).toMatchObject({ designed_package: designed.id } satisfies Partial<JourneySnapshot>);
    });

    test("a withdrawn package and another agency's are not sold", async () => {
      const withdrawn = (await create(body())).body.id;
      await withdraw(withdrawn);
      const foreign = (await create(body(), asStaff(OTHER_AGENCY))).body.id;
      for (const id of [withdrawn, foreign, newId()]) {
        expect(await sell(id)).toMatchObject({ status: 400, body: { package: [expect.any(String)] } });
      }
    });
  });
});
