import type { StoredProblemReport, WebQuote } from '@bitacora/contracts';
import { type Clock, dayAt, FixedClock } from '@bitacora/kernel';
import { newId } from '@bitacora/kernel/ids';
import { AttemptSweep, CLOCK, FileStore, simplePdf } from '@bitacora/platform';
import { asStaff, asTraveller, OTHER_AGENCY, startTestProcess, TEST_AGENCY, type TestProcess } from '@bitacora/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { journeys } from '../../src/journeys.process.ts';
import { agency, deliver, employee, passenger, written } from './fixture.ts';

describe('quotes', () => {
  const path = '/api/v1/agency/web_quote';
  let service: TestProcess;

  beforeAll(async () => {
    service = await startTestProcess(journeys);
    await deliver(service, agency());
  });
  afterAll(() => service.stop());

  const body = (changes: Record<string, unknown> = {}) => ({
    last_name: 'Ñáñez',
    first_name: 'Sofía',
    phone: '0991234567',
    email: 'sofia@ejemplo.ec',
    n_adults: '2',
    travel_date: dayAt(new Date()),
    country: 'PE',
    agency: TEST_AGENCY,
    ...changes,
  });

  const send = (sent: unknown, headers: Record<string, string> = {}) =>
    service.request<WebQuote>('POST', path, { body: sent, headers });

  const stored = () =>
    service.database.query<{ id: string; notes: string }>(`select id, notes from web_quotes order by id`);

  test('a visitor asks for a quote, and it is told whole', async () => {
    const answer = await send(body());
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ n_adults: 2, n_children: 0, country: 'PE', country_name: 'Perú' });
    expect(answer.body).not.toHaveProperty('status');
    const told = await written(service, answer.body.id);
    expect(told).toMatchObject([
      {
        name: 'journeys.quote-created',
        data: {
          ...answer.body,
          status: 'new',
          owner: null,
          notes: '',
          lost_reason: null,
          answered_at: null,
          closed_at: null,
        },
      },
    ]);
    const { body: sources } = await service.request<{ snapshots: unknown[] }>(
      'GET',
      `/internal/snapshots/web-quotes?ids=${answer.body.id}`,
    );
    expect(sources.snapshots).toMatchObject([{ aggregate_version: 1, data: told[0]?.data }]);
  });

  test('a quote for nobody and to nowhere names both fields and is not stored', async () => {
    const before = (await stored()).length;
    const answer = await send(body({ agency: OTHER_AGENCY, country: 'XX' }));
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body).sort()).toEqual(['agency', 'country']);
    expect(await stored()).toHaveLength(before);
  });

  test('a quote names all that is wrong at once, an unknown country and agency too', async () => {
    const before = (await stored()).length;
    const answer = await send(body({ agency: OTHER_AGENCY, country: 'XX', email: 'sin arroba', n_adults: 0 }));
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body).sort()).toEqual(['agency', 'country', 'email', 'n_adults']);
    expect(await stored()).toHaveLength(before);
  });

  test('a quote that was sent twice with one key is stored once', async () => {
    const headers = { 'idempotency-key': newId() };
    const first = await send(body(), headers);
    const second = await send(body(), headers);
    expect(second.body).toEqual(first.body);
    expect((await stored()).filter(({ id }) => id === first.body.id)).toHaveLength(1);
  });

  describe('what staff make of a quote', () => {
    const change = (id: string, changes: object, headers = asStaff()) =>
      service.request<WebQuote>('PATCH', `${path}/${id}`, { headers, body: changes });
    const aQuote = async () => (await send(body())).body.id;

    test('says where it stands and who answers, and is told whole', async () => {
      const [id, owner] = [await aQuote(), newId()];
      await deliver(service, employee(owner));
      const { status, body: taken } = await change(id, {
        status: 'in_progress',
        owner,
        notes: 'Llamar mañana',
        version: 1,
      });
      expect(status).toBe(200);
      expect(taken).toMatchObject({
        status: 'in_progress',
        owner,
        notes: 'Llamar mañana',
        answered_at: null,
        version: 2,
      });
      const { body: answered } = await change(id, { status: 'answered' });
      expect(answered).toMatchObject({
        owner,
        notes: 'Llamar mañana',
        answered_at: expect.any(String),
        closed_at: null,
      });
      const told = (await written(service, id)).at(-1);
      expect(told).toMatchObject({ name: 'journeys.quote-updated', data: { id, status: 'answered', owner } });
    });

    test('a lost one has a reason, and loses it when it is open again; that it was answered stays', async () => {
      const id = await aQuote();
      expect((await change(id, { status: 'lost' })).body).toEqual({ lost_reason: [expect.any(String)] });
      await change(id, { status: 'answered' });
      const { body: lost } = await change(id, { status: 'lost', lost_reason: 'PRICE' });
      expect(lost).toMatchObject({ lost_reason: 'PRICE', closed_at: expect.any(String) });
      const { body: again } = await change(id, { status: 'in_progress' });
      expect(again).toMatchObject({ lost_reason: null, closed_at: null, answered_at: lost.answered_at });
    });

    test('is refused by an older version, for nobody of the agency, and to others than its staff', async () => {
      const id = await aQuote();
      await change(id, { notes: 'Uno' });
      expect((await change(id, { notes: 'Dos', version: 1 })).status).toBe(409);
      expect((await change(id, { owner: newId() })).body).toEqual({ owner: [expect.any(String)] });
      expect((await change(id, { notes: 'Tres' }, asStaff(OTHER_AGENCY))).status).toBe(404);
      expect((await change(id, { notes: 'Tres' }, asTraveller())).status).toBe(403);
      expect((await stored()).find((quote) => quote.id === id)?.notes).toBe('Uno');
    });
  });
});

describe('limits of what people send', () => {
  const HOUR = 60 * 60 * 1000;
  let service: TestProcess;
  let clock: FixedClock;
  let setClock: { mockRestore(): void };

  beforeAll(async () => {
    service = await startTestProcess(journeys);
    await deliver(service, agency());
    clock = new FixedClock(new Date());
    // Every process of the suite has the same one: it goes back afterwards.
    setClock = jest.spyOn(service.app.get<Clock>(CLOCK), 'now').mockImplementation(() => clock.now());
  });
  afterAll(async () => {
    setClock.mockRestore();
    await service.stop();
  });

  const quote = (address: string, changes: object = {}, headers: Record<string, string> = {}) =>
    service.request<WebQuote>('POST', '/api/v1/agency/web_quote', {
      headers: { 'x-forwarded-for': address, ...headers },
      body: {
        last_name: 'Ñáñez',
        first_name: 'Sofía',
        phone: '0991234567',
        email: 'sofia@ejemplo.ec',
        n_adults: 2,
        travel_date: '2031-01-01',
        country: 'PE',
        agency: TEST_AGENCY,
        ...changes,
      },
    });

  const report = (userId: string, body: unknown = { description: 'Algo pasó' }) =>
    service.request('POST', '/api/v1/agency/problem_report', {
      headers: asTraveller(userId),
      body,
    });

  test('an office behind one address may ask for 30 quotes an hour; what is refused or repeated counts for nothing', async () => {
    const headers = { 'idempotency-key': newId() };
    for (let sent = 1; sent <= 30; sent += 1) {
      expect((await quote('200.1.1.1', {}, sent === 1 ? headers : {})).status).toBe(201);
      if (sent <= 3) expect((await quote('200.1.1.1', { country: 'XX' })).status).toBe(400);
    }
    expect((await quote('200.1.1.1', {}, headers)).status).toBe(201);
    const tooMany = await quote('200.1.1.1');
    expect(tooMany).toMatchObject({ status: 429, body: { code: 'throttled' } });
    expect(Number(tooMany.headers.get('retry-after'))).toBe(120);
    expect((await quote('200.1.1.2')).status).toBe(201);
    const [row] = await service.database.query<{ count: number }>(`select count(*)::int as count from web_quotes`);
    expect(row?.count).toBe(31);

    clock = new FixedClock(new Date(clock.now().getTime() + HOUR));
    expect((await quote('200.1.1.1')).status).toBe(201);
  });

  test('a person may report 20 problems an hour, of many at once no more', async () => {
    const [carlos, ana] = [newId(), newId()];
    await deliver(service, passenger(newId(), TEST_AGENCY, carlos), passenger(newId(), TEST_AGENCY, ana));
    const answers = await Promise.all(Array.from({ length: 22 }, () => report(carlos)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(20).fill(201), 429, 429]);
    expect((await report(ana)).status).toBe(201);
  });

  test('the file of a report too many is not even stored', async () => {
    const carlos = newId();
    await deliver(service, passenger(newId(), TEST_AGENCY, carlos));
    for (let sent = 1; sent <= 20; sent += 1) expect((await report(carlos)).status).toBe(201);
    const upload = jest.spyOn(service.app.get(FileStore), 'uploadAll');
    const body = new FormData();
    body.append('description', 'Algo pasó');
    body.append('file', new File([simplePdf('Voucher', ['Fecha equivocada'])], 'voucher.pdf'));
    expect((await report(carlos, body)).status).toBe(429);
    expect(upload).not.toHaveBeenCalled();
  });

  test('counts are kept for a day, and name nobody', async () => {
    const keys = () => service.database.query<{ key: string }>(`select key from attempts`);
    expect((await keys()).length).toBeGreaterThan(2);
    expect(JSON.stringify(await keys())).not.toContain('200.1.1');
    clock = new FixedClock(new Date(clock.now().getTime() + 25 * HOUR));
    await service.app.get(AttemptSweep).sweep();
    expect(await keys()).toEqual([]);
  });
});

describe('reports of problems', () => {
  const path = '/api/v1/agency/problem_report';
  const carlos = newId();
  const travels = passenger(newId(), TEST_AGENCY, carlos);
  const adviser = employee();
  let service: TestProcess;
  let journey: string;

  beforeAll(async () => {
    service = await startTestProcess(journeys);
    await deliver(service, travels, adviser);
    journey = await bookedJourney([travels.aggregate_id]);
  });
  afterAll(() => service.stop());

  async function bookedJourney(passengers: string[]): Promise<string> {
    const { body } = await service.request<{ id: string }>(
      'POST',
      `/api/v1/journey/journeys_by_agency/${TEST_AGENCY}`,
      {
        headers: asStaff(),
        body: {
          passengers,
          start_city: 'EC-GYE',
          destination_city: 'PE-LIM',
          travel_date: '2031-07-10',
          purchase_date: '2026-01-15',
          cost: 100,
          travel_direction: 'IV',
          travel_agent: adviser.aggregate_id,
          services: [{ kind: 'hosting' }],
        },
      },
    );
    return body.id;
  }

  const report = (body: unknown, userId = carlos, headers: Record<string, string> = {}) =>
    service.request<StoredProblemReport>('POST', path, { body, headers: { ...asTraveller(userId), ...headers } });

  /** Somebody who travels with these agencies, and has reported nothing yet. */
  async function somebody(...agencies: string[]): Promise<string> {
    const userId = newId();
    await deliver(service, ...agencies.map((agency) => passenger(newId(), agency, userId)));
    return userId;
  }

  async function travelsOf(userId: string): Promise<typeof travels> {
    const event = passenger(newId(), TEST_AGENCY, userId);
    await deliver(service, event);
    return event;
  }

  async function stored(): Promise<unknown> {
    const [row] = await service.database.query(
      `select (select count(*)::int from problem_reports) as reports, (select count(*)::int from files) as files,
            (select count(*)::int from outbox) as events, (select last from problem_report_numbers limit 1) as last`,
    );
    return row;
  }

  async function refused(ask: () => Promise<{ status: number; body: object }>): Promise<string[]> {
    const before = await stored();
    const { status, body } = await ask();
    expect(status).toBe(400);
    expect(await stored()).toEqual(before);
    return Object.keys(body);
  }

  function form(fields: Record<string, string | File>): FormData {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    return data;
  }

  const pdf = () => new File([simplePdf('Voucher', ['Fecha equivocada'])], 'voucher.pdf');

  describe('reporting a problem', () => {
    test('answers a number and tells the adviser of the journey what was written, with the file', async () => {
      const fields = { description: 'El voucher tiene\notra fecha.', topic: 'DOCUMENT', journey, file: pdf() };
      const { status, body } = await report(form(fields));
      expect(status).toBe(201);
      expect(body).toMatchObject({ agency: TEST_AGENCY, journey, topic: 'DOCUMENT', file: { name: 'voucher.pdf' } });
      expect(body.number).toMatch(/^R-\d{6}$/);
      expect(await written(service, body.id)).toMatchObject([
        {
          name: 'journeys.problem-reported',
          data: {
            number: body.number,
            user_id: carlos,
            passenger: travels.aggregate_id,
            adviser: adviser.aggregate_id,
            description: 'El voucher tiene\notra fecha.',
            file: { id: body.file?.id },
          },
        },
      ]);
      const files = await service.database.query(`select status from files where id = ?`, [body.file?.id]);
      expect(files).toEqual([{ status: 'stored' }]);
    });

    test('needs only words: it goes to the person’s agency, about anything', async () => {
      const { status, body } = await report({ description: 'No puedo ver mis viajes' });
      expect(status).toBe(201);
      expect(body).toMatchObject({ agency: TEST_AGENCY, journey: null, topic: 'OTHER', file: null });
      expect((await written(service, body.id))[0]?.data).toMatchObject({ adviser: null });
    });

    test('counts within each agency, without gaps, whoever reports at once', async () => {
      const userId = await somebody(OTHER_AGENCY);
      await refused(() => report({ description: 'x', journey }, userId));
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, index) => report({ description: `Problema ${index}` }, userId)),
      );
      expect(answers.map(({ body }) => body.number).sort()).toEqual(['R-000001', 'R-000002', 'R-000003', 'R-000004']);
    });

    test('is done once for one idempotency key', async () => {
      const headers = { 'idempotency-key': newId() };
      const first = await report({ description: 'Una vez' }, carlos, headers);
      const again = await report({ description: 'Una vez' }, carlos, headers);
      expect(again.body).toEqual(first.body);
      expect((await report({ description: 'Otra cosa' }, carlos, headers)).status).toBe(422);
    });
  });

  describe('who may report what', () => {
    test('nobody without a session', async () => {
      expect((await service.request('POST', path, { body: { description: 'x' } })).status).toBe(401);
    });

    test('nobody about a journey of others: it is as unknown as one that is not there, and no file stays', async () => {
      const others = passenger();
      await deliver(service, others);
      const theirs = await bookedJourney([others.aggregate_id]);
      expect(await refused(() => report(form({ description: 'x', journey: theirs, file: pdf() })))).toEqual([
        'journey',
      ]);
      expect(await refused(() => report({ description: 'x', journey: newId() }))).toEqual(['journey']);
    });

    test('nobody to an agency where he or she is no passenger', async () => {
      expect(await refused(() => report({ description: 'x', agency: OTHER_AGENCY }))).toEqual(['agency']);
      expect(await refused(() => report({ description: 'x' }, newId()))).toEqual(['agency']);
    });

    test('who travels with two agencies says which, unless the journey says it', async () => {
      const userId = await somebody(TEST_AGENCY, OTHER_AGENCY);
      expect(await refused(() => report({ description: 'x' }, userId))).toEqual(['agency']);
      expect((await report({ description: 'x', agency: OTHER_AGENCY }, userId)).body.agency).toBe(OTHER_AGENCY);
    });
  });

  test('a report that breaks rules names each field, and a file that is none', async () => {
    expect(await refused(() => report({}))).toEqual(['description']);
    expect(
      (await refused(() => report({ description: 'x'.repeat(2001), topic: 'NADA', journey: '7' }))).sort(),
    ).toEqual(['description', 'journey', 'topic']);
    const program = new File(['MZ\u0090'], 'foto.pdf');
    expect(await refused(() => report(form({ description: 'x', file: program })))).toEqual(['file']);
    const cutOff = new File([pdf().slice(0, pdf().size / 2)], 'hoja.pdf');
    expect(await refused(() => report(form({ description: '', file: cutOff })))).toEqual(['description', 'file']);
  });

  describe('what staff make of a report', () => {
    const change = (id: string, changes: object, headers = asStaff()) =>
      service.request<{ status: string; version: number }>('PATCH', `${path}/${id}`, { headers, body: changes });
    const reported = async () =>
      (await report({ description: 'El voucher tiene otra fecha.' }, await somebody(TEST_AGENCY))).body.id;
    const lastOf = async (id: string) => (await written(service, id)).at(-1);

    test('says where it stands and who answers; a new answer is told as one, once, and answers it', async () => {
      const id = await reported();
      const owner = adviser.aggregate_id;
      expect((await change(id, { status: 'in_progress', owner, version: 1 })).body).toEqual({
        id,
        status: 'in_progress',
        version: 2,
      });
      expect(await lastOf(id)).toMatchObject({
        name: 'journeys.problem-updated',
        data: { status: 'in_progress', owner },
      });
      expect((await change(id, { answer: 'Ya está corregido.' })).body).toMatchObject({ status: 'answered' });
      const answered = { name: 'journeys.problem-answered', data: { status: 'answered', owner } };
      expect(await lastOf(id)).toMatchObject(answered);
      expect((await lastOf(id))?.data).toMatchObject({ answer: { text: 'Ya está corregido.' } });
      await change(id, { status: 'in_progress', answer: 'Ya está corregido.' });
      expect(await lastOf(id)).toMatchObject({ name: 'journeys.problem-updated', data: { status: 'in_progress' } });
    });

    test('is refused by an older version, for nobody of the agency, and to others than its staff', async () => {
      const id = await reported();
      await change(id, { status: 'in_progress' });
      expect((await change(id, { answer: 'Otra', version: 1 })).status).toBe(409);
      expect((await change(id, { owner: newId() })).body).toEqual({ owner: [expect.any(String)] });
      expect((await change(id, { answer: 'Otra' }, asStaff(OTHER_AGENCY))).status).toBe(404);
      expect((await change(id, { answer: 'Otra' }, asTraveller(carlos))).status).toBe(403);
      expect(await lastOf(id)).toMatchObject({ name: 'journeys.problem-updated', data: { status: 'in_progress' } });
    });
  });

  test('whoever rebuilds a view reads every report', async () => {
    const { body } = await report({ description: 'Para la vista' });
    const page = await service.request<{ event: string; snapshots: { aggregate_id: string }[] }>(
      'GET',
      '/internal/snapshots/problem-reports',
    );
    expect(page.body.event).toBe('journeys.problem-reported');
    expect(page.body.snapshots.map(({ aggregate_id }) => aggregate_id)).toContain(body.id);
  });

  test('a report names all that is wrong at once, with a journey that is not the person’s', async () => {
    const before = await stored();
    const other = await bookedJourney([(await travelsOf(newId())).aggregate_id]);
    const data = new FormData();
    data.append('description', ' ');
    data.append('journey', other);
    data.append('file', new Blob(['no es un PDF']), 'hoja.pdf');
    const answer = await report(data);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body).sort()).toEqual(['description', 'file', 'journey']);
    expect(await stored()).toMatchObject({ files: (before as { files: number }).files });
  });
});
