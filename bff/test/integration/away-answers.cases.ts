import type {
  DesignedPackageAnswer,
  DesignedPackageSnapshot,
  EmployeeAnswer,
  HandledQuoteSnapshot,
  Page,
  PassengerProfile,
  WebQuote,
} from '@bitacora/contracts';
import { addDays, dayAt } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { Inbox } from '@bitacora/platform';
import {
  asStaff,
  asTraveller,
  eventually,
  OTHER_AGENCY,
  startTestProcess,
  TEST_AGENCY,
  type TestProcess,
} from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CompleteTables } from '../../src/views-maintenance/complete-tables.ts';
import { bff } from '../../src/bff.process.ts';
import { aDesignedPackage, anEmployee, aPassenger, aQuote, envelope } from './facts.ts';
import { type FakeService, startFakeService, tellNothing } from './fake-service.ts';

const today = dayAt(new Date());
const packageList = `/api/v1/journey/designed_package/${TEST_AGENCY}`;

const quoteList = '/api/v1/agency/web_quote';

const zoila = anEmployee({ first_name: 'Zoila', last_name: 'Bravo', roles: ['operations', 'accounting'] });
const ana = anEmployee({ first_name: 'Ana', last_name: 'Bravo' });
const gone = anEmployee({ first_name: 'Luis', last_name: 'Cedeño', is_active: false });
const passenger = aPassenger({ account_email: 'suya@correo.example' });
const sold = aDesignedPackage();
const over = aDesignedPackage({ name: '=Antes', price_cents: 8000, available_until: addDays(today, -1) });
const withdrawn = aDesignedPackage({ name: 'Retirado' });
/** Of which no event told the read model. */
const before = aDesignedPackage({
  name: 'Anterior',
  price_cents: 90_000,
  available_until: addDays(today, -2),
  services: [
    { kind: 'air_ticket', travel_direction: 'I', order: 0 },
    { kind: 'hosting', travel_direction: null, order: 1 },
  ],
});

const asked = aQuote();

const snapshotOf = (data: DesignedPackageSnapshot | HandledQuoteSnapshot) => ({
  aggregate_id: data.id,
  aggregate_version: 1,
  data,
});
const isAway: FakeService['answer'] = (_, response) => response.writeHead(503).end('{}');

describe('away answers', () => {
  let services: FakeService;
  let server: TestProcess;
  beforeAll(async () => {
    services = await startFakeService({ tellsPackages: true });
    server = await startTestProcess(bff, { environment: services.environment });
    const inbox = server.app.get(Inbox);
    for (const one of [zoila, ana, gone]) await inbox.receive(envelope('identity.employee-created', 1, one));
    await inbox.receive(envelope('identity.passenger-registered', 3, passenger));
    for (const one of [sold, over, withdrawn])
      await inbox.receive(envelope('journeys.designed-package-created', 1, one));
    await inbox.receive(envelope('journeys.designed-package-withdrawn', 2, { ...withdrawn, is_withdrawn: true }));
  });
  afterAll(async () => {
    await server.stop();
    services.stop();
  });

  const fetchFrom = (path: string, headers = asStaff()) => fetch(`${server.url}${path}`, { headers });
  const filesTaken = () =>
    server.database.query<{ envelope: { actor: unknown; data: unknown } }>(
      `select envelope from history where name = 'bff.list-exported' order by occurred_at`,
    );
  const get = <Body>(path: string, headers = asStaff()) => server.request<Body>('GET', path, { headers });

  test('a service that is there answers itself', async () => {
    expect((await get('/api/v1/agency/employee')).body).toEqual({ cualquier: 'cosa' });
  });

  describe('while identity and journeys cannot answer', () => {
    beforeAll(() => {
      services.answer = isAway;
    });

    test('designed packages and quotes of before are not known to be none until journeys told of them once', async () => {
      const paths = [packageList, `${packageList}/csv`, `/api/v1/journey/services_by_designed_package/${sold.id}`];
      for (const path of [...paths, quoteList]) expect((await get(path)).status).toBe(503);
      await server.app.get(CompleteTables).fill();
      expect((await get(packageList)).status).toBe(503);
      expect(await filesTaken()).toEqual([]);
      services.answer = ({ url }, response) => {
        const isFirst = url === '/internal/snapshots/designed-packages';
        const ofPackages = isFirst ? [before, sold, over].map(snapshotOf) : [];
        const isOfQuotes = url?.startsWith('/internal/snapshots/web-quotes');
        const told = isOfQuotes
          ? { event: 'journeys.quote-updated', snapshots: url?.includes('?') ? [] : [snapshotOf(asked)] }
          : { event: 'journeys.designed-package-updated', snapshots: ofPackages };
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(told));
      };
      await server.app.get(CompleteTables).fill();
      services.answer = isAway;
      for (const path of paths) expect((await fetchFrom(path)).status).toBe(200);
      expect((await get<WebQuote[]>(quoteList)).body.map(({ id }) => id)).toEqual([asked.id]);
      const servicesOfBefore = `/api/v1/journey/services_by_designed_package/${before.id}`;
      expect((await get(servicesOfBefore)).body).toEqual(before.services);
    });

    test('designed packages and quotes that were read once are not read again by whoever starts', async () => {
      let asked = 0;
      services.answer = (request, response) => {
        asked += 1;
        isAway(request, response);
      };
      await server.app.get(CompleteTables).fill();
      services.answer = isAway;
      expect(asked).toBe(0);
    });

    test('the employees of the agency are those that the BFF was told of, by name and page by page', async () => {
      const { body } = await get<EmployeeAnswer[]>('/api/v1/agency/employee');
      expect(body.map(({ id }) => id)).toEqual([ana.id, zoila.id, gone.id]);
      expect(body.map(({ rights }) => rights.length > 0)).toEqual([true, true, false]);
      expect(body[0]).not.toHaveProperty('agency');
      const first = (await get<Page<EmployeeAnswer>>('/api/v1/agency/employee?page_size=2')).body;
      expect(first).toMatchObject({ count: 3, results: [{ id: ana.id }, { id: zoila.id }] });
      const rest = await get<Page<EmployeeAnswer>>(`/api/v1/agency/employee?page_size=2&cursor=${first.next}`);
      expect(rest.body.results.map(({ id }) => id)).toEqual([gone.id]);
      expect((await get('/api/v1/agency/employee?page_size=0')).status).toBe(400);
      expect((await get('/api/v1/agency/employee', asStaff(OTHER_AGENCY))).body).toEqual([]);
      expect((await get('/api/v1/agency/employee', asTraveller())).status).toBe(403);
    });

    test('one employee has role and rights, and is nobody to another agency', async () => {
      const one = `/api/v1/agency/employee/${TEST_AGENCY}/${zoila.user_id}`;
      const { body } = await get<EmployeeAnswer>(one);
      expect(body).toMatchObject({
        id: zoila.id,
        role: 'operations',
        rights: ['read', 'services', 'billing', 'problems', 'statistics'],
      });
      expect((await get(one, asStaff(OTHER_AGENCY))).status).toBe(404);
      const foreign = `/api/v1/agency/employee/${OTHER_AGENCY}/${zoila.user_id}`;
      expect((await get(foreign, asStaff(OTHER_AGENCY))).status).toBe(404);
    });

    test('designed packages are listed without what was withdrawn, and those on sale when asked so', async () => {
      const { body } = await get<DesignedPackageAnswer[]>(packageList);
      expect(body.map(({ id }) => id)).toEqual([over.id, before.id, sold.id]);
      expect(body[2]).toEqual({
        id: sold.id,
        name: sold.name,
        destination_city: sold.destination_city,
        travel_direction: 'IV',
        price: 1290.5,
        available_from: null,
        available_until: null,
        services: sold.services,
        version: 1,
      });
      const available = await get<DesignedPackageAnswer[]>(`${packageList}?available=true`);
      expect(available.body.map(({ id }) => id)).toEqual([sold.id]);
      const servicesOf = (id: string, headers = asStaff()) =>
        get(`/api/v1/journey/services_by_designed_package/${id}`, headers);
      expect((await servicesOf(sold.id)).body).toEqual(sold.services);
      expect((await servicesOf(withdrawn.id)).status).toBe(404);
      expect((await servicesOf(sold.id, asStaff(OTHER_AGENCY))).status).toBe(404);
    });

    test('designed packages are in the order that was asked for, page after page', async () => {
      const orders = {
        name: [over, before, sold],
        '-name': [sold, before, over],
        price: [over, before, sold],
        '-price': [sold, before, over],
        available_until: [before, over, sold],
        '-available_until': [sold, over, before],
      };
      for (const [sort, inOrder] of Object.entries(orders)) {
        const found: string[] = [];
        for (let query = `sort=${sort}&page_size=1`; query !== '';) {
          const { next, results } = (await get<Page<DesignedPackageAnswer>>(`${packageList}?${query}`)).body;
          found.push(...results.map(({ id }) => id));
          query = next === null ? '' : `sort=${sort}&page_size=1&cursor=${next}`;
        }
        expect([sort, found]).toEqual([sort, inOrder.map(({ id }) => id)]);
      }
      expect((await get(`${packageList}?sort=destino`)).status).toBe(400);
    });

    test('the file of designed packages has those of the list in its order, and who took it is recorded', async () => {
      const taken = (await filesTaken()).length;
      const file = await fetchFrom(`${packageList}/csv?sort=price`);
      expect(file.headers.get('content-disposition')).toBe(`attachment; filename="paquetes-${today}.csv"`);
      const [heads, ...lines] = (await file.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
      expect(heads).toBe(
        '"Nombre";"Destino";"País";"Sentido";"Precio por persona";"A la venta desde";"A la venta hasta";"Servicios"',
      );
      const where = '"Baltra";"Ecuador";"Ida y vuelta"';
      expect(lines).toEqual([
        `"'=Antes";${where};80,00;;"${addDays(today, -1)}";"Hospedaje"`,
        `"Anterior";${where};900,00;;"${addDays(today, -2)}";"Boleto Aéreo, Ida · Hospedaje"`,
        `"Galápagos, 5 días";${where};1290,50;;;"Hospedaje"`,
      ]);
      const onSale = await (await fetchFrom(`${packageList}/csv?available=true`)).text();
      expect(onSale.trimEnd().split('\r\n')).toHaveLength(2);
      const recorded = (await filesTaken()).slice(taken).map(({ envelope }) => envelope);
      expect(recorded).toMatchObject([
        { actor: { agency: TEST_AGENCY }, data: { list: 'paquetes', filters: { sort: 'price' } } },
        { actor: { agency: TEST_AGENCY }, data: { list: 'paquetes', filters: { available: true } } },
      ]);
      expect((await fetchFrom(`${packageList}/csv`, asStaff(OTHER_AGENCY))).status).toBe(404);
      expect((await fetchFrom(`${packageList}/csv`, asTraveller())).status).toBe(403);
    });

    test('a passenger is who the agency wrote, and says that the rest is missing', async () => {
      const { body } = await get<PassengerProfile>(`/api/v1/user/passenger/${passenger.id}`);
      expect(body).toMatchObject({
        id: passenger.id,
        personal: { first_name: passenger.first_name, id_number: passenger.id_number },
        contact: { email: passenger.email, phone: passenger.phone },
        is_partial: true,
        version: 3,
      });
      // What the account wrote for itself is for no agency.
      expect(JSON.stringify(body)).not.toContain('suya@correo.example');
      expect((await get(`/api/v1/user/passenger/${passenger.id}`, asStaff(OTHER_AGENCY))).status).toBe(404);
      expect((await get(`/api/v1/user/passenger/${newId()}`)).status).toBe(404);
    });

    test('what only a service knows says that it is away', async () => {
      expect((await get('/api/v1/user/sessions')).status).toBe(503);
    });
  });

  test('a service that nobody reaches is stood in for, too', async () => {
    services.stop();
    expect((await get<DesignedPackageAnswer[]>(packageList)).body).toHaveLength(3);
  });

  test('a process that ends finishes what it is reading of designed packages, and nothing of it is at work afterwards', async () => {
    const slow = await startFakeService({ tellsPackages: true });
    let isAsked = false;
    slow.answer = (request, response) => {
      isAsked = true;
      setTimeout(() => tellNothing(request, response), 500);
    };
    const ending = await startTestProcess(bff, { environment: slow.environment });
    let isRead = false;
    void ending.app
      .get(CompleteTables)
      .fill()
      .then(() => (isRead = true));
    await eventually(() => Promise.resolve(expect(isAsked).toBe(true)));
    await ending.stop();
    slow.stop();
    expect(isRead).toBe(true);
  });
});
